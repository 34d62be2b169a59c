import clsx from 'clsx'
import type { ReactNode } from 'react'

import { splitAudience, urgencyNames, type Urgency } from '@/shared/lib/redFlags'
import { signAreaNames } from '@/shared/lib/signAreas'
import { LeafRule } from '@/shared/ui/art/LeafRule'
import { CallableText } from '@/shared/ui/CallableText'
import { CitedText } from '@/shared/ui/CitedText'
import { DraftBanner } from '@/shared/ui/DraftBanner'
import { InlineText } from '@/shared/ui/InlineText'
import { OpenLinkTarget } from '@/shared/ui/OpenLinkTarget.island'
import { ShortSources } from '@/shared/ui/ShortSources'

import { signsByArea, type SignGroup } from '../domain/signsByArea'
import type { SourcedRedFlag, WarningSignsTexts } from './warningSigns'

type WarningSignsScreenProps = {
  texts: WarningSignsTexts
  flags: readonly SourcedRedFlag[]
  preview: boolean
  /** Whom to call in the visitor's country, which most of the urgent signs end with. */
  numbers: ReactNode
}

type SignProps = { texts: WarningSignsTexts; flag: SourcedRedFlag }

const isUrgent = (urgency: Urgency) => urgency !== 'visit'

/** One sign: whom it concerns, what it is, how soon, and what to do. */
function Sign({ flag: { key, who, urgency, cited }, children }: Pick<SignProps, 'flag'> & { children?: ReactNode }) {
  const { leads, follows } = splitAudience(who)
  return (
    <li id={key} className="break-inside-avoid border-b border-line py-3">
      <p className="max-w-measure">
        {leads && <strong>{leads} </strong>}
        <CitedText under={key}>{cited.sign}</CitedText>
        {follows && ` ${follows}`}
      </p>
      <p className="mt-0.5 max-w-measure font-semibold">
        <span className={clsx(isUrgent(urgency) && 'text-rose')}>{urgencyNames[urgency]}:</span>{' '}
        <CitedText under={key} words={(text) => <CallableText>{text}</CallableText>}>
          {cited.action}
        </CitedText>
      </p>
      {children}
    </li>
  )
}

/** The sources of a sign, folded below it. */
function OwnSources({ texts, flag: { key, sources } }: SignProps) {
  if (sources.length === 0) return null
  return (
    <details suppressHydrationWarning className="-mb-3 text-sm print:hidden">
      <summary className="min-h-11 cursor-pointer py-2.5 text-soft-ink">
        {sources.length === 1 ? texts.source : texts.sources}
      </summary>
      <div className="pb-3">
        <ShortSources sources={sources} under={key} />
      </div>
    </details>
  )
}

/** The sources of the signs that stand open, below each one's own words. */
function SourcesAbove({ texts, flags }: Pick<SignProps, 'texts'> & { flags: readonly SourcedRedFlag[] }) {
  const sourced = flags.filter(({ sources }) => sources.length > 0)
  if (sourced.length === 0) return null
  return (
    <details suppressHydrationWarning className="text-sm print:hidden">
      <summary className="min-h-11 cursor-pointer py-2.5 text-soft-ink">{texts.sourcesAbove}</summary>
      <ul className="space-y-4 pb-4">
        {sourced.map(({ key, sign, sources }) => (
          <li key={key}>
            <p className="mb-1.5 max-w-measure font-semibold">{sign}</p>
            <ShortSources sources={sources} under={key} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The signs of a part of the body or a situation: those to call for at once stand open, the others fold below them. */
function Group({ texts, group }: { texts: WarningSignsTexts; group: SignGroup<SourcedRedFlag> }) {
  const { area, now, later, counts } = group
  return (
    <section aria-labelledby={`signs-${area}`} className="mt-5 md:mt-9">
      <h2 id={`signs-${area}`} className="border-b-[1.5px] border-ink pb-1.5 text-2xl">
        {signAreaNames[area]}
      </h2>
      {now.length > 0 && (
        <ul>
          {now.map((flag) => (
            <Sign key={flag.key} flag={flag} />
          ))}
        </ul>
      )}
      {/* A browser may have opened it for the address before the scripts came. */}
      <details suppressHydrationWarning className="print:details-content:[content-visibility:visible]">
        <summary className="min-h-12 cursor-pointer py-3 text-sm">
          {later.length === 0 && texts.sources}
          {later.length > 0 && now.length > 0 && `${texts.more} `}
          {counts.map(({ urgency, count }, index) => (
            <span key={urgency} className="whitespace-nowrap">
              {index > 0 && ' · '}
              <span className={clsx('font-semibold', isUrgent(urgency) && 'text-rose')}>
                {urgencyNames[urgency]}
              </span>{' '}
              {count}
            </span>
          ))}
        </summary>
        <SourcesAbove texts={texts} flags={now} />
        <ul>
          {later.map((flag) => (
            <Sign key={flag.key} flag={flag}>
              <OwnSources texts={texts} flag={flag} />
            </Sign>
          ))}
        </ul>
      </details>
    </section>
  )
}

/** Every warning sign of the site by where it is felt, with how soon and its sources. */
export function WarningSignsScreen({ texts, flags, preview, numbers }: WarningSignsScreenProps) {
  const groups = signsByArea(flags)
  return (
    <>
      {preview && <DraftBanner path="/warning-signs" />}
      <OpenLinkTarget />
      {/* On a wide screen whom to call stays beside the signs. */}
      <div className="page-width max-w-3xl gap-x-16 pt-8 pb-8 md:pt-14 md:pb-16 lg:grid lg:max-w-page lg:grid-cols-[minmax(0,1fr)_22rem] print:block">
        <div>
          <p className="caps">{texts.eyebrow}</p>
          <h1 className="mt-2">{texts.headline}</h1>
          <p className="mt-3 max-w-measure text-lg text-soft-ink">
            <InlineText>{texts.introduction}</InlineText>
          </p>
          <p className="mt-3 max-w-measure font-semibold">
            <InlineText>{texts.note}</InlineText>
          </p>
          {groups.length > 0 && (
            <nav aria-labelledby="where" className="mt-6 print:hidden">
              <p id="where" className="caps">
                {texts.whereLabel}
              </p>
              <ul className="mt-1 grid grid-cols-2 gap-x-4 sm:grid-cols-3 large-text:grid-cols-1">
                {groups.map(({ area }) => (
                  <li key={area} className="border-b border-line">
                    <a href={`#signs-${area}`} className="flex min-h-11 items-center py-1 leading-snug">
                      {signAreaNames[area]}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <div className="mt-6 lg:sticky lg:top-16 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:self-start print:hidden">
          {numbers}
        </div>
        <div className="max-lg:pt-5 lg:mt-4 print:[&_ul]:columns-2 print:[&_ul]:gap-8">
          {groups.map((group) => (
            <Group key={group.area} texts={texts} group={group} />
          ))}
          {flags.some(({ sources }) => sources.length === 0) && (
            <p className="mt-8 text-sm text-soft-ink">
              <InlineText>{texts.untraced}</InlineText>
            </p>
          )}
          <LeafRule className="mt-8 md:mt-14" />
        </div>
      </div>
    </>
  )
}
