import { Tally } from '@/shared/ui/art/Tally'

import type { Board } from '../../contract'

const levels = {
  gentle: { strokes: 1, edge: 'border-sage' },
  moderate: { strokes: 2, edge: 'border-marigold' },
  challenging: { strokes: 3, edge: 'border-rose' },
}

const hardest = Object.keys(levels).length

const badge = 'inline-flex min-h-7 items-center gap-2 rounded-full border px-3 text-sm text-ink'

/** The difficulty of a board: gentle is green, moderate amber, challenging rose, with more strokes for a harder one. */
export function DifficultyBadge({ difficulty }: { difficulty: Board['difficulty'] | null }) {
  const name = difficulty ?? 'gentle'
  const { strokes, edge } = levels[name]
  return (
    <span className={`${badge} ${edge}`}>
      <Tally count={strokes} of={hardest} className={edge} />
      {name}
    </span>
  )
}

export function ThemeBadge({ theme }: { theme: string }) {
  return <span className={`${badge} border-edge`}>{theme}</span>
}
