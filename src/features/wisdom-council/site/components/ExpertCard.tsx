import { toAnchor } from '@/shared/lib/toSlug'
import { ExternalIcon } from '@/shared/ui/art/icons'

import type { ExpertView } from '../view'
import { ExpertPortrait } from './ExpertPortrait'
import type { CouncilWords } from '../../content/councilTexts'

/** "First sentence." and the rest of a text. */
function splitSentence(text: string): [first: string, rest: string] {
  const [first = ''] = /^.*?[.!?](?=\s|$)/s.exec(text) ?? [text]
  return [first, text.slice(first.length).trim()]
}

/** An author of published work: one sentence about her, the rest on demand. */
export function ExpertCard({ expert, index, texts }: { expert: ExpertView; index: number; texts: CouncilWords }) {
  const { name, credentials, specialty, bio, focus, shownBooks, shownContributions, website } = expert
  const [lead, rest] = splitSentence(bio)
  return (
    <article
      id={toAnchor(name)}
      className="grid grid-cols-[4.25rem_1fr] items-start gap-x-4 py-7 min-[22rem]:grid-cols-[6.5rem_1fr] min-[22rem]:gap-x-6 sm:grid-cols-[9rem_1fr] large-text:grid-cols-1"
    >
      <ExpertPortrait
        index={index}
        focus={focus}
        className="w-full rounded-t-full sm:row-span-2 large-text:mb-4 large-text:w-28"
      />
      <header className="min-w-0 max-sm:self-center">
        <h2 className="text-2xl">{name}</h2>
        <p className="mt-1 max-w-measure text-sm text-soft-ink">{credentials}</p>
      </header>
      <div className="col-span-full max-w-measure min-w-0 sm:col-span-1 sm:col-start-2">
        <p className="mt-3 font-serif text-lg leading-snug">{lead}</p>
        {website && (
          <p className="mt-1 text-sm">
            {texts.ownWords}{' '}
            <a
              href={website}
              target="_blank"
              rel="noopener noreferrer external"
              className="inline-flex min-h-11 items-center gap-1.5"
            >
              {new URL(website).hostname.replace(/^www\./, '')}
              <ExternalIcon size={14} />
              <span className="sr-only">(website of {name}, opens in a new tab)</span>
            </a>
          </p>
        )}
        {expert.disclosure && (
          <p className="mt-2 border-l-4 border-marigold pl-3 text-sm">
            {texts.worthKnowing} {expert.disclosure}
          </p>
        )}
        <details className="mt-1">
          <summary className="inline-flex min-h-11 min-w-11 cursor-pointer items-center font-semibold text-plum underline underline-offset-4">
            {texts.more}
            <span className="sr-only"> about {name}</span>
          </summary>
          <p className="mt-1 font-semibold">{specialty}</p>
          {rest && <p className="mt-2">{rest}</p>}
          {shownContributions.length > 0 && (
            <>
              <h3 className="mt-5 font-sans caps">{texts.contributionsHeading}</h3>
              <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-marigold">
                {shownContributions.map((contribution) => (
                  <li key={contribution}>{contribution}</li>
                ))}
              </ul>
            </>
          )}
          {shownBooks.length > 0 && (
            <>
              <h3 className="mt-5 font-sans caps">{texts.bookListHeading}</h3>
              <ul className="mt-2 space-y-1">
                {shownBooks.map((book) => (
                  <li key={book}>
                    <cite className="not-italic">{book}</cite>
                  </li>
                ))}
              </ul>
            </>
          )}
          {expert.followers && (
            <p className="mt-4 text-sm text-soft-ink">
              {texts.followers} {expert.followers}
            </p>
          )}
        </details>
      </div>
    </article>
  )
}
