import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { coachingTexts } from '../../content/coachingTexts'
import { BookingLink } from './BookingLink'

const coachingLink = 'https://booking.example/hour'
const contactEmail = 'hello@example.com'
const render = (given: Omit<Parameters<typeof BookingLink>[0], 'texts'>) =>
  renderToStaticMarkup(<BookingLink texts={coachingTexts} {...given} />)

describe('the way to an appointment', () => {
  it('is the owner’s booking page, in a new tab, told nothing', () => {
    const html = render({ coachingLink, contactEmail })
    expect(html).toMatch(
      /<a href="https:\/\/booking\.example\/hour" target="_blank" rel="noopener noreferrer external"/,
    )
    expect(html).toContain('Schedule $75 Consultation')
    expect(html).not.toContain('mailto:')
  })

  it('is a letter where there is no such page', () => {
    const html = render({ coachingLink: null, contactEmail })
    expect(html).toContain('href="mailto:hello@example.com?subject=Consultation"')
    expect(html).toContain('Schedule $75 Consultation')
  })

  it('is the plain truth where there is neither', () => {
    const html = render({ coachingLink: null, contactEmail: null })
    expect(html).toContain('There is no appointment to book yet.')
    expect(html).not.toContain('Schedule')
  })
})
