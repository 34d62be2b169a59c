import { dayInWords } from '@/shared/evidence/claimWords'
import { ChevronDownIcon } from '@/shared/ui/art/icons'
import { DraftBanner } from '@/shared/ui/DraftBanner'
import { InlineText } from '@/shared/ui/InlineText'
import { SiteLink } from '@/shared/ui/SiteLink'

import type { CorrectionsTexts, CorrectionView } from './queries'

type VersionProps = { name: string; text: string; href?: string }

/** What a text said or says; what it says now leads to where it says so. */
function Version({ name, text, href }: VersionProps) {
  if (!text) return null
  return (
    <div className="mt-3">
      <dt className="caps">{href ? <SiteLink href={href}>{name}</SiteLink> : name}</dt>
      <dd className="mt-1 whitespace-pre-line">{text}</dd>
    </div>
  )
}

type PageCorrections = { href: string; standsIn: string; corrections: CorrectionView[] }

/** The corrections of each page together; the page that was last corrected comes first. */
function byPage(corrections: readonly CorrectionView[]): PageCorrections[] {
  const pages = new Map<string, PageCorrections>()
  for (const correction of corrections) {
    const { href, standsIn } = correction
    const page = pages.get(href) ?? { href, standsIn, corrections: [] }
    page.corrections.push(correction)
    pages.set(href, page)
  }
  return [...pages.values()]
}

const Day = ({ day }: { day: string }) => <time dateTime={day.slice(0, 10)}>{dayInWords(day)}</time>

type CorrectionProps = {
  texts: CorrectionsTexts
  correction: CorrectionView
  /** Whether to say that a release of the site put it right: where an editor here put others right. */
  tellsOfRelease: boolean
}

function Correction({ texts, correction, tellsOfRelease }: CorrectionProps) {
  const { day, href, before, after, why, sources } = correction
  return (
    <li className="border-t border-line py-5 first:border-t-0 first:pt-1">
      <p className="text-sm text-soft-ink">
        <Day day={day} />
        {tellsOfRelease && `. ${texts.ofRelease}`}
      </p>
      <dl className="max-w-measure">
        <Version name={texts.before} text={before || (after && texts.nothingBefore)} href={after ? undefined : href} />
        <Version name={texts.after} text={after} href={href} />
        <Version name={texts.why} text={why} />
        {sources.length > 0 && (
          <div className="mt-3">
            <dt className="caps">{texts.sources}</dt>
            {sources.map(({ name, url, place }) => (
              <dd key={name} className="mt-1">
                {url ? <a href={url}>{name}</a> : name}
                {place && <span className="block max-w-measure text-sm text-soft-ink">{place}</span>}
              </dd>
            ))}
          </div>
        )}
      </dl>
    </li>
  )
}

type CorrectionsScreenProps = { texts: CorrectionsTexts; preview: boolean; corrections: CorrectionView[] }

/** What was wrong here and has been put right: a line for each page, the newest first and open. */
export function CorrectionsScreen({ texts, preview, corrections }: CorrectionsScreenProps) {
  // Said once where it is so of all, else beside each.
  const allOfRelease = corrections.length > 0 && corrections.every(({ isOfRelease }) => isOfRelease)
  return (
    <>
      {preview && <DraftBanner path="/corrections" />}
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-16 pt-6 pb-16 md:pt-10 lg:grid-cols-[1fr_1.7fr]">
        <header className="lg:sticky lg:top-8 lg:self-start">
          <h1 className="sm:text-5xl">{texts.headline}</h1>
          <p className="mt-3 max-w-measure text-soft-ink">
            <InlineText>{texts.introduction}</InlineText>
          </p>
          <ul className="mt-3 flex flex-wrap content-start gap-x-6 lg:mt-6 lg:block lg:border-t lg:border-line lg:pt-3">
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
          {allOfRelease && <p className="mt-2 text-sm text-soft-ink">{texts.ofRelease}</p>}
        </header>
        <div className="mt-6 max-w-3xl lg:mt-0 lg:border-l lg:border-line lg:pl-12">
          {corrections.length === 0 && (
            <div className="border-t-[1.5px] border-ink pt-6 lg:min-h-80">
              <p className="slanted text-3xl">{texts.noneHeading}</p>
              <p className="mt-3">{texts.none}</p>
            </div>
          )}
          {byPage(corrections).map(({ href, standsIn, corrections: own }, index) => (
            <details
              key={href}
              open={index === 0}
              className="group border-t border-line first:border-t-[1.5px] first:border-ink"
            >
              <summary className="grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-3 hover:bg-leaf sm:grid-cols-[minmax(0,1fr)_auto_auto]">
                <h2 className="col-start-1 row-start-1 text-xl">{standsIn}</h2>
                <span className="col-start-1 text-sm text-soft-ink tabular sm:col-start-2 sm:row-start-1">
                  {own.length > 1 && `${own.length} changes, the last on `}
                  <Day day={own[0]!.day} />
                </span>
                <ChevronDownIcon
                  size={18}
                  className="col-start-2 row-start-1 self-center text-marigold transition-transform duration-200 group-open:rotate-180 sm:col-start-3"
                />
              </summary>
              <ul className="pb-4">
                {own.map((correction) => (
                  <Correction
                    key={correction.id}
                    texts={texts}
                    correction={correction}
                    tellsOfRelease={correction.isOfRelease && !allOfRelease}
                  />
                ))}
              </ul>
            </details>
          ))}
        </div>
      </div>
    </>
  )
}
