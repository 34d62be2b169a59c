import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { historyTexts } from '../../content/historyTexts'
import { addDays } from '../../domain/days'
import { groupByDay } from '../../domain/history'
import { SeverityChart } from './SeverityChart'

const today = '2026-11-20'

/** How many stems and moons are drawn for so many days with three flashes each. */
function countDrawn(days: number): { stems: number; rings: number } {
  const entries = Array.from({ length: days * 3 }, (_, index) => ({
    severity: 1 + (index % 5),
    duration: 3,
    triggers: [],
    reliefMethods: [],
    timestamp: `${addDays(today, -Math.floor(index / 3))}T12:00:00+00:00`,
  }))
  const range = { from: addDays(today, 1 - days), to: today }
  const html = renderToStaticMarkup(<SeverityChart texts={historyTexts} days={groupByDay(entries)} range={range} />)
  const paths = [...html.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path!.split('M').length - 1)
  const [stems, rings] = paths.slice(6)
  return { stems: stems!, rings: rings! }
}

it('draws each day of a month, and of ten years no more than there is room for', () => {
  expect(countDrawn(30)).toEqual({ stems: 30, rings: 60 })
  const years = countDrawn(3650)
  expect(years.stems, 'a column of a pixel has five strengths at most').toBeLessThan(680 * 5)
  expect(years.rings).toBeLessThan(680 * 5)
})
