import clsx from 'clsx'

import { ReadPage } from '@/shared/ui/art/ReadPage'

import { formatDuration } from '../../domain/categories'
import { progressPercent, readingStatus, type Reading } from '../../domain/readingProgress'
import { ModuleDrawing } from '../components/ModuleDrawing'
import type { CardView } from '../view'
import type { LibraryTexts } from '../../content/libraryTexts'

type ModuleLineProps = {
  texts: LibraryTexts
  module: CardView
  /** Its place in the library, which stays with it whatever is filtered. */
  number: number
  reading?: Reading
  /** Whether navigation to the module is pending. */
  opening: boolean
  /** Whether it is described above the list on phones. */
  isAbove: boolean
  /** Whether it stands among all of its chapter, and was not searched for. */
  isListed: boolean
}

const pageColors = { 'Not Started': '', 'In Progress': 'text-marigold', Completed: 'text-sage' }

/** What a line says of a status; in other places the words stay. */
const statusWord = (status: keyof typeof pageColors, { notStarted, inProgress, done }: LibraryTexts) =>
  ({ 'Not Started': notStarted, 'In Progress': inProgress, Completed: done })[status]

/** A module in the table of contents. The whole line is its link. */
export function ModuleLine({ texts, module, number, reading, opening, isAbove, isListed }: ModuleLineProps) {
  const { slug, title, description, duration, reviewed, drawing } = module
  const percent = progressPercent(reading, duration)
  const status = readingStatus(percent, reading?.completed ?? false)
  const said = opening ? 'Opening…' : `${statusWord(status, texts)}${status === 'In Progress' ? ` · ${percent}%` : ''}`
  return (
    <li
      aria-busy={opening || undefined}
      className="relative grid grid-cols-[2rem_1fr_auto] items-baseline gap-x-3 border-t border-line/60 py-1.5 transition-colors duration-200 first:border-t-0 focus-within:bg-leaf hover:bg-leaf aria-busy:bg-leaf sm:grid-cols-[2.25rem_2.75rem_1fr_auto] sm:gap-x-4 sm:py-3.5 large-text:grid-cols-[1.35rem_minmax(0,1fr)] large-text:gap-x-2"
    >
      <span
        aria-hidden="true"
        className="text-right font-serif text-xl leading-none whitespace-nowrap text-marigold-ink tabular"
      >
        {number}
      </span>
      <ModuleDrawing drawing={drawing} className="row-span-2 hidden size-10 self-center text-plum sm:block" />
      <h3 className="min-w-0 text-lg leading-snug">
        <a
          href={`/education/${slug}`}
          data-module={slug}
          className="text-ink no-underline after:absolute after:inset-0"
        >
          {title}
        </a>
      </h3>
      <p className="flex items-center justify-end gap-2.5 text-sm leading-none whitespace-nowrap text-soft-ink tabular large-text:col-start-2 large-text:justify-start">
        {/* Said once for all at the head of the page; here for those who hear one line at a time. */}
        <span className="sr-only">{texts.freeAccess}</span>
        <span className={status === 'Not Started' && !opening ? 'sr-only' : 'max-sm:sr-only'}>{said}</span>
        {reviewed && (
          <span className="sr-only">
            {texts.reviewed} {reviewed}
          </span>
        )}
        {/* An empty page on every line would say nothing: it comes with what was begun. */}
        {status !== 'Not Started' && (
          <ReadPage
            share={percent / 100}
            size={19}
            className={`shrink-0 ${pageColors[status]} ${opening ? 'animate-pulse' : ''}`}
          />
        )}
        <span>{formatDuration(duration)}</span>
      </p>
      <p
        className={clsx(
          'col-span-2 col-start-2 line-clamp-4 max-w-measure text-sm text-soft-ink max-sm:pt-0.5 max-sm:leading-snug sm:col-start-3 sm:line-clamp-none large-text:col-end-3',
          isAbove && 'max-sm:hidden',
          // On the narrowest phones a whole chapter is titles alone, on narrow ones two lines each: a page of contents
          // that takes eight screens is none. What was searched for is described.
          isListed && 'max-[351px]:hidden max-[383px]:line-clamp-2',
        )}
      >
        {description}
      </p>
    </li>
  )
}
