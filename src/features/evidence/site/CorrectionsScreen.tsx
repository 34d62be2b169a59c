import { dayInWords } from '@/shared/evidence/claimWords'
import { ChevronDownIcon } from '@/shared/ui/art/icons'
import { DraftBanner } from '@/shared/ui/DraftBanner'
import { InlineText } from '@/shared/ui/InlineText'
import { SiteLink } from '@/shared/ui/SiteLink'

import type { CorrectionsTexts, CorrectionView } from './queries'

function Version({ name, text }: { name: string; text: string }) {
  if (!text) return null
  return (
    <div className="mt-3">
      <dt className="caps">{name}</dt>
      <dd className="mt-1 whitespace-pre-line">{text}</dd>
    </div>
  )
}

/** How many stand open; of the older ones there are pages, and their day and place are enough to find one. */
const OPEN = 6

type CorrectionsScreenProps = { texts: CorrectionsTexts; preview: boolean; corrections: CorrectionView[] }

/** What was wrong here and has been put right, newest first. */
export function CorrectionsScreen({ texts, preview, corrections }: CorrectionsScreenProps) {
  return (
    <>
      {preview && <DraftBanner path="/corrections" />}
      <div className="page-width grid gap-x-16 pt-6 pb-16 md:pt-10 lg:grid-cols-[1fr_1.7fr] lg:grid-rows-[auto_1fr]">
        <header>
          <h1 className="sm:text-5xl">{texts.headline}</h1>
          <p className="mt-3 max-w-136 text-soft-ink">
            <InlineText>{texts.introduction}</InlineText>
          </p>
        </header>
        <div className="mt-8 max-w-3xl lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:border-l lg:border-line lg:pl-12">
          {corrections.length === 0 && (
            <div className="border-t-[1.5px] border-ink pt-6 lg:min-h-80">
              <p className="slanted text-3xl">{texts.noneHeading}</p>
              <p className="mt-3">{texts.none}</p>
            </div>
          )}
          {corrections.map(({ id, day, standsIn, href, before, after, why, sources, isOfRelease }, index) => (
            <details
              key={id}
              open={index < OPEN}
              className="group border-t border-line first:border-t-[1.5px] first:border-ink"
            >
              <summary className="grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-3 hover:bg-leaf">
                <div>
                  <p className="text-sm text-soft-ink">
                    <time dateTime={day.slice(0, 10)}>{dayInWords(day)}</time>
                    {isOfRelease && `, ${texts.ofRelease}`}
                  </p>
                  <h2 className="mt-1 text-xl">{standsIn}</h2>
                </div>
                <ChevronDownIcon
                  size={18}
                  className="text-marigold transition-transform duration-200 group-open:rotate-180"
                />
              </summary>
              <SiteLink href={href} className="inline-flex min-h-11 items-center">
                {standsIn}
              </SiteLink>
              <dl className="pb-8">
                <Version name={texts.before} text={before} />
                <Version name={texts.after} text={after} />
                <Version name={texts.why} text={why} />
                {sources.length > 0 && (
                  <div className="mt-3">
                    <dt className="caps">{texts.sources}</dt>
                    {sources.map(({ name, url, place }) => (
                      <dd key={name} className="mt-1">
                        {url ? <a href={url}>{name}</a> : name}
                        {place && <span className="block text-sm text-soft-ink">{place}</span>}
                      </dd>
                    ))}
                  </div>
                )}
              </dl>
            </details>
          ))}
        </div>
        <ul className="mt-8 flex flex-wrap content-start gap-x-6 border-t border-line pt-3 lg:block">
          <li>
            <SiteLink href="/corrections/rss.xml" className="inline-flex min-h-11 items-center">
              {texts.feedLink}
            </SiteLink>
          </li>
          <li>
            <SiteLink href="/how-we-check" className="inline-flex min-h-11 items-center">
              {texts.checkingLink}
            </SiteLink>
          </li>
        </ul>
      </div>
    </>
  )
}
