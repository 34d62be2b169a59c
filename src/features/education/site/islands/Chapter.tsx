import type { ReactNode } from 'react'

import { ChevronDownIcon } from '@/shared/ui/art/icons'

import { LibraryProgress } from './LibraryProgress'
import type { LibraryTexts } from '../../content/libraryTexts'

type ChapterProps = {
  texts: LibraryTexts
  id: string
  /** The Roman numeral before its name. */
  numeral: string
  name: string
  description: string
  done: number
  total: number
  open: boolean
  children: ReactNode
}

/**
 * A category of the library, folded to one line or open with its modules. Native `details`: it opens without scripts,
 * and browsers open it for a search in the page.
 */
export function Chapter({ texts, id, numeral, name, description, done, total, open, children }: ChapterProps) {
  return (
    <section aria-labelledby={id} className="border-b border-line">
      {/* Mounted anew when another filter says whether it is open; else a visitor's own choice stays. */}
      <details key={String(open)} open={open} className="group">
        <summary className="grid cursor-pointer list-none grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-2 py-3 transition-colors duration-200 hover:bg-leaf min-[22rem]:grid-cols-[3rem_minmax(0,1fr)_auto] sm:grid-cols-[3.5rem_1fr_auto] sm:py-3.5 large-text:grid-cols-[2rem_minmax(0,1fr)] [&::-webkit-details-marker]:hidden">
          <span aria-hidden="true" className="slanted text-xl text-soft-ink">
            {numeral}
          </span>
          <h2 id={id} className="text-xl min-[22rem]:text-2xl">
            {name}
          </h2>
          <span className="flex items-center gap-1.5 text-sm text-soft-ink tabular min-[22rem]:gap-3 large-text:col-start-2">
            {total === 1 ? '1 read' : `${total} ${texts.reads}`}
            <ChevronDownIcon size={20} className="transition-transform duration-200 group-open:rotate-180" />
          </span>
        </summary>
        <div className="pb-5 sm:pl-15">
          <p className="text-soft-ink">{description}</p>
          <div className="mt-3">
            <LibraryProgress texts={texts} done={done} total={total} label={`${name}: progress`} />
          </div>
        </div>
        <ul className="pb-6">{children}</ul>
      </details>
    </section>
  )
}
