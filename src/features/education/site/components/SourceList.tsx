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

/**
 * A line, and folded below it what was read and where. Who follows a number from the text finds it open: the address names
 * what is in the fold, which browsers open for it by themselves.
 */
function Source({ texts, source }: Words & { source: SourceView }) {
  const { number, cited, authors, year, title, kind, finding, places, extent, url, standing, claims } = source
  const numeral = 'font-serif text-lg leading-none font-semibold tabular'
  return (
    <li className="grid break-inside-avoid grid-cols-[2.2rem_minmax(0,1fr)] has-[[data-source]:is(:target,:focus)]:bg-leaf">
      {cited ? (
        <a
          href={`#cited-${number}`}
          aria-label={texts.sourceLabel.replaceAll('{number}', String(number))}
          className={`-ml-3 grid h-fit min-h-11 min-w-11 justify-items-start py-3 pl-3 no-underline hover:underline ${numeral}`}
        >
          {number}
        </a>
      ) : (
        <span className={`py-3 ${numeral}`}>{number}</span>
      )}
      {/* A browser may have opened it for the address before the scripts came. */}
      <details
        suppressHydrationWarning
        className="group/source max-w-measure print:details-content:[content-visibility:visible]"
      >
        <summary className="grid min-h-13 cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center py-2 leading-snug print:min-h-0 print:pb-0 print:after:hidden">
          <span>
            {authors}
            {year ? ` (${year})` : ''}
            <span className="block truncate text-soft-ink group-open/source:hidden print:hidden">{title}</span>
            {standing && <strong className="block font-semibold text-rose">{standing}</strong>}
          </span>
        </summary>
        <div
          id={`source-${number}`}
          data-source
          tabIndex={-1}
          className="scroll-mt-12 pb-4 outline-none focus-visible:outline-3"
        >
          <p>
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
          <p className="mt-1.5">{finding}</p>
          {(places.length > 0 || extent) && <p className="mt-1.5 text-soft-ink">{placesInWords(places, extent)}</p>}
          {claims.length > 0 && <Claims texts={texts} claims={claims} />}
          {url && <p className="hidden break-all text-soft-ink print:block">{url}</p>}
        </div>
      </details>
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
