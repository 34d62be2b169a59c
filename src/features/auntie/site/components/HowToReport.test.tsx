import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { safetyCaseTexts as texts } from '../../content/safetyCaseTexts'
import { HowToReport } from './HowToReport'

it('names the address of the site to report to, and asks for no report where there is none', () => {
  const withOne = renderToStaticMarkup(<HowToReport texts={texts} contactEmail="hello@power.example" />)
  expect(withOne).toContain('href="mailto:hello@power.example?subject=Auntie"')
  expect(renderToStaticMarkup(<HowToReport texts={texts} contactEmail={null} />)).toBe('')
})
