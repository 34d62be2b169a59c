import { ExternalTitle } from '@/shared/ui/ExternalTitle'
import { ReportSentence } from '@/shared/ui/SentencesToReport'
import { placesInWords } from '@/shared/ui/ShortSources'
import { SiteLink } from '@/shared/ui/SiteLink'

import type { ReaderTexts } from '../../content/readerTexts'
import type { ClaimView, SourceView } from '../view'

type Words = { texts: ReaderTexts }

/** The sentences that rest on a source: who checked each, and a button to report it (evidence room). */
function Claims({ texts, claims }: Words & { claims: ClaimView[] }) {
  return (
    <details className="mt-1.5 print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-soft-ink underline">
        {claims.length === 1 ? texts.oneSentence : texts.sentences.replaceAll('{count}', String(claims.length))}
      </summary>
      <ul className="space-y-4 border-l border-line py-1 pl-4">
        {claims.map(({ id, begins, check, notice, report }) => (
          <li key={id}>
            <p>“{begins}”</p>
            {notice && <p className="text-rose">{notice}</p>}
            <p className="text-soft-ink">{check}</p>
            <ReportSentence texts={report} claim={id} begins={begins} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Source({ texts, source }: Words & { source: SourceView }) {
  const { number, cited, authors, year, title, kind, finding, places, extent, url, standing, claims } = source
  return (
    <li
      id={`source-${number}`}
      tabIndex={-1}
      className="grid break-inside-avoid grid-cols-[2.2rem_1fr] py-4 outline-offset-0 target:bg-leaf focus:bg-leaf"
    >
      {cited ? (
        <a
          href={`#cited-${number}`}
          aria-label={texts.sourceLabel.replaceAll('{number}', String(number))}
          className="-m-3 grid h-fit min-h-11 min-w-11 justify-items-start p-3 font-serif text-lg leading-none font-semibold tabular no-underline hover:underline"
        >
          {number}
        </a>
      ) : (
        <span className="font-serif text-lg leading-none font-semibold tabular">{number}</span>
      )}
      <div className="max-w-measure">
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
              <ExternalTitle title={title} size={14} />
            </a>
          ) : (
            <cite className="not-italic">{title}</cite>
          )}
        </p>
        <p className="text-soft-ink">
          {/* The point stays with what it follows. */}
          {source.source}
          {'\u00a0'}· {kind}
        </p>
        {standing && <p className="mt-1.5 font-semibold text-rose">{standing}</p>}
        <p className="mt-1.5">{finding}</p>
        {(places.length > 0 || extent) && <p className="mt-1.5 text-soft-ink">{placesInWords(places, extent)}</p>}
        {claims.length > 0 && <Claims texts={texts} claims={claims} />}
        {url && <p className="hidden break-all text-soft-ink print:block">{url}</p>}
      </div>
    </li>
  )
}

/** The references of a text, numbered as cited. */
export function SourceList({ texts, sources }: Words & { sources: SourceView[] }) {
  return (
    <section aria-labelledby="sources" className="mt-14 print:mt-10">
      <h2 id="sources" className="text-2xl">
        {texts.sourcesHeading}
      </h2>
      <ol className="mt-4 divide-y divide-line border-y border-line text-sm">
        {sources.map((source) => (
          <Source key={source.id} texts={texts} source={source} />
        ))}
      </ol>
      <p className="mt-3 flex flex-wrap gap-x-6 text-sm print:hidden">
        <SiteLink href="/how-we-check" className="inline-flex min-h-11 items-center">
          {texts.howWeCheck}
        </SiteLink>
        <SiteLink href="/corrections" className="inline-flex min-h-11 items-center">
          {texts.corrections}
        </SiteLink>
      </p>
    </section>
  )
}
