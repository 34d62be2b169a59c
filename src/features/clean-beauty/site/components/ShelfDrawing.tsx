import { Drawing, round } from '@/shared/ui/art/drawing'

/** The six vessels, from left to right: where the body stands, how wide and high it is, and what closes it. */
const vessels = [
  { x: 14, width: 34, height: 62, top: 'M22 58v-12h18v12M24 46v-8h14v8' },
  { x: 62, width: 26, height: 84, top: 'M67 36v-8h16v8M75 28v-9h-12q-4 0-4 4' },
  { x: 102, width: 46, height: 36, top: 'M99 84v-11h52v11Z' },
  { x: 162, width: 30, height: 70, top: 'M170 50v-10h14v10M177 40v-14M172 26h10q3 0 3-4t-4-4h-8q-3 0-3 4t2 4Z' },
  { x: 206, width: 24, height: 92, top: 'M211 28v-14h14v14' },
  { x: 244, width: 42, height: 50, top: 'M252 70v-9h26v9M256 61q0-9 9-9t9 9' },
] as const

const floor = 120

/** A bathroom shelf; each vessel is as full as anybody is sure of an ingredient on the scale beside it (0 to 1). */
export function ShelfDrawing({ levels, className }: { levels: readonly number[]; className?: string }) {
  const body = ({ x, width, height }: (typeof vessels)[number]) =>
    `M${x} ${floor}v${8 - height}q0-8 8-8h${width - 16}q8 0 8 8v${height - 8}Z`
  return (
    <Drawing width={300} height={132} size={300} className={className}>
      {vessels.map((vessel, index) => {
        const level = round((vessel.height - 10) * Math.min(1, levels[index] ?? 0))
        return (
          <path
            key={vessel.x}
            d={`M${vessel.x + 3} ${floor - 3}v${-level}h${vessel.width - 6}v${level}Z`}
            fill="var(--color-glow)"
            fillOpacity={0.75}
            stroke="none"
          />
        )
      })}
      <path d={vessels.map((vessel) => body(vessel) + vessel.top).join('')} />
      <path d="M2 120h296M14 127h40M70 127h90M176 127h30M222 127h62" />
    </Drawing>
  )
}
