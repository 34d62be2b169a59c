import { round } from './drawing'

/** A circle as path data, so several can share one element. */
export function circlePath(x: number, y: number, r: number): string {
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0Z`
}

/**
 * The lit part of a moon: its area is exactly `phase` of the disc. A waxing moon is lit on the right (northern
 * hemisphere), a `waning` one on the left.
 */
export function litMoonPath(x: number, y: number, r: number, phase: number, waning = false): string {
  const terminator = round(Math.abs(1 - 2 * phase) * r)
  const outer = waning ? 0 : 1
  const inner = phase > 0.5 ? outer : 1 - outer
  return `M${round(x)} ${round(y - r)}a${r} ${r} 0 0 ${outer} 0 ${2 * r}a${terminator} ${r} 0 0 ${inner} 0-${2 * r}Z`
}

/** A four-pointed star with hollow sides. */
export function starPath(x: number, y: number, r: number): string {
  const near = round(r * 0.12)
  const far = round(r - near)
  return (
    `M${round(x)} ${round(y - r)}q${near} ${far} ${r} ${r}-${far} ${near}-${r} ${r}-${near}-${far}-${r}-${r}` +
    ` ${far}-${near} ${r}-${r}Z`
  )
}

/** The outline of a page with its corner folded, in a square of 24. */
export const pageOutline = 'M4.5 2H15l4.5 4.5V22h-15ZM15 2v4.5h4.5'

/** The read part of that page, from its upper edge down to `share` of its height. */
export function readPagePath(share: number): string {
  const [top, height, fold] = [2, 20, 4.5]
  const depth = round(share * height)
  const folded = Math.min(depth, fold)
  return `M4.5 ${top}H15l${folded} ${folded}V${round(top + depth)}H4.5Z`
}
