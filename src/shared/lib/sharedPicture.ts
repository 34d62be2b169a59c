import type { Media } from '@/payload-types'

/** A picture cut for link previews. */
export type SharedPicture = { url: string; width: number; height: number; alt: string }

/** The size for link previews of an upload, else the upload itself; null when it is missing or not populated. */
export function toSharedPicture(media: number | Media | null | undefined): SharedPicture | null {
  if (!media || typeof media !== 'object') return null
  const { url, width, height } = media.sizes?.share?.url ? media.sizes.share : media
  return url && width && height ? { url, width, height, alt: media.alt } : null
}
