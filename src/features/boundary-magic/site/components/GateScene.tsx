import { round } from '@/shared/ui/art/drawing'
import { circlePath, starPath } from '@/shared/ui/art/geometry'

const INK = 'var(--color-night-1)'
const GLOW = 'var(--color-glow)'
const MOONLIGHT = 'var(--color-moonlight)'
const LEAF = 'var(--color-shawl)'
/** The ground on this side, and the stones: darker than the sky in every theme. */
const SHADE = 'color-mix(in srgb,var(--color-night-1),#000 38%)'

/** The wall runs on past both edges of whatever holds the drawing. */
const [FAR_LEFT, FAR_RIGHT] = [-2400, 1400]
const COURSES = [
  { y: 347, dashes: '1.2 43 1.2 57 1.2 38' },
  { y: 372, dashes: '1.2 52 1.2 40 1.2 61' },
  { y: 397, dashes: '1.2 39 1.2 63 1.2 47' },
]

/** A wall of stones: each course a thick line whose dashes are the joints. */
function Wall({ from, to }: { from: number; to: number }) {
  return (
    <g strokeLinecap="butt">
      <path d={`M${from} 334H${to}V424H${from}Z`} fill={SHADE} stroke="none" />
      <path d={`M${from} 324H${to}V334H${from}Z`} fill={INK} />
      {COURSES.map(({ y, dashes }) => (
        <path key={y} d={`M${from} ${y}H${to}`} strokeWidth={25} strokeDasharray={dashes} opacity={0.5} />
      ))}
      <path d={`M${from} 359.5H${to}M${from} 384.5H${to}M${from} 409.5H${to}`} opacity={0.5} />
    </g>
  )
}

const RAY_ANGLES = Array.from({ length: 13 }, (_, index) => -60 + index * 10)
const SUN = { x: 204, y: 354 }

function rays(): string {
  return RAY_ANGLES.map((angle, index) => {
    const a = (angle * Math.PI) / 180
    const at = (radius: number) =>
      `${Math.round(SUN.x + radius * Math.sin(a))} ${Math.round(SUN.y - radius * Math.cos(a))}`
    return `M${at(52)}L${at(index % 2 ? 94 : 150)}`
  }).join('')
}

/** A cypress, hatched down its right side. */
function cypressPath(x: number, top: number): string {
  const height = 334 - top
  let hatching = ''
  for (let y = top + 34; y < 322; y += 13) hatching += `M${x + 3} ${y}q6 4 5 12`
  return `M${x} ${top}C${x + 20} ${top + height * 0.4} ${x + 22} ${top + height * 0.8} ${x + 12} 334H${x - 12}C${x - 22} ${top + height * 0.8} ${x - 20} ${top + height * 0.4} ${x} ${top}Z${hatching}`
}

/** The bars of the leaf that is shut, under the bow of its upper rail. */
function shutBars(): string {
  let bars = ''
  for (let x = 153; x <= 209; x += 11.2) {
    const along = (x - 142) / 78
    bars += `M${round(x)} ${round(264 - 96 * along * (1 - along))}V416`
  }
  return bars
}

/** The leaf that stands open, seen along its edge: it leans out over the path, towards whoever looks. */
function openBars(): string {
  let bars = ''
  for (let index = 1; index <= 4; index += 1) {
    const x = 300 - index * 9
    bars += `M${x} ${Math.round(254 + index * 3)}V${Math.round(418 + index * 5)}`
  }
  return bars
}

/**
 * The opening of Boundary Magic: a garden wall at dusk and the gate in it, one leaf open, the handle on this side. The
 * wall runs on beyond the drawing's own box, so that its holder has to cut it off.
 */
export function GateScene({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 440 470"
      width={440}
      height={470}
      fill="none"
      stroke={MOONLIGHT}
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <path d={`M28 96v.1M92 44v.1M176 24v.1M306 62v.1M404 118v.1M352 20v.1M60 168v.1M420 40v.1`} strokeWidth={2.4} />
      <path d={starPath(120, 104, 6) + starPath(338, 128, 7) + starPath(250, 30, 5)} fill={MOONLIGHT} stroke="none" />
      <path d={circlePath(SUN.x, SUN.y, 140)} fill={GLOW} fillOpacity={0.12} stroke="none" />
      <path d={circlePath(SUN.x, SUN.y, 84)} fill={GLOW} fillOpacity={0.2} stroke="none" />
      <path d={rays()} stroke={GLOW} strokeDasharray="10 5" />
      <path d={circlePath(SUN.x, SUN.y, 44)} fill={GLOW} />
      <path d="M120 354q50-14 106-4t100-10V424H120Z" fill={INK} />
      <path
        d="M198 350C182 366 226 378 214 396 206 408 192 416 180 424H256C262 406 250 392 236 382 222 372 212 362 212 350Z"
        fill={GLOW}
        fillOpacity={0.35}
      />
      <path d={cypressPath(50, 176) + cypressPath(84, 236) + cypressPath(394, 214)} fill={LEAF} />
      <Wall from={FAR_LEFT} to={100} />
      <Wall from={340} to={FAR_RIGHT} />
      <path d={`M${FAR_LEFT} 424H${FAR_RIGHT}V900H${FAR_LEFT}Z`} fill={SHADE} />
      <path d="M178 424C150 440 132 456 120 476H344C332 454 306 438 284 424Z" fill={GLOW} fillOpacity={0.22} />
      <path d="M150 452q10-5 20 0M214 444q12-5 24 0M262 456q10-5 20 0M190 462q10-5 20 0" opacity={0.6} />
      <Pillars />
      <Leaves />
      <Cat />
      <path
        d="M18 424q-2-14-8-20M22 424q2-18 8-24M26 424q6-10 12-12M356 424q-4-14-10-18M362 424q0-20 6-28M368 424q6-12 14-14M416 424q-2-16 2-24M422 424q6-12 12-14"
        opacity={0.8}
      />
    </svg>
  )
}

function Pillars() {
  return (
    <>
      <path d="M98 242h44v182H98ZM300 242h44v182H300ZM92 230h56v12H92ZM294 230h56v12H294Z" fill={INK} />
      <path
        d="M98 272h24v30M142 302H98M142 272h-20M116 302v30h26M98 332h18M98 362h44M128 332v30M112 362v32M98 394h44M300 272h20v30M344 302h-44M344 272h-24M330 302v30h-30M344 332h-14M300 362h44M316 332v30M328 362v32M300 394h44"
        opacity={0.55}
      />
      {/* A lantern on each. */}
      <path d={circlePath(120, 208, 26) + circlePath(322, 208, 26)} fill={GLOW} fillOpacity={0.25} stroke="none" />
      <path d="M110 194h20l4 30h-28ZM312 194h20l4 30h-28Z" fill={GLOW} />
      <path
        d="M106 224h28v6h-28ZM308 224h28v6h-28ZM104 194h32l-16-14ZM306 194h32l-16-14ZM120 180v-7M322 180v-7M120 194v30M322 194v30"
        fill={INK}
      />
      {/* The arch that spans them, with a sprig at its crown. */}
      <path d="M142 246C150 150 292 150 300 246M150 246C160 162 282 162 292 246" />
      <path d="M163 206l-7-5M178 187l-6-8M198 177l-3-9M244 177l3-9M264 187l6-8M279 206l7-5" />
      <path
        d="M221 174c-10-2-16-10-15-20 10 2 15 9 15 20ZM221 174c10-2 16-10 15-20-10 2-15 9-15 20ZM221 160c-5-6-5-14 0-20 5 6 5 14 0 20Z"
        fill={LEAF}
      />
    </>
  )
}

function Leaves() {
  return (
    <>
      <path d={shutBars()} />
      <path d="M142 264Q181 216 220 264V418M142 278h78M142 404h78M142 336h78" strokeWidth={2.4} />
      <path d={circlePath(161.5, 307, 6) + circlePath(181, 307, 6) + circlePath(200.5, 307, 6)} />
      <path d={openBars()} />
      <path
        d="M300 254C290 250 276 246 258 262V444L300 418M300 278 258 284M300 352l-42 10M300 402l-42 22"
        strokeWidth={2.4}
      />
      {/* The handle, on this side. */}
      <path d={circlePath(258, 330, 17)} fill={GLOW} fillOpacity={0.3} stroke="none" />
      <path d="M258 312v9" stroke={GLOW} strokeWidth={3} />
      <path d={circlePath(258, 332, 10)} stroke={GLOW} strokeWidth={3} />
    </>
  )
}

/** She has settled the question of whose wall it is. */
function Cat() {
  return (
    <g transform="translate(372 324)">
      <path
        d="M-14 0C-18-16-10-28-2-32-8-38-8-46-5-50l5 4h6l5-4c3 4 3 13-3 18C16-26 18-12 15 0ZM14-4C26-2 30 6 28 18c-1 6-6 6-6 0 0-8-2-12-8-14"
        fill={SHADE}
      />
      <path d="M-1-41q2 1.5 4 0M6-41q2 1.5 4 0" stroke={GLOW} />
    </g>
  )
}
