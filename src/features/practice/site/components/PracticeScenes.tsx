import type { ReactNode } from 'react'

import { Drawing, round, type ArtProps } from '@/shared/ui/art/drawing'
import { circlePath, starPath } from '@/shared/ui/art/geometry'

import type { PracticeGroup } from '../../domain/groups'

function Scene({ size = 240, className, children }: ArtProps & { children: ReactNode }) {
  return (
    <Drawing width={240} height={160} size={size} className={className}>
      {children}
    </Drawing>
  )
}

const Tint = ({ d, color = 'glow' }: { d: string; color?: 'glow' | 'rose' }) => (
  <path d={d} fill={`var(--color-${color})`} fillOpacity={0.4} stroke="none" />
)

const stars = (at: [x: number, y: number, r: number][]) => (
  <path d={at.map((star) => starPath(...star)).join('')} fill="currentColor" stroke="none" />
)

/** Meditation: a lake at dusk, and nobody in a hurry. */
function LakeScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <Tint d={circlePath(124, 60, 32)} />
      <path d={circlePath(120, 56, 30)} />
      <path d="M104 52q6 5 12 0M124 52q6 5 12 0M120 55l-3 8h5M111 71q9 6 18 0" />
      <path d="M8 100Q40 78 70 88T120 92 172 84 232 100M8 100H232" />
      <path d="M92 110h56M82 119h76M96 128h48M104 137h32M114 146h12M20 112h36M184 112h36M34 124h22M190 126h24" />
      <path
        d="M34 152C36 128 32 112 40 94M42 152C43 134 48 122 54 112M26 152C25 136 20 126 14 120M40 94q-4-10 1-18 5 8 1 18M54 112q0-8 6-12 1 8-4 12"
        fill="var(--color-paper)"
      />
      <path
        d="M186 146c6-10 22-12 28-2 4-6 10-6 14-2M186 146c10 6 32 6 42-4M196 142q6-8 14-4"
        fill="var(--color-paper)"
      />
      {stars([
        [42, 34, 5],
        [198, 40, 5],
        [174, 20, 4],
      ])}
      <path d="M70 22v.1M64 52v.1M178 62v.1M218 66v.1M22 62v.1" />
    </Scene>
  )
}

/** A seed of the dandelion, blown off at an angle (degrees). */
function seed(x: number, y: number, angle: number): string {
  const a = (angle * Math.PI) / 180
  const at = (turn: number, r: number) => `${round(x + r * Math.cos(a + turn))} ${round(y + r * Math.sin(a + turn))}`
  return `M${round(x)} ${round(y)}L${at(0, 16)}${[-0.5, -0.25, 0.25, 0.5].map((turn) => `M${at(0, 16)}L${at(turn, 26)}`).join('')}`
}

/** Breathwork: one long breath out, and the dandelion lets go. */
function BreathScene(props: ArtProps) {
  const rays = Array.from({ length: 20 }, (_, index) => {
    const a = (index * Math.PI) / 10
    return `M${round(78 + 8 * Math.cos(a))} ${round(70 + 8 * Math.sin(a))}L${round(78 + 28 * Math.cos(a))} ${round(70 + 28 * Math.sin(a))}`
  }).join('')
  return (
    <Scene {...props}>
      <Tint d={circlePath(82, 74, 32)} />
      <path d={rays} />
      <path d={circlePath(78, 70, 32)} strokeDasharray="0 5" strokeWidth={2.2} />
      <path d={circlePath(78, 70, 6)} fill="currentColor" />
      <path d="M78 77C80 104 76 128 82 152M80 128c-14 2-24-4-28-14 14-4 24 2 28 14ZM81 140c10-2 20-10 22-20-12 0-20 8-22 20Z" />
      <path d={seed(132, 54, -20) + seed(154, 86, 10) + seed(176, 40, -30) + seed(204, 74, -8)} />
      <path d="M116 104C146 92 168 118 196 104 214 94 212 76 198 78 190 80 192 90 200 90M108 118C140 110 160 132 190 124 210 118 228 122 224 134 220 142 210 138 213 131M118 34C138 22 156 30 170 22" />
      <path d="M8 152H232" />
      {stars([
        [28, 34, 5],
        [222, 26, 5],
      ])}
      <path d="M44 22v.1M20 62v.1M196 14v.1M228 56v.1" />
    </Scene>
  )
}

/** Movement: a good reach to the side, weights within reach. */
function MovementScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <Tint d={circlePath(128, 66, 44)} />
      <path d="M56 152V72a64 64 0 0 1 128 0v80M48 152V72a72 72 0 0 1 144 0v80" />
      {/* Legs, then the body leaning to the right, then the arms. */}
      <path
        d="M104 96 84 150h14l16-42 14 42h14l-14-56ZM102 98C100 84 104 70 112 58L132 68C134 80 130 90 128 96Z"
        fill="var(--color-paper)"
      />
      <path
        d="M112 60C104 40 122 20 150 22l4 1 1 6-6 1C132 30 122 42 126 56ZM130 70C140 82 138 96 126 108l-6-6C128 94 128 86 124 80Z"
        fill="var(--color-rose)"
        fillOpacity={0.35}
      />
      <path d="M112 60C104 40 122 20 150 22l4 1 1 6-6 1C132 30 122 42 126 56M130 70C140 82 138 96 126 108l-6-6C128 94 128 86 124 80" />
      <path d={circlePath(137, 52, 10)} fill="var(--color-paper)" />
      <path d="M129 46c2-8 16-10 19 1-6-3-13-3-19-1ZM133 52q2 2 4 0M140 53q2 2 4 0M136 58q2 2 5 .500M147 46c6-2 9 3 6 7" />
      <path d="M40 140h20M40 145h20M30 132h10v21H30ZM60 132h10v21H60ZM24 136h6v13h-6ZM70 136h6v13h-6Z" />
      <path d="M176 152v-14h32v14M182 138c0-10 4-16 10-16s10 6 10 16M10 153H230" />
      {stars([
        [32, 44, 5],
        [210, 44, 5],
        [20, 88, 4],
        [222, 92, 4],
      ])}
      <path d="M46 22v.1M196 22v.1M214 70v.1M26 66v.1" />
    </Scene>
  )
}

/** A drawing for each group of practices. */
export const practiceScenes: Record<PracticeGroup, (props: ArtProps) => ReactNode> = {
  meditation: LakeScene,
  breathwork: BreathScene,
  movement: MovementScene,
}
