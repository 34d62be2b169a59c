import { ExternalIcon } from '@/shared/ui/art/icons'

import type { SourceView } from '../view'

function Source({ source }: { source: SourceView }) {
  const { number, cited, authors, year, title, kind, finding, places, url } = source
  return (
    <li
      id={`source-${number}`}
      tabIndex={-1}
      className="grid break-inside-avoid grid-cols-[2.2rem_1fr] py-4 outline-offset-0 target:bg-leaf focus:bg-leaf"
    >
      {cited ? (
        <a
          href={`#cited-${number}`}
          aria-label={`Source ${number}: back to the text`}
          className="-m-2 size-fit p-2 font-serif text-lg leading-none font-semibold tabular no-underline hover:underline"
        >
          {number}
        </a>
      ) : (
        <span className="font-serif text-lg leading-none font-semibold tabular">{number}</span>
      )}
      <div>
        <p>
          {authors}
          {year ? ` (${year})` : ''}
          {/[.)]$/.test(year ? ')' : authors) ? ' ' : '. '}
          {url ? (
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer external"
              className="print:text-ink print:no-underline"
            >
              {title}
              <ExternalIcon size={14} className="ml-1 inline align-[-0.1em] print:hidden" />
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          ) : (
            <cite className="not-italic">{title}</cite>
          )}
        </p>
        <p className="text-soft-ink">
          {source.source} · {kind}
        </p>
        <p className="mt-1.5">{finding}</p>
        {places.length > 0 && <p className="mt-1.5 text-soft-ink">Look at: {places.join('; ')}.</p>}
        {url && <p className="hidden break-all text-soft-ink print:block">{url}</p>}
      </div>
    </li>
  )
}

/** The references of a text, numbered as cited. */
export function SourceList({ sources }: { sources: SourceView[] }) {
  return (
    <section aria-labelledby="sources" className="print:mt-10">
      <h2 id="sources" className="text-2xl">
        Sources
      </h2>
      <ol className="mt-4 divide-y divide-line border-y border-line text-sm">
        {sources.map((source) => (
          <Source key={source.id} source={source} />
        ))}
      </ol>
    </section>
  )
}
