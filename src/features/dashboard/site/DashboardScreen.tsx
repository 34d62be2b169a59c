import type { ReactNode } from 'react'

import { BookIcon, CheckIcon, ChatIcon, ExternalIcon, FlameIcon, LotusIcon, UsersIcon } from '@/shared/ui/art/icons'
import { buttonClass } from '@/shared/ui/Button'
import { DraftBanner } from '@/shared/ui/DraftBanner'
import { SiteLink } from '@/shared/ui/SiteLink'

import { ReframedThought, PatternOfTheDay, type Reframe } from './components/PatternOfTheDay'
import { QuickActions, type QuickActionsProps } from './components/QuickActions'
import { StackOfTheDay, type DashboardStack } from './components/StackOfTheDay'
import { TodaysFocus } from './components/TodaysFocus'
import { TonightsMoon } from './components/TonightsMoon'
import { OfTheDay } from './islands/OfTheDay.island'
import { TodayLine } from './islands/TodayLine.island'
import { formatSymptom, type FocusByMoment, type PatternView } from './view'
import type { DashboardTexts } from '../content/dashboardTexts'
import { InlineText } from '@/shared/ui/InlineText'

type DashboardScreenProps = {
  texts: DashboardTexts
  patterns: PatternView[]
  focus: FocusByMoment
  preview: boolean
  stacks: DashboardStack[]
  reframes: Reframe[]
  /** The official community page; null links to this site's own page. */
  socialPage: string | null
  /** What to know before pressing a button that leads to less than it promises; null where it does not. */
  notes: { coaching: string | null; community: string | null }
  /** Components of other rooms, composed into this page. */
  parts: QuickActionsProps & { week: ReactNode; tarot: ReactNode; learning: ReactNode }
}

function Header({ texts }: { texts: DashboardTexts }) {
  const ways = [
    { href: '/tracking', label: texts.trackButton, Icon: FlameIcon },
    { href: '/education', label: texts.learnButton, Icon: BookIcon },
    { href: '/practice', label: texts.practiceButton, Icon: LotusIcon },
  ]

  return (
    <header className="grid items-center gap-10 pt-8 pb-10 md:grid-cols-[1.3fr_1fr] md:gap-12 md:pt-12 lg:gap-16">
      <div>
        <p className="caps">
          <TodayLine />
        </p>
        <h1 className="mt-1">{texts.headline}</h1>
        <p className="mt-4 max-w-136 text-lg text-soft-ink">
          <InlineText>{texts.introduction}</InlineText>
        </p>
        <nav aria-label="From here" className="mt-7 flex flex-wrap gap-2 sm:gap-3">
          {ways.map(({ href, label, Icon }) => (
            <SiteLink key={href} href={href} className={buttonClass({ variant: 'quiet' }, 'max-sm:px-4')}>
              <Icon size={20} className="hidden lg:block" />
              {label}
            </SiteLink>
          ))}
        </nav>
        <p className="mt-5 inline-flex items-center gap-2 text-sm text-sage">
          <CheckIcon size={18} />
          {texts.badge}
        </p>
      </div>
      <TonightsMoon />
    </header>
  )
}

function CommunityButton({ texts, socialPage }: { texts: DashboardTexts; socialPage: string | null }) {
  const look = buttonClass({ variant: 'quiet' })
  if (!socialPage)
    return (
      <SiteLink href="/community" className={look}>
        {texts.communityButton}
      </SiteLink>
    )
  return (
    <a href={socialPage} target="_blank" rel="noopener noreferrer external" className={look}>
      {texts.communityButton}
      <ExternalIcon size={16} />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

type DoorProps = { Icon: typeof BookIcon; title: string; text: string; note: string | null; children: ReactNode }

/** A way out of the page: what is behind it, and its button. */
function Door({ Icon, title, text, note, children }: DoorProps) {
  return (
    <>
      <DoorHeading Icon={Icon}>{title}</DoorHeading>
      <p className="mt-3 text-soft-ink">{text}</p>
      {note && <p className="mt-3 text-sm">{note}</p>}
      <div className="mt-6 flex flex-1 items-end">{children}</div>
    </>
  )
}

type DoorHeadingProps = { Icon: typeof BookIcon; id?: string; children: ReactNode }

function DoorHeading({ Icon, id, children }: DoorHeadingProps) {
  return (
    <h2 id={id} className="flex items-start gap-3 text-2xl">
      {/* Beside the first line, however many there are. */}
      <Icon size={26} className="mt-[0.5lh] shrink-0 -translate-y-1/2 text-marigold" />
      {children}
    </h2>
  )
}

/** For editors only: visitors see a reframe with a pattern card that names its symptom. */
function EveryReframe({ texts, reframes }: { texts: DashboardTexts; reframes: Reframe[] }) {
  return (
    <section aria-labelledby="every-reframe" className="mt-10">
      <h3 id="every-reframe" className="caps">
        Every reframe, by symptom
      </h3>
      {reframes.map((reframe) => (
        <div key={reframe.text} className="mt-6">
          <p className="font-semibold first-letter:uppercase">{formatSymptom(reframe.symptom)}</p>
          <div className="mt-6">
            <ReframedThought texts={texts} reframe={reframe} />
          </div>
        </div>
      ))}
    </section>
  )
}

export function DashboardScreen(props: DashboardScreenProps) {
  const { texts, patterns, focus, preview, stacks, reframes, socialPage, notes, parts } = props
  const reframesOf = ({ symptoms }: PatternView) => reframes.filter(({ symptom }) => symptoms.includes(symptom))
  return (
    <>
      {preview && <DraftBanner path="/dashboard" showsAll />}
      <div className="page-width">
        <Header texts={texts} />
        <QuickActions texts={texts} {...parts} />
        <section aria-labelledby="symptom-patterns" className="mt-14">
          <h2 id="symptom-patterns">{texts.patternsHeading}</h2>
          <div className="mt-5 border border-line p-5 sm:p-7">{parts.week}</div>
          {/* As wide as the page: patterns differ in length, and beside another column each would end elsewhere. */}
          {patterns.length > 0 && (
            <div className="mt-10">
              <p className="mb-2 caps">{texts.patternToday}</p>
              <OfTheDay
                preview={preview}
                things={patterns.map((pattern) => (
                  <PatternOfTheDay
                    key={pattern.title}
                    texts={texts}
                    pattern={pattern}
                    reframes={reframesOf(pattern)}
                    preview={preview}
                  />
                ))}
              />
            </div>
          )}
          {preview && <EveryReframe texts={texts} reframes={reframes} />}
        </section>
        <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 border-t border-line pt-10 lg:grid-cols-2">
          {focus.length > 0 && <TodaysFocus texts={texts} focus={focus} preview={preview} />}
          <div className="space-y-10">
            {parts.tarot}
            {stacks.length > 0 && (
              <section aria-labelledby="todays-stack" className="border-t border-line pt-10">
                <h2 id="todays-stack" className="mb-1 font-sans caps">
                  {texts.stackHeading}
                </h2>
                <OfTheDay
                  preview={preview}
                  things={stacks.map((stack) => (
                    <StackOfTheDay texts={texts} key={stack.slug} stack={stack} />
                  ))}
                />
              </section>
            )}
          </div>
        </div>
      </div>
      <div className="mt-16 border-y border-line bg-leaf">
        <ul className="page-width grid md:grid-cols-3">
          <li className="flex flex-col border-b border-line py-9 md:border-r md:border-b-0 md:pr-9">
            <section aria-labelledby="learning-path" className="flex flex-1 flex-col">
              <DoorHeading id="learning-path" Icon={BookIcon}>
                {texts.learningHeading}
              </DoorHeading>
              {parts.learning}
            </section>
          </li>
          <li className="flex flex-col border-b border-line py-9 md:border-r md:border-b-0 md:px-9">
            <Door Icon={ChatIcon} title={texts.coachingHeading} text={texts.coachingText} note={notes.coaching}>
              <SiteLink href="/coaching" className={buttonClass({ variant: 'quiet' })}>
                {texts.coachingButton}
              </SiteLink>
            </Door>
          </li>
          <li className="flex flex-col py-9 md:pl-9">
            <Door Icon={UsersIcon} title={texts.communityHeading} text={texts.communityText} note={notes.community}>
              <CommunityButton texts={texts} socialPage={socialPage} />
            </Door>
          </li>
        </ul>
      </div>
    </>
  )
}
