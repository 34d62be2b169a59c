import { round } from '@/shared/ui/art/drawing'
import { circlePath, litMoonPath, starPath } from '@/shared/ui/art/geometry'

const INK = 'var(--color-night-1)'
const GLOW = 'var(--color-glow)'
const MOONLIGHT = 'var(--color-moonlight)'
/** The green of the leaves: the scene is always at night, so it doesn't follow the theme. */
const LEAF = 'var(--color-shawl)'

/** The path, lit by lantern and sun. */
const TRODDEN = 'color-mix(in srgb,var(--color-night-1),var(--color-glow) 20%)'

const SUN = { x: 215, y: 212, r: 55 }

const SKY =
  'bg-[radial-gradient(circle_at_50%_42.4%,color-mix(in_oklab,var(--color-night-2),var(--color-halo)_36%),transparent_55%),linear-gradient(var(--color-night-1),var(--color-night-2))]'

/**
 * The drawing of the home page: a woman with a lantern and a cat on a path to the sun, and a month of moons. Fills the
 * width it is given; the arch, its outer hairline and the sky are part of it.
 */
export function HeroArt({ className = '' }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={`aspect-43/50 w-full overflow-hidden rounded-t-full border border-line outline outline-offset-10 outline-line forced-color-adjust-none ${SKY} ${className}`}
    >
      <svg
        viewBox="0 0 430 500"
        preserveAspectRatio="xMidYMid slice"
        width="100%"
        height="100%"
        fill="none"
        stroke={MOONLIGHT}
        strokeWidth={1.4}
        strokeLinecap="round"
        strokeLinejoin="round"
        focusable="false"
        className="block"
      >
        <Sky />
        <Sun />
        <Land />
        <Walker />
        <Plants />
      </svg>
    </div>
  )
}

/** A seeded shuffle, so that the server always draws the same sky. */
function sequence(seed: number): () => number {
  let state = seed
  return () => (state = (state * 16807) % 2147483647) / 2147483647
}

function polar(angle: number, radius: number): [number, number] {
  const a = (angle * Math.PI) / 180
  return [round(SUN.x + radius * Math.sin(a)), round(SUN.y - radius * Math.cos(a))]
}

const MOON_ORBIT = 166
const MOONS = [
  { angle: -62, r: 11, phase: 0.25 },
  { angle: -31, r: 11, phase: 0.5 },
  { angle: 0, r: 14, phase: 1 },
  { angle: 31, r: 11, phase: 0.5, waning: true },
  { angle: 62, r: 11, phase: 0.25, waning: true },
].map(({ angle, ...moon }) => {
  const [x, y] = polar(angle, MOON_ORBIT)
  return { ...moon, x: Math.round(x), y: Math.round(y) }
})

function scatter(count: number, seed: number): string {
  const random = sequence(seed)
  let dots = ''
  while (count > 0) {
    const x = Math.round(random() * 430)
    const y = Math.round(random() * 360)
    const clear = MOONS.every((moon) => Math.hypot(x - moon.x, y - moon.y) > 22)
    if (Math.hypot(x - SUN.x, y - SUN.y) < 134 || !clear) continue
    dots += `M${x} ${y}h0`
    count -= 1
  }
  return dots
}

function Sky() {
  return (
    <>
      <circle cx={SUN.x} cy={SUN.y} r={MOON_ORBIT} strokeDasharray="0 8" opacity={0.55} />
      <path d={scatter(16, 7)} opacity={0.55} />
      <path d={scatter(13, 41)} strokeWidth={2.2} />
      <path
        d={starPath(40, 258, 8) + starPath(386, 250, 6) + starPath(118, 42, 6) + starPath(330, 52, 5)}
        fill={MOONLIGHT}
        stroke="none"
      />
      <path d={MOONS.map((moon) => circlePath(moon.x, moon.y, moon.r)).join('')} fill={INK} />
      <path
        d={MOONS.map((moon) => litMoonPath(moon.x, moon.y, moon.r, moon.phase, moon.waning)).join('')}
        fill={MOONLIGHT}
        stroke="none"
      />
    </>
  )
}

/** Twelve wavy rays between twelve straight ones, as on the old sun cards. */
function sunRays() {
  let wavy = ''
  let straight = ''
  const at = (angle: number, radius: number) => polar(angle, radius).map(Math.round).join(' ')
  for (let angle = 0; angle < 360; angle += 30) {
    wavy +=
      `M${at(angle - 6, 60)}C${at(angle - 13, 84)} ${at(angle + 5, 96)} ${at(angle, 119)}` +
      ` ${at(angle + 11, 99)} ${at(angle - 4, 84)} ${at(angle + 6, 60)}`
    straight += `M${at(angle + 11, 60)}L${at(angle + 15, 106)} ${at(angle + 19, 60)}`
  }
  return { wavy, straight }
}

/** Hatching down the right side of the sun's face. */
function faceShade(): string {
  let lines = ''
  for (let y = -42; y <= 42; y += 6) {
    const edge = Math.sqrt(50 ** 2 - y ** 2)
    const length = 15 * (1 - Math.abs(y) / 56)
    lines += `M${round(SUN.x + edge)} ${round(SUN.y + y)}h${-round(length)}`
  }
  return lines
}

const RAYS = sunRays()

function Sun() {
  return (
    <>
      <path d={RAYS.wavy} fill={GLOW} fillOpacity={0.9} />
      <path d={RAYS.straight} />
      <g strokeLinecap="butt" opacity={0.8}>
        <circle
          cx={SUN.x}
          cy={SUN.y}
          r={77}
          strokeWidth={28}
          pathLength={360}
          strokeDasharray=".8 29.2"
          strokeDashoffset={-14.6}
        />
        <circle
          cx={SUN.x}
          cy={SUN.y}
          r={82}
          strokeWidth={9}
          pathLength={360}
          strokeDasharray=".8 13.2 .8 15.2"
          strokeDashoffset={-7.6}
        />
      </g>
      <circle cx={SUN.x} cy={SUN.y} r={63} fill={INK} />
      <circle cx={SUN.x} cy={SUN.y} r={SUN.r} fill={GLOW} />
      <g stroke={INK} transform={`translate(${SUN.x} ${SUN.y})`}>
        <path
          strokeWidth={1.7}
          d="M-27-13C-21-20-10-20-5-13-3-4-6 3-7 8c-1 4 3 6 8 5M27-13C21-20 11-20 7-14M-25-4q8 7 16 0M9-4q8 7 16 0M-16 22q3 5 9 4 4-1 7 1 3-2 7-1 6 1 9-4M-9 29q9 6 18 0"
        />
        <path
          strokeWidth={1}
          d="m-22-1-2 3M-17 1v4M-12-1l2 3M12-1l-2 3M17 1v4M22-1l2 3M-4 40q4 2 8 0M-33 12q4 3 8 1M25 13q4 2 8-1"
        />
      </g>
      <path d={faceShade()} stroke={INK} strokeWidth={1} opacity={0.65} />
    </>
  )
}

const FAR_HILL = 'M-5 368C50 330 96 340 140 360s70 22 118 4 96-34 177-2'
const NEAR_HILL = 'M-5 404C60 380 130 418 215 418s150-44 220-20'
const NEAR_PATH =
  'M198 418C196 440 232 448 214 466 200 480 168 484 160 505H292C290 480 268 470 262 454 257 440 240 432 236 417'

const FAR_PATH =
  'M132 411C150 398 188 398 188 388 188 382 176 380 176 373.5L183 374C184 379 199 380 199 388 199 399 166 400 160 414'

function Land() {
  return (
    <>
      <path d={`${FAR_HILL}V505H-5Z`} fill={INK} />
      <g strokeWidth={1} opacity={0.5}>
        <path d={FAR_HILL} transform="translate(0 8)" strokeDasharray="46 5 20 9 60 7" />
        <path d={FAR_HILL} transform="translate(-4 16)" strokeDasharray="24 14 38 10 12 20" />
      </g>
      <path d={FAR_PATH} fill={TRODDEN} />
      <path d={`${NEAR_HILL}V505H-5Z`} fill="color-mix(in srgb,var(--color-night-1),#000 42%)" />
      <g strokeWidth={1} opacity={0.45}>
        <path d={NEAR_HILL} transform="translate(0 9)" strokeDasharray="60 7 30 12 44 9" />
        <path d={NEAR_HILL} transform="translate(6 18)" strokeDasharray="28 16 50 14" />
      </g>
      <path d={NEAR_PATH} fill={TRODDEN} />
    </>
  )
}

/** The woman, seen from behind, and the cat. */
function Walker() {
  return (
    <g transform="translate(217 434)">
      <circle
        cx={31}
        cy={-47}
        r={17}
        fill={GLOW}
        fillOpacity={0.3}
        stroke={GLOW}
        strokeOpacity={0.16}
        strokeWidth={15}
      />
      <path
        d="M-10-48C-13-32-19-14-23-3-14 2-8-1-1 1 7 3 14 0 23-3 19-14 13-32 10-48ZM12-61C18-59 24-61 28-66l4 4C28-55 21-50 15-50Z"
        fill={INK}
      />
      <path
        d="M-4-71C-12-69-17-62-18-44-12-34-6-29 0-25 6-29 12-34 18-44 17-62 12-69 4-71Z"
        fill="var(--color-night-2)"
      />
      <path
        d="M-7-28C-9-19-12-9-13-2M0-24C0-16-1-8 0-1M7-28C10-19 12-9 13-2M-18-44-20-40M-13-37l-2 4M-7-31l-1 5M0-25v5M7-31l1 5M13-37l2 4M18-44l2 4M-14-50C-10-42-5-37 0-34 5-37 10-42 14-50M-10-58C-6-51-3-47 0-45 3-47 6-51 10-58"
        strokeWidth={1}
      />
      <path d={circlePath(0, -78, 8) + circlePath(0, -88, 4.5)} fill={MOONLIGHT} />
      <path d="M-4-84C-5-79-4-74-2-72M0-83V-73M4-84C5-79 4-74 2-72M-2-89q2-3 4 0" stroke={INK} strokeWidth={1} />
      <path d="M31-65v6M27-54l4-5 4 5Z" fill={INK} />
      <path d="M27.5-54h7l1.5 12H26Z" fill={GLOW} />
      <path d="M-44 2C-48-6-45-14-41-17L-42-24l4 3h4l4-3-1 7C-27-13-24-6-28 2ZM-28 1c7 1 10-5 7-10" fill={INK} />
    </g>
  )
}

const GROUND = 505

function stemPath(x: number, height: number, lean: number): string {
  return `M${x} ${GROUND}q0-${height >> 1} ${lean}-${height}`
}

/** A stem with pairs of leaves: each leaf is an outline with its vein. */
function leafStem(x: number, height: number, lean: number, pairs: number) {
  const leaf = (reach: number, w: number) => {
    const vein = Math.round(w * 0.65) * Math.sign(reach)
    return `q${reach >> 2}-${w} ${reach}-${w}q0 ${w}${reach > 0 ? '' : ' '}${-reach} ${w}l${vein}-${Math.abs(vein)}`
  }
  let leaves = ''
  for (let pair = 0; pair < pairs; pair += 1) {
    const t = 0.2 + (pair / (pairs - 1)) * 0.66
    const w = Math.round(height * (0.2 - 0.11 * t))
    const back = Math.round(w * 0.65)
    leaves += `M${Math.round(x + lean * t * t)} ${Math.round(GROUND - height * t)}${leaf(w, w)}m-${back} ${back}${leaf(-w, w)}`
  }
  const tip = Math.round(height * 0.08)
  leaves += `M${x + lean} ${GROUND - height}q${-tip}-${tip} 0-${tip * 2}q${tip} ${tip} 0 ${tip * 2}`
  return { stem: stemPath(x, height, lean), leaves }
}

/** A flower head of wild carrot: an umbel of stalks with seeds. */
function umbel(x: number, height: number, lean: number, reach: number) {
  let stalks = stemPath(x, height, lean)
  let seeds = ''
  for (let angle = -75; angle <= 75; angle += 30) {
    const a = (angle * Math.PI) / 180
    const dx = Math.round(reach * Math.sin(a))
    const dy = Math.round(-reach * Math.cos(a))
    stalks += `M${x + lean} ${GROUND - height}q${dx >> 2} ${Math.round(dy * 0.7)} ${dx} ${dy}`
    seeds += `M${x + lean + dx} ${GROUND - height + dy - 1}h0`
  }
  return { stem: stalks, seeds }
}

/** A poppy's seed head with its crown and ribs. */
function poppy(x: number, height: number, lean: number) {
  const start = `M${x + lean} ${GROUND - height}`
  return {
    stem: stemPath(x, height, lean),
    pod: `${start}c-9-1-11-12-5-17h10c6 5 4 16-5 17m-8-17q8-5 16 0m-8 15v-12m-3 11q-2-6 0-11m6 11q2-6 0-11`,
  }
}

const STEMS = [leafStem(26, 150, 7, 6), leafStem(82, 92, 4, 4), leafStem(398, 158, -8, 6), leafStem(342, 84, -4, 4)]
const UMBELS = [umbel(112, 76, 6, 20), umbel(54, 132, 8, 24), umbel(310, 66, -4, 18)]
const POPPIES = [poppy(136, 44, 4), poppy(370, 116, -6)]

function Plants() {
  return (
    <>
      <path d={[...STEMS, ...UMBELS, ...POPPIES].map((plant) => plant.stem).join('')} />
      <path d={STEMS.map((plant) => plant.leaves).join('')} fill={LEAF} />
      <path d={UMBELS.map((plant) => plant.seeds).join('')} strokeWidth={4} />
      <path d={POPPIES.map((plant) => plant.pod).join('')} fill="var(--color-night-2)" />
    </>
  )
}
