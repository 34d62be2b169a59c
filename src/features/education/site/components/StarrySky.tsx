import { Drawing } from '@/shared/ui/art/drawing'
import { starPath } from '@/shared/ui/art/geometry'

const stars: [x: number, y: number, r: number][] = [
  [120, 34, 6],
  [62, 84, 4],
  [182, 74, 5],
  [40, 156, 5],
  [204, 142, 4],
  [70, 226, 4],
  [176, 236, 6],
]

export function StarrySky() {
  return (
    <Drawing width={240} height={280} className="absolute inset-0 size-full">
      <path d={stars.map((star) => starPath(...star)).join('')} fill="currentColor" stroke="none" />
      <path d="M92 58v.1M150 48v.1M34 118v.1M212 106v.1M56 192v.1M196 190v.1M120 262v.1M104 238v.1M146 214v.1M26 226v.1M218 232v.1" />
    </Drawing>
  )
}
