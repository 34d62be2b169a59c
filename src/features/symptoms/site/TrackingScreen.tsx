import type { ReactNode } from 'react'

import type { RedFlag } from '@/shared/lib/redFlags'
import type { ArtProps } from '@/shared/ui/art/drawing'
import { BookIcon, ChatIcon, LockIcon, StarIcon, SunIcon } from '@/shared/ui/art/icons'
import { LeafRule } from '@/shared/ui/art/LeafRule'
import { buttonClass } from '@/shared/ui/Button'
import { DraftBanner } from '@/shared/ui/DraftBanner'
import { InlineText } from '@/shared/ui/InlineText'
import { RedFlagList } from '@/shared/ui/RedFlagList'
import { SealedWith } from '@/shared/ui/SealedWith.island'
import { SiteLink } from '@/shared/ui/SiteLink'

import { NotebookScene } from './components/NotebookScene'
import { NoteDay } from './islands/DayNotebook.island'
import { OpenCare } from './islands/OpenCare.island'
import { LogHotFlash } from './islands/SymptomLogger.island'
import type { HistoryTexts } from '../content/historyTexts'
import type { TrackingTexts } from './queries'

const methodIcons: ((props: ArtProps) => ReactNode)[] = [StarIcon, SunIcon, ChatIcon, BookIcon]

type TrackingScreenProps = {
  texts: TrackingTexts
  /** The words of the medicines and visits. */
  historyTexts: HistoryTexts
  preview: boolean
  /** The visitor's own record, above the guidance. */
  history: ReactNode
  historyLink: ReactNode
  /** What is not for a notebook. */
  flags: readonly RedFlag[]
}

/** The day's page of the diary, the visitor's own record, and below them the guide to tracking. */
export function TrackingScreen({ texts, historyTexts, preview, history, historyLink, flags }: TrackingScreenProps) {
  const thingsToTrack = [
    { title: texts.bodyHeading, things: texts.bodyThings },
    { title: texts.headHeading, things: texts.headThings },
    { title: texts.daysHeading, things: texts.daysThings },
  ]
  return (
    <div className="pb-6">
      <div className="page-width print:hidden">
        {preview && <DraftBanner path="/tracking" />}
        <header className="grid items-center gap-10 pt-8 md:grid-cols-[1.3fr_1fr] md:gap-12 md:pt-12 lg:gap-16">
          <div>
            <p className="inline-flex items-center gap-2 border border-line px-3.5 py-1.5 text-sm font-semibold text-sage">
              <LockIcon size={18} />
              {texts.badge}
            </p>
            <h1 className="mt-5">{texts.headline}</h1>
            <p className="mt-3 max-w-136 text-lg text-soft-ink">
              <InlineText>{texts.introduction}</InlineText>
            </p>
            <div className="mt-6 flex flex-wrap gap-3 noscript:hidden">
              <NoteDay className={buttonClass({}, 'max-sm:w-full')}>{texts.noteButton}</NoteDay>
              <LogHotFlash className={buttonClass({ variant: 'quiet' }, 'max-sm:w-full')}>
                {texts.logButton}
              </LogHotFlash>
              <OpenCare texts={historyTexts} className={buttonClass({ variant: 'quiet' }, 'max-sm:w-full')}>
                {texts.careButton}
              </OpenCare>
            </div>
            <p className="mt-5 max-w-136 text-sm text-soft-ink">
              <SealedWith>{texts.sealed}</SealedWith>{' '}
              <SiteLink href="/privacy-dashboard" className="inline-flex min-h-11 items-center">
                {texts.privacyLink}
              </SiteLink>
            </p>
            {historyLink}
          </div>
          <div className="mx-auto hidden aspect-6/7 w-full max-w-64 items-center justify-center rounded-t-full border border-line bg-leaf px-5 pt-8 outline outline-offset-8 outline-line md:flex md:px-7">
            <NotebookScene className="h-auto w-full" />
          </div>
        </header>
      </div>
      {history}
      <div className="page-width print:hidden">
        <LeafRule className="mt-14 mb-12" />
        <section aria-labelledby="methods">
          <h2 id="methods">{texts.methodsHeading}</h2>
          <ul className="mt-6 grid border border-line sm:grid-cols-2 lg:grid-cols-4">
            {texts.methods.map(({ title, text }, index) => {
              const Icon = methodIcons[index % methodIcons.length]!
              return (
                <li
                  key={title}
                  className="border-b border-line p-6 last:border-b-0 sm:odd:border-r sm:nth-3:border-b-0 lg:border-r lg:border-b-0 lg:last:border-r-0"
                >
                  <Icon size={28} className="text-marigold" />
                  <h3 className="mt-3">{title}</h3>
                  <p className="mt-2 text-soft-ink">
                    <InlineText>{text}</InlineText>
                  </p>
                </li>
              )
            })}
          </ul>
        </section>
      </div>
      <section aria-labelledby="things" className="mt-14 border-y border-line bg-leaf py-12 print:hidden">
        <div className="page-width">
          <h2 id="things">{texts.thingsHeading}</h2>
          <p className="mt-3 max-w-measure text-soft-ink">
            <InlineText>{texts.thingsIntroduction}</InlineText>
          </p>
          <div className="mt-8 grid gap-10 md:grid-cols-3">
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
      <div className="page-width grid gap-x-16 lg:grid-cols-[1.5fr_1fr] print:hidden">
        <section aria-labelledby="benefits" className="mt-14">
          <h2 id="benefits">{texts.benefitsHeading}</h2>
          <dl className="mt-6 border-t-[1.5px] border-ink">
            {texts.benefits.map(({ title, text }) => (
              <div key={title} className="border-b border-line py-4 sm:grid sm:grid-cols-[15rem_1fr] sm:gap-6">
                <dt className="font-semibold">{title}</dt>
                <dd className="mt-1 text-soft-ink sm:mt-0">
                  <InlineText>{text}</InlineText>
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="not-tracked" className="mt-14 self-start border-l-[3px] border-rose pl-6">
          <h2 id="not-tracked" className="text-2xl">
            {texts.warningHeading}
          </h2>
          <p className="mt-3">
            <InlineText>{texts.warning}</InlineText>
          </p>
          <RedFlagList flags={flags} />
          <p className="mt-3 text-soft-ink">
            <InlineText>{texts.warningSources}</InlineText>
          </p>
        </section>
      </div>
    </div>
  )
}
