import { MoonPhase } from '@/shared/ui/art/MoonPhase'

import type { Board } from '../../contract'

const levels = {
  gentle: { phase: 0.25, moon: 'text-sage', edge: 'border-sage' },
  moderate: { phase: 0.5, moon: 'text-marigold', edge: 'border-marigold' },
  challenging: { phase: 1, moon: 'text-rose', edge: 'border-rose' },
}

const badge = 'inline-flex min-h-7 items-center gap-2 rounded-full border px-3 text-sm text-ink'

/**
 * The difficulty of a board: gentle is green, moderate amber, challenging rose, with a fuller moon for a harder one.
 */
export function DifficultyBadge({ difficulty }: { difficulty: Board['difficulty'] | null }) {
  const name = difficulty ?? 'gentle'
  const { phase, moon, edge } = levels[name]
  return (
    <span className={`${badge} ${edge}`}>
      <MoonPhase phase={phase} size={15} className={moon} />
      {name}
    </span>
  )
}

export function ThemeBadge({ theme }: { theme: string }) {
  return <span className={`${badge} border-edge`}>{theme}</span>
}
