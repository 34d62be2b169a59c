import type { Reading } from '../../domain/readingProgress'
import { startWith } from '../../domain/nextReading'
import { ModuleDrawing } from '../components/ModuleDrawing'
import type { CardView } from '../view'
import type { LibraryTexts } from '../../content/libraryTexts'

type StartHereProps = {
  texts: LibraryTexts
  modules: CardView[]
  readings: Readonly<Record<string, Reading>>
  first: readonly string[]
}

const count = 3

/** Three modules to start with, by what this browser has read and the routes it keeps. */
export function StartHere({ texts, modules, readings, first }: StartHereProps) {
  return (
    <section aria-labelledby="start-here">
      <h2 id="start-here" className="slanted text-2xl">
        {texts.startHeading}
      </h2>
      <ol className="mt-2">
        {startWith(modules, readings, count, first).map(({ slug, title, drawing }, index) => (
          <li
            key={slug}
            className="relative grid grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-3 transition-colors duration-200 focus-within:bg-leaf hover:bg-leaf min-[22rem]:grid-cols-[2.75rem_1fr_auto] large-text:grid-cols-[1.25rem_minmax(0,1fr)]"
          >
            <span
              aria-hidden="true"
              className="font-serif text-5xl leading-none text-marigold-ink large-text:self-start large-text:text-3xl"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <h3 className="text-xl">
                <a
                  href={`/education/${slug}`}
                  data-module={slug}
                  className="text-ink no-underline after:absolute after:inset-0"
                >
                  {title}
                </a>
              </h3>
            </div>
            <ModuleDrawing
              drawing={drawing}
              strokeWidth={1.1}
              className="size-11 text-plum lg:size-14 large-text:hidden"
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
