import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

import { pages, startingTexts } from './markedPages'
import { mark } from './markedViews'
import { countWords, textsIn } from './wordsInCode'

vi.mock('server-only', () => ({}))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: () => {}, push: () => {} }),
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
}))
// Figures are data, with the sentences that say what was measured.
vi.mock('@/features/auntie/content/evaluations', () => {
  const row = { what: 'ⓜ', source: 'ⓜ', right: 1, of: 2 }
  const kinds = ['heard', 'false alarm', 'found']
  return { evaluations: [{ on: '2026-03-17', weights: 'ⓜ', rows: kinds.map((kind) => ({ ...row, kind })) }] }
})

/** What of a page is read and comes from code. */
function inCode(page: ReactNode): string[] {
  const html = renderToStaticMarkup(page).replaceAll(/<(svg|style|script)\b.*?<\/\1>/gs, '')
  const texts = html.split(/<[^>]+>/).map((text) => text.replaceAll('&#x27;', "'").trim())
  return [...new Set(texts.filter((text) => /\p{L}{2}/u.test(text) && !text.includes(mark)))]
}

/** What is fixed, with the reason in docs/editors.md: not counted below. */
const fixed: Record<string, string[]> = {
  // A day, as it is stored.
  corrections: ['March 17, 2026'],
  // How soon and where a sign belongs are the same for every sign.
  'warning-signs': ['At your next visit', 'At your next visit:', 'Heart and breath', 'Now:'],
  // The grade of a supplement is the same wherever it stands.
  'a protocol': ['Limited evidence'],
}

/** What else stays in code: counts, labels of controls, the names of services. */
const staysInCode: Record<string, string[]> = {
  'boundary-magic': ['1 minute', '2 minutes'],
  'clean-ingredients': ['On the label', 'Points'],
  library: ['0 modules'],
  'privacy-dashboard': ['Stripe', 'AI provider', 'Resend'],
  'safety/auntie': ['(9.5 % to 90.5 %)'],
  subscribe: ['DONATE'],
  'wisdom-council': ['0 experts'],
}

const sorted = (texts: readonly string[]) => texts.toSorted()

it.each(Object.entries(pages))('every word of %s is an editor’s, but for what is listed', (name, page) => {
  expect(sorted(inCode(page()))).toEqual(sorted([...(fixed[name] ?? []), ...(staysInCode[name] ?? [])]))
})

it.each(Object.entries(staysInCode))('of the words of %s at most 2 % stay in code', (name, texts) => {
  const inHand = countWords(textsIn(startingTexts[name]))
  expect(inHand).toBeGreaterThan(0)
  expect(countWords(texts) / (inHand + countWords(texts))).toBeLessThanOrEqual(0.02)
})
