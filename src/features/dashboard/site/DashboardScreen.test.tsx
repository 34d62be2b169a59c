import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { DashboardScreen } from './DashboardScreen'

const none = { sleep: null, energy: null, week: null, tarot: null, learning: null }
const render = (socialPage: string | null) =>
  renderToStaticMarkup(
    <DashboardScreen
      patterns={[]}
      focus={[]}
      preview={false}
      stacks={[]}
      reframes={[]}
      socialPage={socialPage}
      parts={none}
    />,
  )

it('Community Support opens the official page in a new tab', () => {
  expect(render('https://social.example/us')).toMatch(
    /<a href="https:\/\/social\.example\/us" target="_blank" rel="noopener/,
  )
})

it('Community Support leads to the community page while there is no official one', () => {
  const html = render(null)
  expect(html).toContain('href="/community"')
  expect(html).not.toContain('target="_blank"')
})

it('stands without any content, and leaves out what it has nothing for', () => {
  const html = render(null)
  expect(html).toContain('Your Day on One Page')
  expect(html).not.toContain('Today’s supplement stack')
  expect(html).not.toContain('Today’s Focus')
})
