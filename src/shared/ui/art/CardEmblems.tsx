import { Drawing, type ArtProps } from './drawing'
import { starPath } from './geometry'

/** The second ink of the print: a tint that sits a little off the line, as in old two-colour almanacs. */
function Tint({ d }: { d: string }) {
  return <path d={d} fill="var(--color-glow)" fillOpacity={0.4} stroke="none" />
}

/** An open book with a star rising from it: the Education Hub card on the home page. */
export function BookEmblem({ size = 52, className }: ArtProps) {
  return (
    <Drawing width={52} height={52} size={size} className={className}>
      <Tint d="M28 18c6-5 14-5 21-3v29c-7-2-15-2-21 3Z" />
      <path d="M26 16C20 11 12 11 5 13v28c7-2 15-2 21 3 6-5 14-5 21-3V13c-7-2-15-2-21 3ZM26 16v28M5 45c7-2 15-2 21 3 6-5 14-5 21-3M10.5 20q5.5-1 10.5 1.5M10.5 26q5.5-1 10.5 1.5M10.5 32q5.5-1 10.5 1.5M31 21.5q5-2.5 10.5-1.5M31 27.5q5-2.5 10.5-1.5M31 33.5q3-1.5 6-1.6" />
      <path d={starPath(26, 6, 5)} fill="currentColor" stroke="none" />
    </Drawing>
  )
}

/** A flame within a flame, with its sparks: the Personal Tracking card on the home page. */
export function FlameEmblem({ size = 52, className }: ArtProps) {
  return (
    <Drawing width={52} height={52} size={size} className={className}>
      <Tint d="M28 49c-5.5 0-9-4-9-8.5 0-5.5 5.5-6.5 8-13.5 6.5 4.5 10 9 10 13.5S33.5 49 28 49Z" />
      <path d="M26 47.5c-11 0-17.5-7.5-17.5-16 0-9 8.5-12 9-25 7 4 9.5 10.5 9.2 15.5 3-2 4.6-5 4.3-9 7 5 12.5 11 12.5 18.5 0 8.5-6.5 16-17.5 16ZM26 47.5c-5.2 0-8.5-3.7-8.5-8 0-5.2 5.2-6.2 7.5-12.8 6.2 4.3 9.5 8.5 9.5 12.8s-3.3 8-8.5 8ZM12.5 32q.2-4 3.5-7.5M14 37q-.5-1.2-.8-2.5M39.5 32q0-4-3-7.5M38 37q.7-1.2 1-2.5M25.5 42.5q-2.5-2.5-.3-6M38 8v4M36 10h4M10 13v.1M43.5 17v.1" />
    </Drawing>
  )
}

/** A seedling with veined leaves and its roots: the Smart Protocols card on the home page. */
export function SproutEmblem({ size = 52, className }: ArtProps) {
  return (
    <Drawing width={52} height={52} size={size} className={className}>
      <Tint d="M28 33C16 33 11 26 11 17c10 0 17 6 17 16Z" />
      <path d="M26 42V19M26 31C14 31 8.5 24 8.5 14.5 19 14.5 26 20.5 26 31ZM26 25c0-10 6-16.5 17-17.5 0 11-6 17.5-17 17.5ZM26 31 14.5 19.5M21 26v-4.5M21 26h-4.5M26 25 37.5 13M31.5 19.2v-4M31.5 19.2h4M9 42h34M26 42v7M26 44.5q-5 .5-7 4.5M26 44.5q5 .5 7 4.5M14 45.5v.1M38 45.5v.1" />
    </Drawing>
  )
}
