import { Drawing, type ArtProps } from './drawing'

/** The mark of Power Years: a waning crescent kept in a ring. Stands beside the name, never alone as a link's only content. */
export function BrandMark({ size = 34, className }: ArtProps) {
  return (
    <Drawing width={34} height={34} size={size} className={className}>
      <circle cx={17} cy={17} r={15.5} />
      <path d="M17 7.1A10 10 0 1 0 25 21.3A8.2 8.2 0 1 1 17 7.1Z" fill="var(--color-glow)" />
    </Drawing>
  )
}
