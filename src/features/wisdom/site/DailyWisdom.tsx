import { ShortSources } from '@/shared/ui/ShortSources'

import { LineOfTheDay } from './islands/LineOfTheDay.island'
import type { WisdomView } from './view'

type DailyWisdomProps = {
  /** The id of the list, unique on its page. */
  id: string
  title: string
  lines: WisdomView[]
  /** In a preview an editor sees all lines. */
  preview: boolean
}

/** One line of a kind per day, for the foot of its page. */
export function DailyWisdom({ id, title, lines, preview }: DailyWisdomProps) {
  if (lines.length === 0) return null
  return (
    <section aria-labelledby={id} className="page-width py-12 print:hidden">
      <h2 id={id} className="text-center font-sans caps">
        {title}
      </h2>
      <LineOfTheDay
        preview={preview}
        lines={lines.map(({ text, context, sources }) => (
          <figure key={text} className="mx-auto max-w-2xl text-center">
            <blockquote className="font-serif text-[clamp(1.3rem,1rem+1.4vw,1.7rem)] leading-tight text-balance">
              <p>{text}</p>
            </blockquote>
            {(context || sources.length > 0) && (
              <figcaption>
                {context && <p className="mt-3 text-sm text-soft-ink first-letter:uppercase">{context}</p>}
                {sources.length > 0 && (
                  <div className="mt-4 text-left">
                    <ShortSources sources={sources} folded />
                  </div>
                )}
              </figcaption>
            )}
          </figure>
        ))}
      />
    </section>
  )
}
