import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import redFlags from '@/shared/lib/redFlags.json'
import type { RedFlag } from '@/shared/lib/redFlags'

import { historyTexts } from '../../content/historyTexts'
import { FlagChoice } from './VisitChoices'

const flags = redFlags.slice(0, 3) as unknown as RedFlag[]
const choice = (asked: readonly string[]) =>
  renderToStaticMarkup(
    <FlagChoice texts={historyTexts} flags={flags} asked={asked} chosen={new Set()} onToggle={() => {}} />,
  )

it('lies open where the diary shows what may be a warning sign: only she can say, and a fold is passed over', () => {
  expect(choice([flags[1]!.key])).toContain('<details open')
  expect(choice([])).not.toContain('<details open')
  expect(choice(['of another list'])).not.toContain('<details open')
})
