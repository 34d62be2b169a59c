import { Drawing } from './drawing'
import { litMoonPath } from './geometry'

/** A hairline on both sides of an ornament. */
export const hairline =
  "before:flex-1 before:border-t before:border-line before:content-[''] after:flex-1 after:border-t after:border-line after:content-['']"

const MOONS = [
  { x: 9.5, phase: 0.25, waning: false },
  { x: 51, phase: 0.5, waning: false },
  { x: 137, phase: 0.5, waning: true },
  { x: 178.5, phase: 0.25, waning: true },
]

/** A hairline with a month of moons in its middle, above what belongs to a day. Between other parts stands LeafRule. */
export function MoonRule({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden="true" className={`flex items-center gap-5 text-marigold ${hairline} ${className}`}>
      <Drawing width={188} height={24} className="shrink-0">
        {MOONS.map(({ x }) => (
          <circle key={x} cx={x} cy={12} r={8.3} />
        ))}
        <circle cx={94} cy={12} r={10} fill="currentColor" />
        <path
          d={MOONS.map(({ x, phase, waning }) => litMoonPath(x, 12, 8.3, phase, waning)).join('')}
          fill="currentColor"
          stroke="none"
        />
      </Drawing>
    </div>
  )
}
