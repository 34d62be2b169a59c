import clsx from 'clsx'
import type { ReactNode } from 'react'

import { placeWho, urgencies, urgencyNames } from '@/shared/lib/redFlags'
import { LeafRule } from '@/shared/ui/art/LeafRule'
import { buttonClass } from '@/shared/ui/Button'
import { CallableText } from '@/shared/ui/CallableText'
import { CitedText } from '@/shared/ui/CitedText'
import { DraftBanner } from '@/shared/ui/DraftBanner'
import { InlineText } from '@/shared/ui/InlineText'
import { ShortSources } from '@/shared/ui/ShortSources'

import type { SourcedRedFlag, WarningSignsTexts } from './warningSigns'

type WarningSignsScreenProps = {
  texts: WarningSignsTexts
  flags: readonly SourcedRedFlag[]
  preview: boolean
  /** Whom to call in the visitor's country, which most of the urgent signs end with. */
  numbers: ReactNode
}

type SignProps = { texts: WarningSignsTexts; flag: SourcedRedFlag }

/** One sign: whom it concerns, what it is, what to do, and the folded sources. */
function Sign({ texts, flag: { key, who, cited, sources } }: SignProps) {
  const { leads, follows } = placeWho(who)
  return (
    <li id={key} className="scroll-mt-4 break-inside-avoid border-b border-line py-4">
      <p>
        {leads && <strong>{leads} </strong>}
        <CitedText under={key}>{cited.sign}</CitedText>
        {follows && ` ${follows}`}
      </p>
      <p className="mt-1 font-semibold">
        <CitedText under={key} words={(text) => <CallableText>{text}</CallableText>}>
          {cited.action}
        </CitedText>
      </p>
      {sources.length > 0 && (
        <details className="-mb-3 text-sm print:hidden">
          <summary className="min-h-11 cursor-pointer py-2.5 text-soft-ink">
            {sources.length === 1 ? texts.source : texts.sources}
          </summary>
          <div className="pb-3">
            <ShortSources sources={sources} under={key} />
          </div>
        </details>
      )}
    </li>
  )
}

/** Every warning sign of the site by how soon, with its sources. */
export function WarningSignsScreen({ texts, flags, preview, numbers }: WarningSignsScreenProps) {
  return (
    <>
      {preview && <DraftBanner path="/warning-signs" />}
      <div className="page-width max-w-3xl pt-10 pb-16 md:pt-14">
        <p className="caps">{texts.eyebrow}</p>
        <h1 className="mt-2">{texts.headline}</h1>
        <p className="mt-4 text-lg text-soft-ink">
          <InlineText>{texts.introduction}</InlineText>
        </p>
        <p className="mt-3 font-semibold">
          <InlineText>{texts.note}</InlineText>
        </p>
        <nav aria-label={texts.jumpLabel} className="mt-6 flex flex-wrap gap-2 print:hidden">
          {urgencies.map((urgency) => (
            <a key={urgency} href={`#soon-${urgency}`} className={buttonClass({ variant: 'quiet', size: 'small' })}>
              {urgencyNames[urgency]}
            </a>
          ))}
        </nav>
        <div className="mt-6 print:hidden">{numbers}</div>
        {urgencies.map((urgency) => {
          const own = flags.filter((flag) => flag.urgency === urgency)
          return own.length === 0 ? null : (
            <section key={urgency} aria-labelledby={`soon-${urgency}`} className="mt-12">
              {/* On a phone it stays below “Exit this page” while its signs are read: how soon is never out of view. */}
              <h2
                id={`soon-${urgency}`}
                className={clsx(
                  'border-b-[1.5px] border-ink bg-paper py-2 max-md:sticky max-md:top-11 max-md:z-20',
                  urgency !== 'visit' && 'text-rose',
                )}
              >
                {urgencyNames[urgency]}
              </h2>
              <ul>
                {own.map((flag) => (
                  <Sign key={flag.key} texts={texts} flag={flag} />
                ))}
              </ul>
            </section>
          )
        })}
        {flags.some(({ sources }) => sources.length === 0) && (
          <p className="mt-8 text-sm text-soft-ink">
            <InlineText>{texts.untraced}</InlineText>
          </p>
        )}
        <LeafRule className="mt-14" />
      </div>
    </>
  )
}
