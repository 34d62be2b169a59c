import type { Metadata } from 'next'
import type { ReactNode } from 'react'

import { buttonClass } from '@/shared/ui/button'
import { SiteLink } from '@/shared/ui/SiteLink'

import { comingPages } from './comingPages'

type ComingSoonProps = {
  page: keyof typeof comingPages
  /** In place of the page's own title. */
  title?: string
  /** Stands before the link to the library. */
  children?: ReactNode
}

/** What a search engine and a browser tab learn about a page that is not there yet: its name, and to leave it out. */
export const comingSoonMetadata = (page: ComingSoonProps['page']): Metadata => ({
  title: comingPages[page].title,
  robots: { index: false },
})

/** A page of a later time: its name, a picture, and the truth. */
export function ComingSoonScreen({ page, title, children }: ComingSoonProps) {
  const { title: ownTitle, sentence, art } = comingPages[page]
  return (
    <div className="page-width grid items-center gap-10 pt-10 md:grid-cols-[1.3fr_1fr] md:gap-12 md:pt-16 lg:gap-16">
      <div>
        <p className="caps">Not ready yet</p>
        <h1 className="mt-3">{title ?? ownTitle}</h1>
        <p className="mt-5 max-w-136 text-lg text-soft-ink">{sentence}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <SiteLink href="/education" className={buttonClass()}>
            Visit the library
          </SiteLink>
          {children}
        </div>
      </div>
      <div className="mx-auto flex aspect-6/7 w-full max-w-56 items-center justify-center rounded-t-full border border-line bg-leaf px-4 pt-6 outline outline-offset-8 outline-line md:max-w-80 md:px-8">
        {art}
      </div>
    </div>
  )
}
