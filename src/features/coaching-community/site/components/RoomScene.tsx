import { round } from '@/shared/ui/art/drawing'
import { circlePath } from '@/shared/ui/art/geometry'

const PAPER = 'var(--color-paper)'
const GLOW = 'var(--color-glow)'
const PLUM = 'color-mix(in srgb,var(--color-plum),var(--color-paper) 62%)'

/** The floor runs on past both edges of whatever holds the drawing. */
const [FAR_LEFT, FAR_RIGHT, FLOOR] = [-2400, 3000, 380]

/** Backs of books on a board: their widths and heights go round, so that no two boards are alike. */
function books(left: number, board: number, width: number, turn: number): string {
  const widths = [13, 9, 16, 11, 8, 14, 10]
  const heights = [46, 52, 40, 49, 55, 43, 50]
  let path = ''
  let x = left + 4
  for (let index = turn; ; index += 1) {
    const [across, high] = [widths[index % widths.length]!, heights[(index * 3) % heights.length]!]
    if (x + across > left + width - 18) return path
    // Between some of them there is air.
    if (index % 5 !== 3) path += `M${x} ${board}v-${high}h${across}v${high}M${x} ${board - high + 8}h${across}`
    x += across + 1.5
  }
}

/** Three of them side by side: the row runs off the edge of a wide window. */
function Bookcases() {
  const [left, width, cases] = [-364, 150, [0, 1, 2]]
  const right = left + width * cases.length
  const boards = [132, 208, 284, 360]
  return (
    <>
      <path d={`M${left} ${FLOOR}V62H${right}V${FLOOR}Z`} fill={PAPER} />
      <path
        d={cases
          .flatMap((nth) => boards.map((board, index) => books(left + nth * width, board, width, index * 2 + nth)))
          .join('')}
        fill={PLUM}
      />
      <path
        d={
          boards.map((board) => `M${left} ${board}H${right}`).join('') +
          cases.map((nth) => `M${left + nth * width} 62V${FLOOR}`).join('') +
          `M${left - 6} 62H${right + 6}V54H${left - 6}Z`
        }
      />
    </>
  )
}

/** A wing chair from the side, looking right; its foot is at the origin. */
function Armchair({ fill }: { fill: string }) {
  return (
    <>
      <path d="M10-24 4 0h8l6-24M116-24l6 24h-8l-6-24" fill={PAPER} />
      <path
        d="M6-24C-10-80-24-150-8-182 8-202 42-196 48-170 52-144 48-122 54-94H116C126-94 131-86 131-76V-24Z"
        fill={fill}
      />
      <path d="M14-178C30-184 40-176 42-164M16-52C4-96-6-140 2-168" opacity={0.6} />
      <path d="M24-150v.1M22-124v.1M28-100v.1" strokeWidth={3} />
      <path d="M42-108C66-122 98-120 114-112 126-104 122-90 112-90V-24H30V-84C30-94 34-102 42-108Z" fill={fill} />
      <path d={`${circlePath(109, -102, 6)}M30-70H112`} />
    </>
  )
}

/** A dial with a tick a minute, and the one round of the long hand. */
function Clock() {
  const [x, y] = [340, 104]
  let ticks = ''
  for (let minute = 0; minute < 60; minute += 5) {
    const a = (minute * Math.PI) / 30
    const at = (radius: number) => `${round(x + radius * Math.sin(a))} ${round(y - radius * Math.cos(a))}`
    ticks += `M${at(minute % 15 ? 47 : 42)}L${at(52)}`
  }
  return (
    <>
      <path d={circlePath(x, y, 60)} fill={GLOW} fillOpacity={0.5} />
      <path d={circlePath(x, y, 66)} />
      <path d={ticks} />
      <circle cx={x} cy={y} r={56} strokeWidth={3} pathLength={360} strokeDasharray=".8 5.2" opacity={0.6} />
      <path d={`M${x} ${y}V${y - 40}M${x} ${y}l-22 13`} strokeWidth={3} />
      <path d={circlePath(x, y, 3.5)} fill="currentColor" />
    </>
  )
}

function Lamp() {
  return (
    <>
      <path d={circlePath(132, 122, 74)} fill={GLOW} fillOpacity={0.22} stroke="none" />
      <path d="M132 150V372M110 380q22-14 44 0Z" />
      <path d="M112 88h40l20 62H92Z" fill={GLOW} />
      <path d="M120 88l-8 62M132 88v62M144 88l8 62M156 150v16" opacity={0.6} />
      <path d={circlePath(156, 169, 2.5)} fill="currentColor" />
    </>
  )
}

function TeaTable() {
  return (
    <>
      <path d="M286 288C286 282 310 278 340 278S394 282 394 288 370 298 340 298 286 294 286 288Z" fill={PAPER} />
      <path d="M336 298V356M344 298V356M340 356 306 380M340 356 374 380M340 356V380" />
      <path d="M322 282C314 258 322 246 340 246S366 258 358 282Z" fill={GLOW} />
      <path d="M330 247C332 240 348 240 350 247M340 241v-5M322 270C312 268 308 258 304 252M359 256C372 250 374 270 360 272M328 282h24" />
      <path d="M296 276h18v5q-1 7-9 7t-9-7ZM366 276h18v5q-1 7-9 7t-9-7ZM384 278q7 0 5 5t-7 3" fill={PAPER} />
      <path d="M302 268q-4-5 0-9t0-9M308 268q-4-5 0-9M372 268q-4-5 0-9t0-9M378 268q-4-5 0-9" opacity={0.6} />
    </>
  )
}

/** An arched window with the last light in it. */
function Window() {
  return (
    <>
      <path d="M536 250V120C536 84 560 64 586 64S636 84 636 120V250Z" fill={GLOW} fillOpacity={0.3} />
      <path d="M546 250V122C546 92 564 74 586 74S626 92 626 122V250M586 74V250M546 142H626M546 196H626M528 250H644V260H528Z" />
      <path d="M600 250v-22h18v22" fill={PAPER} />
      <path
        d="M609 228C600 214 604 204 609 198 614 204 618 214 609 228ZM609 226C598 224 594 216 594 210 604 212 608 218 609 226ZM609 226C620 224 624 216 624 210 614 212 610 218 609 226Z"
        fill="color-mix(in srgb,var(--color-sage),var(--color-paper) 40%)"
      />
    </>
  )
}

/**
 * The opening of the coaching page: a room with two chairs turned to each other, tea, and an hour on the wall. The floor
 * runs on beyond the drawing's own box, so that its holder has to cut it off.
 */
export function RoomScene({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 640 420"
      width={640}
      height={420}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <path d={`M${FAR_LEFT} ${FLOOR}H${FAR_RIGHT}V900H${FAR_LEFT}Z`} fill="var(--color-leaf)" />
      <path d="M168 398C168 388 244 384 340 384S512 388 512 398 436 412 340 412 168 408 168 398Z" fill={PLUM} />
      <path
        d="M186 398C186 391 256 388 340 388S494 391 494 398 424 407 340 407 186 404 186 398Z"
        strokeDasharray="7 6"
      />
      <Clock />
      {/* On phones the edges of the window would leave slivers of them. */}
      <g className="max-md:hidden">
        <Window />
        <Bookcases />
      </g>
      <Lamp />
      <g transform="translate(160 392)">
        <Armchair fill={`color-mix(in srgb,${GLOW},${PAPER} 45%)`} />
      </g>
      <g transform="translate(520 392) scale(-1 1)">
        <Armchair fill={PLUM} />
      </g>
      <TeaTable />
    </svg>
  )
}
