import { ModuleDrawing } from '../components/ModuleDrawing'
import type { CardView } from '../view'
import type { LibraryTexts } from '../../content/libraryTexts'

/** The modules to start with. On phones they are described here, and in their chapter only named. */
export function StartHere({ texts, modules }: { texts: LibraryTexts; modules: readonly CardView[] }) {
  return (
    <section aria-labelledby="start-here">
      <h2 id="start-here" className="slanted text-2xl">
        {texts.startHeading}
      </h2>
      <ol className="mt-2">
        {modules.map(({ slug, title, description, drawing }, index) => (
          <li
            key={slug}
            className="relative grid grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2.5 transition-colors duration-200 focus-within:bg-leaf hover:bg-leaf min-[22rem]:grid-cols-[2.75rem_1fr_auto] sm:py-3 large-text:grid-cols-[1.25rem_minmax(0,1fr)]"
          >
            <span
              aria-hidden="true"
              className="font-serif text-5xl leading-none text-marigold-ink large-text:self-start large-text:text-3xl"
            >
              {index + 1}
            </span>
            <h3 className="min-w-0 text-xl max-sm:self-end large-text:text-lg">
              <a
                href={`/education/${slug}`}
                data-module={slug}
                className="text-ink no-underline after:absolute after:inset-0"
              >
                {title}
              </a>
            </h3>
            <ModuleDrawing
              drawing={drawing}
              strokeWidth={1.1}
              className="size-11 text-plum lg:size-14 large-text:hidden"
            />
            <p className="col-span-2 col-start-2 text-sm leading-snug text-soft-ink sm:hidden large-text:col-end-3">
              {description}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
