import type { ReactNode } from 'react'

import type { ArtProps } from '@/shared/ui/art/drawing'
import { BookIcon, ChatIcon, LockIcon, StarIcon, SunIcon } from '@/shared/ui/art/icons'
import { MoonPhase } from '@/shared/ui/art/MoonPhase'
import { MoonRule } from '@/shared/ui/art/MoonRule'
import { buttonClass } from '@/shared/ui/Button'
import { SiteLink } from '@/shared/ui/SiteLink'

import { NotebookScene } from './components/NotebookScene'
import { benefits, methods, thingsToTrack } from './guidance'
import { NoteDay } from './islands/DayNotebook.island'
import { OpenCare } from './islands/OpenCare.island'
import { LogHotFlash } from './islands/SymptomLogger.island'

const methodIcons: ((props: ArtProps) => ReactNode)[] = [StarIcon, SunIcon, ChatIcon, BookIcon]

type TrackingScreenProps = {
  /** The visitor's own record, above the guidance. */
  history: ReactNode
  historyLink: ReactNode
}

/** The day's page of the diary, the visitor's own record, and below them the guide to tracking. */
export function TrackingScreen({ history, historyLink }: TrackingScreenProps) {
  return (
    <div className="pb-6">
      <div className="page-width print:hidden">
        <header className="grid items-center gap-10 pt-8 md:grid-cols-[1.3fr_1fr] md:gap-12 md:pt-12 lg:gap-16">
          <div>
            <p className="inline-flex items-center gap-2 border border-line px-3.5 py-1.5 text-sm font-semibold text-sage">
              <LockIcon size={18} />
              100% Private Tracking
            </p>
            <h1 className="mt-5">Tracking</h1>
            <p className="mt-3 max-w-136 text-lg text-soft-ink">
              A scruffy little record beats a good memory. Twenty seconds, and only what you feel like.
            </p>
            <div className="mt-6 flex flex-wrap gap-3 noscript:hidden">
              <NoteDay className={buttonClass({}, 'max-sm:w-full')}>Note today</NoteDay>
              <LogHotFlash className={buttonClass({ variant: 'quiet' }, 'max-sm:w-full')}>Log a Hot Flash</LogHotFlash>
              <OpenCare className={buttonClass({ variant: 'quiet' }, 'max-sm:w-full')}>Medicines and visits</OpenCare>
            </div>
            <p className="mt-5 max-w-136 text-sm text-soft-ink">
              Sealed with a key made from this browser’s cookie; we keep no copy of that key.{' '}
              <SiteLink href="/privacy-dashboard" className="inline-flex min-h-11 items-center">
                How we keep our hands off it
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
        <MoonRule className="mt-14 mb-12" />
        <section aria-labelledby="methods">
          <h2 id="methods">Four Ways That Ask Nothing of Us</h2>
          <ul className="mt-6 grid border border-line sm:grid-cols-2 lg:grid-cols-4">
            {methods.map(({ title, text }, index) => {
              const Icon = methodIcons[index]!
              return (
                <li
                  key={title}
                  className="border-b border-line p-6 last:border-b-0 sm:odd:border-r sm:nth-3:border-b-0 lg:border-r lg:border-b-0 lg:last:border-r-0"
                >
                  <Icon size={28} className="text-marigold" />
                  <h3 className="mt-3">{title}</h3>
                  <p className="mt-2 text-soft-ink">{text}</p>
                </li>
              )
            })}
          </ul>
        </section>
      </div>
      <section aria-labelledby="things" className="mt-14 border-y border-line bg-leaf py-12 print:hidden">
        <div className="page-width">
          <h2 id="things">What Is Worth a Line</h2>
          <p className="mt-3 max-w-measure text-soft-ink">
            Pick two or three, not fifteen. If counting makes you watch yourself like a pot of milk, stop for a month:{' '}
            <SiteLink href="/education/tracking-without-obsessing">Tracking Without Obsessing</SiteLink>.
          </p>
          <div className="mt-8 grid gap-10 md:grid-cols-3">
            {thingsToTrack.map(({ title, things }) => (
              <div key={title}>
                <h3 className="border-b-[1.5px] border-ink pb-2">{title}</h3>
                <ul>
                  {things.map((thing, index) => (
                    <li key={thing} className="flex items-baseline gap-3 border-b border-line py-2.5">
                      <MoonPhase
                        phase={index / (things.length - 1)}
                        size={13}
                        className="shrink-0 translate-y-0.5 text-marigold"
                      />
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
          <h2 id="benefits">What You Get out of It</h2>
          <dl className="mt-6 border-t-[1.5px] border-ink">
            {benefits.map(({ title, text }) => (
              <div key={title} className="border-b border-line py-4 sm:grid sm:grid-cols-[15rem_1fr] sm:gap-6">
                <dt className="font-semibold">{title}</dt>
                <dd className="mt-1 text-soft-ink sm:mt-0">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="not-tracked" className="mt-14 self-start border-l-[3px] border-rose pl-6">
          <h2 id="not-tracked" className="text-2xl">
            Don’t track this, have it checked
          </h2>
          <p className="mt-3">
            Any bleeding a year or more after your last period, or after sex. Night sweats with a fever, or weight going
            without you trying. That is for a doctor, not for a notebook.
          </p>
          <p className="mt-3 text-soft-ink">
            Why, with the sources:{' '}
            <SiteLink href="/education/bleeding-what-s-normal-what-s-not">Bleeding: What’s Normal, What’s Not</SiteLink>{' '}
            and{' '}
            <SiteLink href="/education/is-it-menopause-or-something-else">Is It Menopause or Something Else?</SiteLink>
          </p>
        </section>
      </div>
    </div>
  )
}
