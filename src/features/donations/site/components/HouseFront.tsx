import { circlePath } from '@/shared/ui/art/geometry'

const INK = 'var(--color-night-1)'
const GLOW = 'var(--color-glow)'
const MOONLIGHT = 'var(--color-moonlight)'
const LEAF = 'var(--color-shawl)'

const pen = {
  fill: 'none',
  stroke: MOONLIGHT,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
  focusable: false,
} as const

const tile = 'q12 20 24 0'
/** As long as the widest window. */
const TILES = 110

/** The edge of the roof: two rows of tiles and the gutter under them. It is cut off by its holder. */
export function Eaves() {
  return (
    <svg {...pen} viewBox={`0 0 ${TILES * 24} 48`} width={TILES * 24} height={48} className="block max-w-none">
      <path d={`M0 10${tile.repeat(TILES)}M-12 24${tile.repeat(TILES + 1)}`} opacity={0.55} />
      {/* Its ends lie outside of the drawing. */}
      <path d={`M-4 40H${TILES * 24 + 4}v7H-4Z`} fill={INK} />
    </svg>
  )
}

/** Light that falls out of an opening: the same round for each. */
const Shine = () => <path d={circlePath(130, 100, 100)} fill={GLOW} fillOpacity={0.18} stroke="none" />

/** A lamp on the sill between two curtains. */
function LampWindow() {
  return (
    <>
      <Shine />
      <path d="M70 176V84C70 44 100 26 130 26S190 44 190 84V176Z" fill={GLOW} />
      <path
        d="M70 176V84C70 44 100 26 130 26 120 70 112 96 82 112 84 134 84 156 80 176ZM190 176V84C190 44 160 26 130 26 140 70 148 96 178 112 176 134 176 156 180 176Z"
        fill="var(--color-night-2)"
      />
      <path d="M84 100C100 84 110 60 116 40M176 100C160 84 150 60 144 40" stroke={MOONLIGHT} opacity={0.6} />
      <path d="M130 26V118" stroke={INK} />
      <path d="M114 118h32l12 30h-56ZM126 148h8v16h-8ZM116 164h28v12h-28Z" fill={INK} />
      <path d="M60 176H200V188H60Z" fill={INK} />
    </>
  )
}

/** Sources on a desk: books, one of them open under a glass. */
function ReadingWindow() {
  return (
    <>
      <Shine />
      <path d="M46 176V36H214V176Z" fill={GLOW} />
      <path d="M46 84H214M130 36V84" stroke={INK} />
      <path d="M62 176v-14h52v14ZM68 162v-12h44v12ZM62 150v-13h48v13ZM72 137v-10h34v10Z" fill={INK} />
      <path d="M70 169h30M76 156h26M70 143h28" />
      <path
        d="M126 172C140 162 156 162 166 170 176 162 192 162 206 172V140C192 130 176 130 166 138 156 130 140 130 126 140Z"
        fill={INK}
      />
      <path d="M166 138v32M134 146q12-6 24 0M134 154q12-6 24 0M174 146q12-6 24 0M174 154q12-6 24 0" opacity={0.7} />
      <path d={circlePath(148, 118, 17)} fill="var(--color-moonlight)" fillOpacity={0.5} stroke={INK} strokeWidth={3} />
      <path d="M160 130l14 13" stroke={INK} strokeWidth={5} />
      <path d="M36 176H224V188H36Z" fill={INK} />
    </>
  )
}

/** The door stands open, and somebody small sits on its step. */
function OpenDoor() {
  return (
    <>
      <Shine />
      <path d="M90 188V66C90 36 112 24 132 24S174 36 174 66V188Z" fill={GLOW} />
      <path d="M84 188V66C84 30 110 16 132 16S180 30 180 66" />
      <path d="M174 188V66C174 52 170 42 164 36L212 20C220 28 224 40 224 56V192Z" fill="var(--color-night-2)" />
      <path d="M186 64V96M186 66l26-6V92l-26 4M186 118v52M186 120l26-4v56l-26-2" opacity={0.6} />
      <path d={circlePath(182, 110, 4)} fill={GLOW} />
      <path
        d="M44 122h32l-5 40H49ZM60 122c-12-8-14-20-10-30 8 6 12 16 10 30ZM60 122c0-18 4-28 14-34 4 12 0 26-14 34ZM60 122c-4-16-2-28 4-40"
        fill={LEAF}
      />
      <path d="M40 162h40M60 162v26M48 188h24" />
      <path
        d="M112 188C109 172 116 162 122 158 117 153 117 146 119 142l4 4h5l4-4c3 4 3 11-2 15C141 162 143 174 140 188ZM140 184c10 2 14 6 18 4"
        fill={INK}
      />
      <path d="M30 188H236V198H30Z" fill={INK} />
    </>
  )
}

const openings = [LampWindow, ReadingWindow, OpenDoor]

/** One of the three lit openings of the house, by what a gift does. */
export function HouseOpening({ index, className }: { index: number; className?: string }) {
  const Opening = openings[index % openings.length]!
  return (
    <svg {...pen} viewBox="29 -1 208 202" width={208} height={202} className={className}>
      <Opening />
    </svg>
  )
}
