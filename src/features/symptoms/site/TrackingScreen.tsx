import type { ReactNode } from 'react'

import type { RedFlag } from '@/shared/lib/redFlags'
import { LockIcon } from '@/shared/ui/art/icons'
import { LeafRule } from '@/shared/ui/art/LeafRule'
import { DraftBanner } from '@/shared/ui/DraftBanner'
import { InlineText } from '@/shared/ui/InlineText'
import { RedFlagList } from '@/shared/ui/RedFlagList'
import { SealedWith } from '@/shared/ui/SealedWith.island'
import { SiteLink } from '@/shared/ui/SiteLink'

import { DiarySheet } from './components/DiarySheet'
import { NotebookScene } from './components/NotebookScene'
import type { HistoryTexts } from '../content/historyTexts'
import { expectRecord } from './expectedRecord'
import type { TrackingTexts } from './queries'

type TrackingScreenProps = {
  texts: TrackingTexts
  /** The words of the medicines and visits. */
  historyTexts: HistoryTexts
  preview: boolean
  /** The visitor's own record, above the guidance. */
  history: ReactNode
  /** The way back for whoever had a key, in a browser that has forgotten everything. */
  haveKey: string
  /** What is not for a notebook. */
  flags: readonly RedFlag[]
}

/** Printed where she has no record yet; else the record is what she meant to print. */
const guideClass = 'print:[[data-record]~&]:hidden'

/** What she has read before, on a phone: with a record of her own that comes into the first view instead. */
const knownClass = 'max-md:recorded:hidden'

/** The day's page of the diary, the visitor's own record, and below them the guide to tracking. */
export function TrackingScreen(props: TrackingScreenProps) {
  const { texts, historyTexts, preview, history, haveKey, flags } = props
  const thingsToTrack = [
    { title: texts.bodyHeading, things: texts.bodyThings },
    { title: texts.headHeading, things: texts.headThings },
    { title: texts.daysHeading, things: texts.daysThings },
  ]
  return (
    <div className="pb-6">
      {/* A preview allows no script of the page's own, and moves for once. */}
      {!preview && <script dangerouslySetInnerHTML={{ __html: expectRecord }} />}
      {preview && (
        <div className="page-width print:hidden">
          <DraftBanner path="/tracking" />
        </div>
      )}
      <header className="overflow-hidden border-b border-line bg-leaf print:border-0">
        <div className="page-width grid gap-x-16 pt-5 pb-7 md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] md:pt-10 md:pb-12 lg:gap-x-20 print:block print:pb-0">
          <div className="min-w-0">
            <h1 className="sm:text-5xl max-md:recorded:mb-4">{texts.headline}</h1>
            <p className={`mt-2 mb-5 max-w-136 slanted text-lg leading-snug sm:mb-7 sm:text-xl ${knownClass}`}>
              <InlineText>{texts.introduction}</InlineText>
            </p>
            <div className="print:hidden">
              <DiarySheet texts={texts} historyTexts={historyTexts} />
            </div>
            <div className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-sm print:hidden">
              <LockIcon size={22} className="mt-1 text-sage" />
              <div>
                <p className="font-semibold text-sage">{texts.badge}</p>
                <p className={`max-w-measure text-soft-ink ${knownClass}`}>
                  <SealedWith>
                    {texts.sealed}{' '}
                    <SiteLink href="/privacy-dashboard" className="flex min-h-11 w-max items-center">
                      {haveKey}
                    </SiteLink>
                  </SealedWith>{' '}
                  <SiteLink href="/privacy-dashboard" className="inline-flex min-h-11 items-center">
                    {texts.privacyLink}
                  </SiteLink>
                </p>
              </div>
            </div>
            <a
              href="#your-history"
              className="hidden min-h-11 items-center font-semibold not-print:recorded:inline-flex"
            >
              {historyTexts.historyLink}
            </a>
          </div>
          {/* As much wider than its column as it has air on the right: the pencil ends with the page. */}
          <NotebookScene className="hidden h-auto w-[107%] max-w-none self-end text-ink *:[vector-effect:non-scaling-stroke] md:-mb-16 md:block print:hidden" />
        </div>
      </header>
      {history}
      <div className={`page-width ${guideClass}`}>
        <LeafRule className="mt-14 mb-12 print:hidden" />
        <section aria-labelledby="methods">
          <h2 id="methods">{texts.methodsHeading}</h2>
          {/* Lines and not cards: nothing of it is a part of this site that could be pressed. */}
          <ul className="mt-6 gap-x-16 border-t border-line lg:grid lg:grid-cols-2">
            {texts.methods.map(({ title, text }) => (
              <li
                key={title}
                className="border-b border-line py-4 md:max-lg:grid md:max-lg:grid-cols-[16rem_minmax(0,1fr)] md:max-lg:items-baseline md:max-lg:gap-x-8"
              >
                <h3 className="text-lg">{title}</h3>
                <p className="mt-1 max-w-measure text-soft-ink md:max-lg:mt-0">
                  <InlineText>{text}</InlineText>
                </p>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <section
        aria-labelledby="things"
        className={`mt-14 border-y border-line bg-leaf py-12 print:mt-8 print:border-0 print:py-0 ${guideClass}`}
      >
        <div className="page-width">
          <h2 id="things">{texts.thingsHeading}</h2>
          <p className="mt-3 max-w-measure text-soft-ink">
            <InlineText>{texts.thingsIntroduction}</InlineText>
          </p>
          <div className="mt-8 grid gap-10 md:grid-cols-3 print:mt-4 print:grid-cols-3 print:gap-6">
            {thingsToTrack.map(({ title, things }) => (
              <div key={title}>
                <h3 className="border-b-[1.5px] border-ink pb-2">{title}</h3>
                <ul>
                  {things.map((thing) => (
                    <li key={thing} className="border-b border-line py-2.5">
                      {thing}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      </section>
      <div className={`page-width ${guideClass}`}>
        <section aria-labelledby="benefits" className="mt-14 print:mt-8">
          <h2 id="benefits">{texts.benefitsHeading}</h2>
          <dl className="mt-6 gap-x-16 border-t-[1.5px] border-ink lg:grid lg:grid-cols-2">
            {texts.benefits.map(({ title, text }) => (
              <div
                key={title}
                className="border-b border-line py-4 sm:max-lg:grid sm:max-lg:grid-cols-[15rem_1fr] sm:max-lg:gap-6"
              >
                <dt className="font-semibold">{title}</dt>
                <dd className="mt-1 max-w-measure text-soft-ink sm:max-lg:mt-0">
                  <InlineText>{text}</InlineText>
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="not-tracked" className="mt-14 border-l-[3px] border-rose pl-6 print:mt-8">
          <h2 id="not-tracked" className="text-2xl">
            {texts.warningHeading}
          </h2>
          <p className="mt-3 max-w-measure">
            <InlineText>{texts.warning}</InlineText>
          </p>
          <div className="mt-3 gap-x-14 lg:columns-2 [&>ul]:mt-0">
            <RedFlagList flags={flags} />
          </div>
          <p className="mt-3 max-w-measure text-soft-ink">
            <InlineText>{texts.warningSources}</InlineText>
          </p>
        </section>
      </div>
    </div>
  )
}
