import { Drawing, type ArtProps } from '@/shared/ui/art/drawing'
import { circlePath, litMoonPath, starPath } from '@/shared/ui/art/geometry'

const columns = [62, 80, 98]
/** The moon phases drawn on the left page, row by row; null is a night without an entry. */
const nights = [
  [0.25, null, 0.5],
  [null, 0.75, 1],
  [0.5, null, 0.25],
]
const row = (index: number) => 76 + index * 18

/** Nights marked on the left page of a notebook, a curve on the right one, and a pencil that can stop whenever it likes. */
export function NotebookScene(props: ArtProps) {
  const marked = nights.flatMap((phases, index) =>
    phases.flatMap((phase, column) => (phase === null ? [] : [{ x: columns[column]!, y: row(index), phase }])),
  )
  const blank = nights.flatMap((phases, index) =>
    phases.flatMap((phase, column) => (phase === null ? [{ x: columns[column]!, y: row(index) }] : [])),
  )
  return (
    <Drawing width={240} height={180} size={240} {...props}>
      <path d={circlePath(164, 58, 36)} fill="var(--color-glow)" fillOpacity={0.4} stroke="none" />
      <path
        d="M120 62c-20-10-50-11-82-5v84c32-6 62-5 82 5 20-10 50-11 82-5V57c-32-6-62-5-82 5Z"
        fill="var(--color-paper)"
      />
      <path d="M120 62v84M38 62l-7 2v84c32-6 66-5 89 4 23-9 57-10 89-4V64l-7-2M112 150v14l8-6 8 6v-14M24 166h30M64 166h34M142 166h38M190 166h26" />
      <path d="M136 70v58q26-7 54-3M136 114q5-1 8-9t9-8 9 11 9 2 8-24 11-7" />
      <path
        d={[
          [144, 105],
          [162, 108],
          [179, 86],
        ]
          .map(([x, y]) => circlePath(x!, y!, 2.4))
          .join('')}
        fill="var(--color-paper)"
      />
      <path d={marked.map(({ x, y }) => circlePath(x, y, 5.5)).join('')} />
      <path
        d={marked
          .map(({ x, y, phase }) => (phase === 1 ? circlePath(x, y, 5.5) : litMoonPath(x, y, 5.5, phase)))
          .join('')}
        fill="currentColor"
        stroke="none"
      />
      <path d={blank.map(({ x, y }) => `M${x - 2} ${y}h4`).join('')} />
      <path
        d="m176 122 34-44 8 6-34 44-10 4ZM210 78l4-5q2-2 4-.5l3.500 2.700q2 1.500.5 3.500l-3.700 4.800M178 119l8 6M214 81l-34 44"
        fill="var(--color-paper)"
      />
      <path
        d={starPath(70, 30, 6) + starPath(206, 26, 5) + starPath(34, 40, 3.5) + starPath(118, 40, 3.5)}
        fill="currentColor"
        stroke="none"
      />
      <path d="M94 24v.1M52 46v.1M136 26v.1M222 48v.1M186 14v.1" />
    </Drawing>
  )
}
