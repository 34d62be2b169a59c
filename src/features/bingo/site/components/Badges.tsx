import { Tally } from '@/shared/ui/art/Tally'
import { Pill } from '@/shared/ui/Pill'

import type { Board } from '../../contract'

const levels = {
  gentle: { strokes: 1, kind: 'sage', edge: 'border-sage' },
  moderate: { strokes: 2, kind: 'marigold', edge: 'border-marigold' },
  challenging: { strokes: 3, kind: 'rose', edge: 'border-rose' },
} as const

const hardest = Object.keys(levels).length

/** The difficulty of a board: gentle is green, moderate amber, challenging rose, with more strokes for a harder one. */
export function DifficultyBadge({ difficulty }: { difficulty: Board['difficulty'] | null }) {
  const name = difficulty ?? 'gentle'
  const { strokes, kind, edge } = levels[name]
  return (
    <Pill kind={kind}>
      <Tally count={strokes} of={hardest} className={edge} />
      {name}
    </Pill>
  )
}

export function ThemeBadge({ theme }: { theme: string }) {
  return <Pill>{theme}</Pill>
}
