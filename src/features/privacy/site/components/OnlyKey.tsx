import { round } from '@/shared/ui/art/drawing'
import { circlePath } from '@/shared/ui/art/geometry'

const PAPER = 'var(--color-paper)'
const GOLD = 'color-mix(in srgb,var(--color-glow),var(--color-paper) 40%)'
const PLUM = 'color-mix(in srgb,var(--color-plum),var(--color-paper) 62%)'
const BOW = { x: 610, y: 120 }

/** Eight petals round the middle of the bow. */
function rosette(): string {
  return Array.from({ length: 8 }, (_, index) => {
    const turn = (degrees: number, radius: number) => {
      const a = ((index * 45 + degrees) * Math.PI) / 180
      return `${round(BOW.x + radius * Math.sin(a))} ${round(BOW.y - radius * Math.cos(a))}`
    }
    return `M${turn(0, 20)}Q${turn(-22, 44)} ${turn(0, 58)}Q${turn(22, 44)} ${turn(0, 20)}Z`
  }).join('')
}

/** It runs on past the right edge of whatever holds the drawing. */
const ribbon = `M706 120q60-28 120 0${'t120 0'.repeat(14)}`

/** A large key on a ribbon: the only one, and it is hers. The ribbon has to be cut off by its holder. */
export function OnlyKey({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 760 240"
      width={760}
      height={240}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <path d={ribbon} strokeWidth={30} />
      <path d={ribbon} stroke={PLUM} strokeWidth={27} />
      <path d="M60 106H520V134H60C46 134 46 106 60 106Z" fill={GOLD} />
      <path d="M72 134H150V212H126V186H114V212H96V176H84V196H72Z" fill={GOLD} />
      <path d="M82 144H140M82 154H140M60 113H520" opacity={0.55} />
      <path d={`M160 98h16v44h-16ZM186 102h10v36h-10ZM440 98h16v44h-16ZM466 102h10v36h-10Z`} fill={PAPER} />
      <path d="M210 120q14-12 28 0t28 0 28 0 28 0 28 0 28 0 28 0 28 0" opacity={0.7} />
      <path d={circlePath(BOW.x, BOW.y, 96) + circlePath(BOW.x, BOW.y, 68)} fill={GOLD} fillRule="evenodd" />
      <path d={circlePath(BOW.x, BOW.y, 88)} strokeDasharray="1 9" strokeWidth={3} />
      <path d={circlePath(BOW.x, BOW.y, 76)} opacity={0.55} />
      <path d={rosette()} fill={PAPER} />
      <path d={circlePath(BOW.x, BOW.y, 16)} fill={GOLD} />
      <path
        d={`M${BOW.x - 6} ${BOW.y - 2}a6 6 0 1 1 8 5.600l2 9h-8l2-9A6 6 0 0 1 ${BOW.x - 6} ${BOW.y - 2}Z`}
        fill="currentColor"
      />
      <path d="M672 107Q692 99 714 107V133Q692 141 672 133Z" fill={PLUM} />
    </svg>
  )
}
