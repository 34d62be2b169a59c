import type { ReactNode } from 'react'

/** As long as the widest window. */
const CHAIRS = 24
const STEP = 124
const LENGTH = CHAIRS * STEP

/** From above, its back away from the table, whose edge is at y 58. */
const chairAt = (x: number) => `M${x + 14} 20h56q8 24 2 46h-60q-6-22 2-46ZM${x + 10} 20q-6-14 2-16 30-7 60 0 8 2 2 16Z`
const cupAt = (x: number) =>
  `M${x + 30} 20a12 12 0 1 0 24 0a12 12 0 1 0-24 0ZM${x + 34} 20a8 8 0 1 0 16 0a8 8 0 1 0-16 0ZM${x + 52} 13l7-5`

const places = Array.from({ length: CHAIRS }, (_, index) => index * STEP)
/** The chair that is drawn out, for whoever comes next: in view at every width. */
const FREE = CHAIRS / 2

type RowProps = { height: number; turned?: boolean; children: ReactNode }

function Row({ height, turned, children }: RowProps) {
  return (
    <div className={`flex justify-center lg:justify-start lg:overflow-x-clip ${turned ? '-scale-y-100' : ''}`}>
      <svg
        viewBox={`0 0 ${LENGTH} ${height}`}
        width={LENGTH}
        height={height}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinejoin="round"
        strokeLinecap="round"
        aria-hidden="true"
        focusable="false"
        // Where the table's left end is in view, eleven places lie before it and are cut off.
        className="block max-w-none shrink-0 overflow-visible lg:-ml-[1364px]"
      >
        {children}
      </svg>
    </div>
  )
}

function Chairs({ turned }: { turned?: boolean }) {
  const taken = turned ? places.filter((_, index) => index !== FREE) : places
  return (
    <Row height={58} turned={turned}>
      <path d={taken.map(chairAt).join('')} fill="color-mix(in srgb,var(--color-plum),var(--color-paper) 70%)" />
      {turned && (
        <path
          d={chairAt(places[FREE]!)}
          fill="var(--color-glow)"
          transform={`rotate(-13 ${places[FREE]! + 42} 40) translate(0 -16)`}
        />
      )}
    </Row>
  )
}

/**
 * A long table from above, with chairs along it and a cup at each place; what it is about lies in its middle. It runs off
 * the window on the right, on phones on both sides, so that its holder has to cut it off.
 */
export function LongTable({ children }: { children: ReactNode }) {
  const cups = <path d={places.map(cupAt).join('')} fill="var(--color-paper)" />
  return (
    <div className="-mx-[100vw] px-[100vw] lg:mx-0 lg:-mr-[100vw] lg:px-0">
      <div className="lg:pl-14">
        <Chairs />
      </div>
      <div className="relative -mx-[100vw] border-y-[1.5px] border-ink bg-leaf px-[100vw] outline-1 -outline-offset-8 outline-edge lg:mx-0 lg:rounded-l-[3rem] lg:border-l-[1.5px] lg:pr-[100vw] lg:pl-14">
        <Row height={40}>{cups}</Row>
        <div className="py-5 lg:py-8">{children}</div>
        <Row height={40} turned>
          {cups}
        </Row>
      </div>
      <div className="lg:pl-14">
        <Chairs turned />
      </div>
    </div>
  )
}
