import { scaleLinear, scaleTime } from 'd3-scale'
import { memo, useDeferredValue, useEffect, useRef, useState } from 'react'

import { withValues } from '@/shared/lib/pageTexts'
import { Button } from '@/shared/ui/Button'
import { circlePath, litMoonPath } from '@/shared/ui/art/geometry'

import type { HistoryTexts } from '../../content/historyTexts'
import { addDays, type DayKey, type DayRange, daysIn, needsYear, noonOf } from '../../domain/days'
import type { NotedDay } from '../../domain/history'
import { severities } from '../../domain/hotFlash'
import { formatDay, formatHotFlashCount, severityLabel } from '../components/SeverityMoon'

const screenHeight = 232
/** Of a sheet of A4 or Letter within its margins, in px; lower than on a screen, so that more of the sheet is one page. */
const paper = { width: 680, height: 190 }
const margin = { top: 16, right: 14, bottom: 34, left: 76 }
const maxSeverity = severities.length

type SeverityChartProps = { texts: HistoryTexts; days: readonly NotedDay[]; range: DayRange; withTable?: boolean }

/**
 * A lollipop chart: each day with entries is a stem, its strongest hot flash a moon on top, weaker ones rings along it. Of
 * more days than have room beside one another it counts, strength by strength.
 */
export const SeverityChart = memo(({ texts, days, range, withTable = true }: SeverityChartProps) => {
  const [frame, width] = useWidth<HTMLDivElement>()
  const entries = days.reduce((sum, { entries }) => sum + entries.length, 0)
  const label = `${withValues(texts.chartLabel, {
    flashes: formatHotFlashCount(texts, entries),
    from: formatDay(range.from, 'full'),
    to: formatDay(range.to, 'full'),
  })}${withTable ? ` ${texts.chartTable}` : ''}`
  // Drawn a moment after the screen: two drawings of years at once hold the page.
  const printed = { days: useDeferredValue(days), range: useDeferredValue(range), label: useDeferredValue(label) }
  return (
    <figure>
      <div ref={frame} className="h-[232px] print:hidden">
        {width !== null && width > margin.left + margin.right && (
          <Drawn days={days} range={range} width={width} label={label} />
        )}
      </div>
      {/* A width that was measured on a phone says nothing about paper, which is told before anything is measured anew. */}
      <div className="hidden print:block">
        <Drawn {...printed} {...paper} className="h-auto w-full" />
      </div>
      {withTable && <Table texts={texts} days={days} />}
    </figure>
  )
})

/** Days drawn at a time: a record of years has thousands. */
const pageOfDays = 60

/** The rows come once the table is opened. */
function Table({ texts, days }: Pick<SeverityChartProps, 'texts' | 'days'>) {
  const [shown, setShown] = useState(0)
  return (
    <details className="mt-2 print:hidden" onToggle={() => setShown((before) => before || pageOfDays)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-plum underline underline-offset-4">
        {texts.tableButton}
      </summary>
      <div className="mt-2 max-h-96 overflow-y-auto" role="region" aria-label={texts.tableCaption} tabIndex={0}>
        <table className="w-full border-t-[1.5px] border-ink text-left tabular">
          <caption className="sr-only">{texts.tableCaption}</caption>
          <thead>
            <tr className="border-b border-line">
              {[texts.tableDay, texts.tableFlashes, texts.tableStrongest].map((head, index) => (
                <th key={index} scope="col" className="py-2.5 pr-4 caps">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days
              .slice(Math.max(0, days.length - shown))
              .reverse()
              .map(({ day, entries, strongest }) => (
                <tr key={day} className="border-b border-line">
                  <th scope="row" className="py-2 pr-4 font-normal">
                    {formatDay(day, 'full')}
                  </th>
                  <td className="py-2 pr-4">{entries.length}</td>
                  <td className="py-2">{severityLabel(strongest)}</td>
                </tr>
              ))}
          </tbody>
        </table>
        {days.length > shown && (
          <Button variant="quiet" size="small" className="my-2" onClick={() => setShown(shown + pageOfDays)}>
            {texts.earlierDays}
          </Button>
        )}
      </div>
    </details>
  )
}

type DrawnProps = Omit<SeverityChartProps, 'texts' | 'withTable'> & {
  width: number
  height?: number
  label: string
  className?: string
}

/** Below this width of a day moons hide one another, and stems are one black block. */
const crowded = 2.5
/** Of a count of several days. */
const barWidth = 3

const Drawn = memo(
  ({ days, range, width, height = screenHeight, label, className = 'h-auto max-w-full' }: DrawnProps) => {
    const x = scaleTime([noonOf(range.from), noonOf(range.to)], [margin.left + 8, width - margin.right])
    const y = scaleLinear([0, maxSeverity], [height - margin.bottom, margin.top])
    const spacing = (width - margin.left - margin.right - 8) / daysIn(range)
    const isCrowded = spacing < crowded
    const step = Math.ceil(daysIn(range) / Math.max(2, Math.floor((width - margin.left) / 90)))
    // Ticks are counted back from the last day, so that today is labelled.
    const dated = Array.from({ length: Math.ceil(daysIn(range) / step) }, (_, index) =>
      addDays(range.to, -index * step),
    )
    return (
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        fill="none"
        className={className}
      >
        {severities.map(({ value, label: word }) => (
          <g key={value}>
            <path d={`M${margin.left} ${y(value)}H${width}`} stroke="var(--color-line)" />
            {/* Beside its line, or beside the row of what is counted below that line. */}
            <text x={0} y={y(isCrowded ? value - 0.5 : value) + 4.5} fontSize={13.5} fill="var(--color-soft-ink)">
              {word}
            </text>
          </g>
        ))}
        <path d={`M${margin.left} ${y(0)}H${width}`} stroke="var(--color-ink)" strokeWidth={1.5} />
        {dated.map((day) => (
          <text
            key={day}
            x={x(noonOf(day))}
            y={height - 10}
            fontSize={13.5}
            textAnchor={x(noonOf(day)) > width - 28 ? 'end' : 'middle'}
            fill="var(--color-soft-ink)"
          >
            {formatDay(day, needsYear(range) ? 'shortMonth' : 'short')}
          </text>
        ))}
        {isCrowded ? (
          <Counted days={days} x={(day) => x(noonOf(day))} y={y} />
        ) : (
          <Stems days={days} x={(day) => x(noonOf(day))} y={y} spacing={spacing} />
        )}
      </svg>
    )
  },
)

type MarksProps = Pick<SeverityChartProps, 'days'> & { x: (day: DayKey) => number; y: (severity: number) => number }

/** Each day as a stem with its moon. */
function Stems({ days, x, y, spacing }: MarksProps & { spacing: number }) {
  // Below this size a moon's phase is illegible; its height shows the same value.
  const radius = Math.max(2.5, Math.min(9, spacing * 0.49))
  const phases = radius >= 3.4
  const marks = days.map(({ day, entries, strongest }) => ({ at: x(day), entries, severity: strongest }))
  const heads = (lit: boolean) =>
    marks
      .map(({ at, severity }) => {
        const phase = phases ? (severity - 1) / (maxSeverity - 1) : 1
        if (!lit || phase === 1) return circlePath(at, y(severity), radius)
        return phase === 0 ? '' : litMoonPath(at, y(severity), radius, phase)
      })
      .join('')
  const weaker = marks.flatMap(({ at, entries, severity: strongest }) =>
    [...new Set(entries.map(({ severity }) => severity))]
      .filter((severity) => severity < strongest)
      .map((severity) => circlePath(at, y(severity), Math.min(3, radius))),
  )
  return (
    <>
      <path
        d={marks.map(({ at, severity }) => `M${at.toFixed(1)} ${y(0)}V${(y(severity) + radius).toFixed(1)}`).join('')}
        stroke="var(--color-soft-ink)"
        strokeWidth={1.2}
      />
      <path d={weaker.join('')} fill="var(--color-paper)" stroke="var(--color-marigold)" strokeWidth={1.4} />
      <path d={heads(false)} fill="var(--color-paper)" stroke="var(--color-marigold)" strokeWidth={1.5} />
      <path d={heads(true)} fill="var(--color-marigold)" />
    </>
  )
}

/** Of each strength a row of bars: how many there were, in as many days as a bar is wide. */
function Counted({ days, x, y }: MarksProps) {
  const counts = new Map<string, { at: number; severity: number; count: number }>()
  for (const { day, entries } of days) {
    const at = Math.floor(x(day) / barWidth) * barWidth
    for (const { severity } of entries) {
      const key = `${at} ${severity}`
      counts.set(key, { at, severity, count: (counts.get(key)?.count ?? 0) + 1 })
    }
  }
  const bars = [...counts.values()]
  const most = Math.max(...bars.map(({ count }) => count))
  // A row's room, without what keeps it apart from the one above.
  const tallest = 0.86 * (y(0) - y(1))
  return (
    <path
      d={bars
        .map(({ at, severity, count }) => {
          const foot = y(severity - 1)
          return `M${at} ${foot.toFixed(1)}V${(foot - Math.max(1, (tallest * count) / most)).toFixed(1)}`
        })
        .join('')}
      stroke="var(--color-marigold)"
      strokeWidth={0.75 * barWidth}
    />
  )
}

/** The rendered width of an element; null until measured. */
export function useWidth<Measured extends HTMLElement>() {
  const ref = useRef<Measured>(null)
  const [width, setWidth] = useState<number | null>(null)
  useEffect(() => {
    if (!ref.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry!.contentRect.width)))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return [ref, width] as const
}
