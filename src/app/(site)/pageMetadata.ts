import type { Metadata } from 'next'

type Described = {
  title: string
  description: string
  /** The one address of the page. */
  path: string
  type?: 'website' | 'article'
  /** A picture below public/share, drawn by scripts/make-share-pictures.ts. */
  picture?: string
}

/** The picture that stands for a page where its address is shared. */
export const sharePicture = (name = 'site') => ({ url: `/share/${name}.png`, width: 1200, height: 630, alt: '' })

/** What search engines, and the places where an address is shared, are told of a page. */
export function pageMetadata({ title, description, path, type = 'website', picture }: Described): Metadata {
  return {
    title,
    description,
    alternates: { canonical: path },
    // A page's own block takes the place of the layout's: it has to be whole.
    openGraph: { title, description, url: path, type, images: [sharePicture(picture)] },
  }
}
