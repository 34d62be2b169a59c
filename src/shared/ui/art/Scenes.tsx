import { round, type ArtProps } from './drawing'
import { circlePath } from './geometry'
import { Scene, Stars, Tint } from './Scene'

/** No modules found: the shelf is bare, and the cat has taken the room. */
export function EmptyShelfScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <Tint d={circlePath(150, 66, 42)} />
      <Tint d="M76 117 62 73l11-3.5 14 44.5Z" color="rose" opacity={0.35} />
      <path d="M16 117h208v8H16ZM48 125v20c9-3 15-10 17-20M192 125v20c-9-3-15-10-17-20M30 117V70h14v47M44 117V62h16v55M74 117 60 73l11-3.5 14 47.5M30 78h14M30 108h14M44 70h16M44 74h16M44 108h16M64 83l11-3.5M66 89l11-3.5M52 84v14" />
      <path d="M116 117c-8-24 12-42 38-42 28 0 46 18 46 42ZM196 106c14 4 18 14 15 24s2 18 9 13M128 117c2-8 10-11 18-9M160 75c2 4 2 8 0 12M170 78c2 4 2 8 0 12M180 82c2 4 1 8-1 11" />
      <path
        d="M104 98c-3-8-2-16 0-22l9 6q6-2 12 0l9-6c2 6 3 14 0 22-1 12-9 17-15 17s-14-5-15-17Z"
        fill="var(--color-paper)"
      />
      <path d="M108.5 97q3.5 3 7 0M122.5 97q3.5 3 7 0M117 103.5h4l-2 2.2ZM119 105.7q-1.5 3-4 2.3M119 105.7q1.5 3 4 2.3M107 103l-8-1M107 106l-8 2M131 103l8-1M131 106l8 2" />
      <path d="M150 55h7l-7 8h7M166 40h5.5l-5.5 6.5h5.5M180 28h4l-4 5h4" />
    </Scene>
  )
}

const NORTH = { x: 92, y: 80 }

/** Four points of a compass rose, the first at `start` degrees: one half of each is blank, the other inked. */
function CompassPoints({ start, reach }: { start: number; reach: number }) {
  const at = (degrees: number, radius: number) => {
    const a = (degrees * Math.PI) / 180
    return `${round(NORTH.x + radius * Math.sin(a))} ${round(NORTH.y - radius * Math.cos(a))}`
  }
  const half = (side: number) =>
    [0, 90, 180, 270]
      .map((turn) => start + turn)
      .map((angle) => `M${NORTH.x} ${NORTH.y}L${at(angle + side, 10)} ${at(angle, reach)}Z`)
      .join('')
  return (
    <>
      <path d={half(-45)} fill="var(--color-paper)" />
      <path d={half(45)} fill="currentColor" />
    </>
  )
}

/** Page not found (404): the compass is sure of itself, the moon is not. */
export function LostMoonScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <Tint d={circlePath(97, 85, 36)} />
      <path d={circlePath(NORTH.x, NORTH.y, 33) + circlePath(NORTH.x, NORTH.y, 37)} />
      <CompassPoints start={45} reach={27} />
      <CompassPoints start={0} reach={46} />
      <path d="M88 28V18l8 10V18" />
      <path
        d="M136 58C152 34 190 38 188 58 186 74 164 72 168 56 172 40 206 42 206 78"
        strokeDasharray="0 6"
        strokeWidth={2}
      />
      <Tint d="M192 93a27 27 0 1 0 29 37 21 21 0 0 1-29-37Z" color="rose" opacity={0.35} />
      <path d="M189 90a27 27 0 1 0 29 37 21 21 0 0 1-29-37ZM171 112q3 2.5 6-.5M171 106.5q3-2.5 6-.5M177 127q4 1.5 7-2M171 119l3 1" />
      <path d="M20 146h74M108 146h112M40 152h30M150 152h48M226 146h4M158 146q0-6-4-9M158 146q0-5 3-7M224 146q-1-6 3-9" />
      <Stars
        at={[
          [30, 40, 4],
          [154, 96, 4],
          [222, 52, 5],
        ]}
      />
    </Scene>
  )
}

/** Privacy: a letter sealed with the moon, and the only key. */
export function SealedLetterScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <Tint d={circlePath(134, 66, 48)} />
      <path d="M40 150C26 112 26 78 38 40M38 40q-8-9-4-20 10 8 4 20ZM33 62q-14-2-18-16 16 0 18 16ZM31 84q-15 0-21-14 17-2 21 14ZM31 106q-15 2-23-11 17-5 23 11ZM34 128q-14 5-24-7 16-8 24 7ZM35 52q14-2 15-16-14 2-15 16ZM31 84q4-14 20-14-3 14-20 14M31 106q4-13 22-14-4 14-22 14M34 128q5-12 24-12-5 13-24 12M33 62l-9-8M31 84l-10-7M31 106l-11-5M34 128l-12-3" />
      <g transform="rotate(-5 120 84)" fill="var(--color-paper)">
        <path d="M60 50h136v86H60Z" />
        <path d="M54 44h136v86H54ZM54 130l50-46M190 130l-50-46M54 44l60 50q8 5 16 0l60-50Z" />
      </g>
      <path d="M122 74c6-1 8 4 12 6s4 6 3 10-3 9-8 10-9 3-14 0-9-4-9-10 0-9 4-12 7-3 12-4Z" fill="var(--color-plum)" />
      <path d="M118 80a9 9 0 1 0 11 11 8 8 0 0 1-11-11Z" fill="var(--color-paper)" stroke="none" />
      <path d="M131 98C142 124 160 92 184 112" />
      <g transform="translate(188 118) rotate(-52)">
        <Tint d="M2-9a10 10 0 1 0 .1 0ZM0 12h5v24h8v8H0Z" />
        <path d={circlePath(0, 0, 9) + circlePath(0, 0, 4.5)} fill="var(--color-paper)" fillRule="evenodd" />
        <path d="M-2 9h4v28h-4ZM2 25h6v4H5v4h4v4H2" fill="var(--color-paper)" />
      </g>
      <Stars
        at={[
          [218, 38, 5],
          [68, 24, 4],
        ]}
      />
    </Scene>
  )
}
