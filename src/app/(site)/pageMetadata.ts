import type { Metadata } from 'next'

import type { SharedPicture } from '@/shared/lib/sharedPicture'

type Described = {
  title: string
  description: string
  /** Canonical path. */
  path: string
  type?: 'website' | 'article'
  /** The name of a picture below public/share, drawn by scripts/draw-pictures.ts, or one of an editor's. */
  picture?: string | SharedPicture | null
}

/** The share picture (Open Graph) of the page. */
export const sharePicture = (name = 'site'): SharedPicture => ({
  url: `/share/${name}.png`,
  width: 1200,
  height: 630,
  alt: '',
})

/** Metadata of a page for search engines and link previews. */
export function pageMetadata({ title, description, path, type = 'website', picture }: Described): Metadata {
  return {
    title,
    description,
    alternates: { canonical: path },
    // Next replaces the layout's `openGraph` as a whole, so it has to be complete.
    openGraph: {
      title,
      description,
      url: path,
      type,
      images: [typeof picture === 'object' && picture ? picture : sharePicture(picture ?? undefined)],
    },
  }
}
