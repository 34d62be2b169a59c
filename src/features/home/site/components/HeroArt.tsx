import { round } from '@/shared/ui/art/drawing'
import { circlePath, litMoonPath, starPath } from '@/shared/ui/art/geometry'

const INK = 'var(--color-night-1)'
const GLOW = 'var(--color-glow)'
const MOONLIGHT = 'var(--color-moonlight)'
/** The green of the printed leaves: the scene is always night, so it doesn't follow the theme. */
const LEAF = '#2f6b4f'

const SUN = { x: 215, y: 212, r: 55 }

const SKY =
  'bg-[radial-gradient(circle_at_50%_42.4%,color-mix(in_oklab,var(--color-night-2),var(--color-moonlight)_24%),transparent_54%),linear-gradient(var(--color-night-1),var(--color-night-2))]'

/**
 * The picture of the home page: a woman with a lantern, and her cat, at the top of her path; before her a sun that has
 * seen it all, and a month of moons. Fills the width it is given; the arch, its outer hairline and the sky are its own.
 */
export function HeroArt({ className = '' }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={`aspect-43/50 w-full overflow-hidden rounded-t-full border border-line outline outline-offset-10 outline-line ${SKY} ${className}`}
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

/** A repeatable shuffle, so the server draws the same sky every time. */
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
  { angle: -31, r: 11.5, phase: 0.5 },
  { angle: 0, r: 14, phase: 1 },
  { angle: 31, r: 11.5, phase: 0.5, waning: true },
  { angle: 62, r: 11, phase: 0.25, waning: true },
].map(({ angle, ...moon }) => {
  const [x, y] = polar(angle, MOON_ORBIT)
  return { ...moon, x, y }
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
      <path d={scatter(26, 7)} opacity={0.55} />
      <path d={scatter(14, 41)} strokeWidth={2.2} />
      <path
        d={starPath(48, 258, 8) + starPath(386, 250, 6) + starPath(118, 42, 6) + starPath(330, 52, 4.5) + starPath(392, 306, 4)}
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
  let fine = ''
  const at = (angle: number, radius: number) => polar(angle, radius).join(' ')
  for (let angle = 0; angle < 360; angle += 30) {
    wavy +=
      `M${at(angle - 6, 60)}C${at(angle - 13, 84)} ${at(angle + 5, 96)} ${at(angle, 119)}` +
      `C${at(angle + 11, 99)} ${at(angle - 4, 84)} ${at(angle + 6, 60)}`
    straight += `M${at(angle + 11, 60)}L${at(angle + 15, 106)} ${at(angle + 19, 60)}`
    fine += `M${at(angle + 15, 62)}L${at(angle + 15, 90)}`
    for (const side of [8, 22]) fine += `M${at(angle + side, 77)}L${at(angle + side, 86)}`
  }
  return { wavy, straight, fine }
}

/** Engraver's shading down the right side of the sun's face. */
function faceShade(): string {
  let lines = ''
  for (let y = -44; y <= 44; y += 5.5) {
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
      <path d={RAYS.fine} strokeWidth={1} />
      <circle cx={SUN.x} cy={SUN.y} r={63} fill={INK} />
      <circle cx={SUN.x} cy={SUN.y} r={SUN.r} fill={GLOW} />
      <g stroke={INK} transform={`translate(${SUN.x} ${SUN.y})`}>
        <path
          strokeWidth={1.7}
          d="M-27-13C-21-20-10-20-5-13-3-4-6 3-7 8c-1 4 3 6 8 5M27-13C21-20 11-20 7-14M-25-4q8 7 16 0M9-4q8 7 16 0M-12 26q6-4 12-1 6-3 12 1M-13 25.5q13 10 26 0"
        />
        <path strokeWidth={1} d="m-22-1-2 3M-17 1v4M-12-1l2 3M12-1l-2 3M17 1v4M22-1l2 3M-4 39q4 2.5 8 0M-33 12q4 3 8 1M25 13q4 2 8-1" />
      </g>
      <path d={faceShade()} stroke={INK} strokeWidth={1} opacity={0.65} />
    </>
  )
}

const FAR_HILL = 'M-5 368C50 330 96 340 140 360s70 22 118 4 96-34 177-2'
const NEAR_HILL = 'M-5 404C60 380 130 418 215 418s150-44 220-20'
const NEAR_PATH = 'M198 418C196 440 232 448 214 466 200 480 168 484 160 505H292C290 480 268 470 262 454 257 440 240 432 236 417'

function Land() {
  return (
    <>
      <path d={`${FAR_HILL}V505H-5Z`} fill={INK} />
      <g strokeWidth={1} opacity={0.5}>
        <path d={FAR_HILL} transform="translate(0 8)" strokeDasharray="46 5 20 9 60 7" />
        <path d={FAR_HILL} transform="translate(-4 16)" strokeDasharray="24 14 38 10 12 20" />
        <path d={FAR_HILL} transform="translate(0 25)" strokeDasharray="10 20 26 30" />
      </g>
      <path
        d="M139 414c-4-18 44-14 54-24 6-6-8-10-2-18M164 416c2-10 36-14 41-26 3-8-11-12-8-18"
        fill={GLOW}
        fillOpacity={0.16}
      />
      <path d={`${NEAR_HILL}V505H-5Z`} fill={INK} stroke="none" />
      <path d={`${NEAR_HILL}V505H-5Z`} fill="#000" fillOpacity={0.4} />
      <g strokeWidth={1} opacity={0.45}>
        <path d={NEAR_HILL} transform="translate(0 9)" strokeDasharray="60 7 30 12 44 9" />
        <path d={NEAR_HILL} transform="translate(6 18)" strokeDasharray="28 16 50 14" />
        <path d={NEAR_HILL} transform="translate(0 29)" strokeDasharray="14 24 34 30" />
      </g>
      <path d={NEAR_PATH} fill={INK} stroke="none" />
      <path d={NEAR_PATH} fill={GLOW} fillOpacity={0.16} />
    </>
  )
}

/** Seen from behind, silver hair up, on her way. The cat goes where she goes. */
function Walker() {
  return (
    <g transform="translate(217 434)">
      <circle cx={31} cy={-46} r={24} fill={GLOW} fillOpacity={0.2} stroke="none" />
      <circle cx={31} cy={-46} r={13} fill={GLOW} fillOpacity={0.35} stroke="none" />
      <path
        d="M-10-48C-13-32-19-14-23-3-14 2-8-1-1 1 7 3 14 0 23-3 19-14 13-32 10-48ZM12-61C18-59 24-61 28-66l4 4C28-55 21-50 15-50Z"
        fill={INK}
      />
      <path d="M-7-28C-9-19-12-9-13-2M0-24C0-16-1-8 0-1M7-28C10-19 12-9 13-2" strokeWidth={1} />
      <path d="M-4-71C-12-69-17-62-18-44-12-34-6-29 0-25 6-29 12-34 18-44 17-62 12-69 4-71Z" fill="var(--color-night-2)" />
      <path
        d="M-18-44-20-40M-13-37l-2 4M-7-31l-1 5M0-25v5M7-31l1 5M13-37l2 4M18-44l2 4M-14-50C-10-42-5-37 0-34 5-37 10-42 14-50M-10-58C-6-51-3-47 0-45 3-47 6-51 10-58"
        strokeWidth={1}
      />
      <path d={circlePath(0, -78, 8) + circlePath(0, -88, 4.5)} fill={MOONLIGHT} />
      <path d="M-4-84C-5-79-4-74-2-72M0-83V-73M4-84C5-79 4-74 2-72M-2-89q2-3 4 0" stroke={INK} strokeWidth={1} />
      <path d="M31-65v6M27-54l4-5 4 5Z" fill={INK} />
      <path d="M27.5-54h7l1.5 12H26Z" fill={GLOW} />
      <path
        d="M-44 2C-48-6-45-14-41-17L-42-24l4 3h4l4-3-1 7C-27-13-24-6-28 2ZM-28 1c7 1 10-5 7-10"
        fill={INK}
      />
    </g>
  )
}

/** A stem with pairs of leaves, after the herbals. */
function leafStem(x: number, height: number, pairs: number, lean: number) {
  const top = 505 - height
  const stem = `M${x} 505Q${x} ${505 - height / 2} ${x + lean} ${top}`
  let leaves = ''
  let veins = ''
  for (let pair = 0; pair < pairs; pair += 1) {
    const t = 0.22 + (pair / pairs) * 0.74
    const y = round(505 - height * t)
    const at = round(x + lean * t * t)
    const w = round(height * 0.19 * (1.15 - t * 0.62))
    for (const side of [-1, 1]) {
      const reach = round(side * w)
      leaves +=
        `M${at} ${y}q${round(reach * 0.3)} ${round(-w * 0.85)} ${reach} ${round(-w * 0.8)}` +
        `q${round(reach * -0.05)} ${round(w * 0.75)} ${-reach} ${round(w * 0.8)}`
      veins += `M${at} ${y}l${round(reach * 0.68)} ${round(-w * 0.54)}`
    }
  }
  const tip = round(height * 0.1)
  leaves += `M${x + lean} ${top + 2}q${-tip * 0.6} ${-tip} 0 ${round(-tip * 1.7)}q${tip * 0.6} ${round(tip * 0.7)} 0 ${round(tip * 1.7)}`
  return { stem, leaves, veins }
}

/** A flower head of wild carrot: a fan of stalks, each with its seed. */
function umbel(x: number, height: number, lean: number, reach: number) {
  const top = 505 - height
  let stem = `M${x} 505Q${x} ${505 - height / 2} ${x + lean} ${top}`
  let seeds = ''
  for (let angle = -75; angle <= 75; angle += 25) {
    const a = (angle * Math.PI) / 180
    const length = reach * (1 - Math.abs(angle) / 400)
    const dx = round(length * Math.sin(a))
    const dy = round(-length * Math.cos(a))
    stem += `M${x + lean} ${top}q${round(dx * 0.25)} ${round(dy * 0.7)} ${dx} ${dy}`
    seeds += `M${round(x + lean + dx)} ${round(top + dy - 2)}h0`
  }
  return { stem, seeds }
}

/** A poppy's seed head with its crown. */
function poppy(x: number, height: number, lean: number) {
  const top = 505 - height
  const cx = x + lean
  const pod =
    `M${cx} ${top}c-9-1-11-12-5-17h10c6 5 4 16-5 17Z` + `M${cx - 8} ${top - 17}q8-5 16 0`
  return {
    stem: `M${x} 505Q${x} ${505 - height / 2} ${cx} ${top}`,
    pod,
    ribs: `M${cx} ${top - 2}v-14M${cx - 3} ${top - 3}q-2-6 0-12M${cx + 3} ${top - 3}q2-6 0-12`,
  }
}

const STEMS = [leafStem(26, 152, 6, 6), leafStem(78, 92, 4, 4), leafStem(398, 160, 6, -7), leafStem(346, 84, 4, -3)]
const UMBELS = [umbel(112, 78, 6, 20), umbel(54, 128, 6, 24), umbel(316, 70, -4, 18)]
const POPPIES = [poppy(134, 46, 4), poppy(372, 116, -6), poppy(422, 96, -4), poppy(4, 92, 3)]

function Plants() {
  return (
    <>
      <path d={[...STEMS, ...UMBELS, ...POPPIES].map((plant) => plant.stem).join('')} />
      <path d={STEMS.map((plant) => plant.leaves).join('')} fill={LEAF} />
      <path d={STEMS.map((plant) => plant.veins).join('')} strokeWidth={0.8} />
      <path d={UMBELS.map((plant) => plant.seeds).join('')} strokeWidth={4} />
      <path d={POPPIES.map((plant) => plant.pod).join('')} fill="var(--color-night-2)" />
      <path d={POPPIES.map((plant) => plant.ribs).join('')} strokeWidth={0.8} />
    </>
  )
}
