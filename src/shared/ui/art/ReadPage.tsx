import { Drawing, type ArtProps } from './drawing'
import { pageOutline, readPagePath } from './geometry'

/** A share from 0 to 1, whatever is counted. */
export const shareOf = (value: number) => (Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0)

type ReadPageProps = ArtProps & { share: number }

/**
 * A page that fills from its upper edge, as it is read: how far a module is, or how much of the library. It is decoration
 * only: the words or number it stands for belong beside it.
 */
export function ReadPage({ share, size = 24, className }: ReadPageProps) {
  const read = shareOf(share)
  return (
    <Drawing width={24} height={24} size={size} className={className}>
      <path d={pageOutline} />
      {read > 0 && <path d={readPagePath(read)} fill="currentColor" stroke="none" />}
    </Drawing>
  )
}
