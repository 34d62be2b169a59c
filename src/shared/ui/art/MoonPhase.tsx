import { Drawing, type ArtProps } from './drawing'
import { litMoonPath } from './geometry'

type MoonPhaseProps = ArtProps & { phase: number }

/**
 * A moon that fills from new (0) to full (1). Moons mean time or severity and nothing else; how far a reading is has
 * ReadPage. The lit area equals the phase. It is decoration only: the words or number it stands for belong beside it.
 */
export function MoonPhase({ phase, size = 24, className }: MoonPhaseProps) {
  const lit = Number.isFinite(phase) ? Math.min(1, Math.max(0, phase)) : 0
  return (
    <Drawing width={24} height={24} size={size} className={className}>
      <circle cx={12} cy={12} r={10} fill={lit === 1 ? 'currentColor' : undefined} />
      {lit > 0 && lit < 1 && <path d={litMoonPath(12, 12, 10, lit)} fill="currentColor" stroke="none" />}
    </Drawing>
  )
}
