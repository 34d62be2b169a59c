import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { historyTexts } from '../../content/historyTexts'
import { addDays } from '../../domain/days'
import { groupByDay } from '../../domain/history'
import { SeverityChart } from './SeverityChart'

const today = '2026-11-20'

/** The marks of a chart, path by path, each path as its marks: so many flashes on each day, counted back from today. */
function marksOf(days: number, flashesOn: (ago: number) => number[]): string[][] {
  const entries = Array.from({ length: days }, (_, ago) =>
    flashesOn(ago).map((severity) => ({
      severity,
      duration: 3,
      triggers: [],
      reliefMethods: [],
      timestamp: `${addDays(today, -ago)}T12:00:00+00:00`,
    })),
  ).flat()
  const range = { from: addDays(today, 1 - days), to: today }
  const html = renderToStaticMarkup(<SeverityChart texts={historyTexts} days={groupByDay(entries)} range={range} />)
  const paths = [...html.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path!.split('M').slice(1))
  // Five lines of strengths and the axis come first.
  return paths.slice(6)
}

it('draws each day of a month as a stem, with rings for what was weaker', () => {
  const [stems, rings] = marksOf(30, (ago) => [1 + (ago % 3), 3 + (ago % 3), 5])
  expect([stems!.length, rings!.length]).toEqual([30, 50])
})

it('counts each strength of years in columns, where stems would be one black block', () => {
  // Five flashes a day of one strength in one month of ten years, else a mild one.
  const drawn = marksOf(3650, (ago) => (ago > 1000 && ago < 1030 ? [5, 5, 5, 5, 5] : [1]))
  expect(drawn).toHaveLength(1)
  const bars = drawn[0]!.map((bar) => {
    const [, at, foot, top] = /^([\d.]+) ([\d.]+)V([\d.]+)$/.exec(bar)!.map(Number)
    return { at: at!, foot: foot!, tall: foot! - top! }
  })
  expect(bars.length, 'no more than there is room for').toBeLessThan((680 / 3) * 5)
  const highest = Math.min(...bars.map(({ foot }) => foot))
  const extreme = bars.filter(({ foot }) => foot === highest)
  const mild = bars.filter(({ foot }) => foot !== highest)
  expect(extreme.length, 'a month of ten years').toBeLessThan(4)
  expect(mild.length).toBeGreaterThan(100)
  expect(Math.max(...extreme.map(({ tall }) => tall))).toBeGreaterThan(3 * mild[0]!.tall)
})
