import { Drawing, type ArtProps } from '@/shared/ui/art/drawing'

const step = 20
const middle = (index: number) => index * step + step / 2

/** The stroke through a completed line, by the line's name, on a board of 100 by 100. */
export function lineStroke(line: string): string {
  const [first, last] = [middle(0) - 5, middle(4) + 5]
  if (line === 'Diagonal \\') return `M${first} ${first}L${last} ${last}`
  if (line === 'Diagonal /') return `M${last} ${first}L${first} ${last}`
  const [kind, number] = line.split(' ')
  const at = middle(Number(number) - 1)
  return kind === 'Row' ? `M${first} ${at}H${last}` : `M${at} ${first}V${last}`
}

/** An overview of the board: completed cells filled, completed lines struck through. The text stands beside it. */
export function BoardMap({ done, lines, size, className }: ArtProps & { done: ReadonlySet<number>; lines: string[] }) {
  return (
    <Drawing width={100} height={100} size={size} className={className}>
      {Array.from({ length: 25 }, (_, position) => (
        <rect
          key={position}
          x={(position % 5) * step + 1.5}
          y={Math.floor(position / 5) * step + 1.5}
          width={step - 3}
          height={step - 3}
          rx={1.5}
          className={done.has(position) ? 'fill-sage stroke-sage' : 'fill-paper stroke-edge'}
        />
      ))}
      {lines.map((line) => (
        <path key={line} d={lineStroke(line)} className="stroke-gold" strokeWidth={2.4} />
      ))}
    </Drawing>
  )
}
