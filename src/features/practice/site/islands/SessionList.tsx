import clsx from 'clsx'
import { useState } from 'react'

import { loadOnIntent } from '@/shared/browser/loadOnIntent'
import { ChevronDownIcon, PlayIcon } from '@/shared/ui/art/icons'

import { practiceGroups, questions, type PracticeGroup } from '../../domain/groups'
import type { SessionView } from '../view'
import type { PracticeTexts } from '../../content/practiceTexts'

type SessionListProps = {
  texts: PracticeTexts
  sessions: SessionView[]
  /** The key of the session being opened. */
  opening: string | null
  /** Prefetches the session's code. */
  load: () => Promise<unknown>
  onChoose: (session: SessionView) => void
}

const night = '/drawings/practice-night.svg'

/** On phones each group has its own part of the night. */
const parts: Record<PracticeGroup, string> = {
  meditation: `${night}#svgView(viewBox(40,230,440,300))`,
  breathwork: `${night}#svgView(viewBox(420,300,440,300))`,
  movement: `${night}#svgView(viewBox(780,330,500,300))`,
}

/** One question, one night with three places in it, and the sessions as lines with the minutes first. */
export function SessionList({ texts, sessions, opening, load, onChoose }: SessionListProps) {
  const [asked, setAsked] = useState<string | null>(null)
  const suggested = questions.find(({ word }) => word === asked)?.session
  return (
    <div className="relative overflow-hidden bg-[#0c0716] on-night text-[#f9ebd2] print:bg-transparent print:text-ink dim:bg-night-1 dim:text-ink">
      {/* eslint-disable-next-line @next/next/no-img-element -- a drawing, the same at every size */}
      <img
        src={night}
        alt=""
        width={1280}
        height={800}
        // Upright screens have the whole width of the night, from the moon to the sun, and not a part of it as high as they are.
        className="absolute inset-0 hidden size-full object-cover object-bottom md:block md:max-lg:top-20 md:max-lg:bottom-auto md:max-lg:h-[62.5vw] md:max-lg:[mask-image:linear-gradient(transparent,#000_20%)] print:hidden forced-colors:hidden"
      />
      {/* The drawing fades out behind the lines. */}
      <div className="absolute inset-x-0 bottom-0 hidden h-104 bg-linear-to-t from-[#0b0614] from-55% to-transparent md:block print:hidden forced-colors:hidden dim:from-night-1" />
      <div className="relative page-width flex flex-col md:min-h-184 lg:min-h-[min(62rem,max(46rem,calc(100dvh-7rem)))] forced-colors:min-h-0">
        <div className="flex flex-wrap items-baseline gap-x-6 pt-5 text-sm">
          <h1 className="font-sans text-sm font-semibold tracking-normal">{texts.headline}</h1>
          <p id="practice-ask" className="noscript:hidden">
            {texts.askLabel}
          </p>
        </div>
        {/* Four answers side by side and not spread over the width: the three places below are no columns of theirs. */}
        <div
          role="group"
          aria-labelledby="practice-ask"
          className="mt-3 grid grid-cols-2 gap-x-5 pb-6 md:flex md:gap-x-7 lg:gap-x-12 noscript:hidden large-text:grid-cols-1"
        >
          {questions.map(({ word, session }, index) => (
            <button
              key={word}
              type="button"
              aria-pressed={word === asked}
              onClick={() => {
                setAsked(word)
                document.getElementById(session)?.scrollIntoView({ block: 'nearest' })
              }}
              className={clsx(
                'flex min-h-14 items-center justify-between gap-x-1 border-b-2 md:gap-x-2 border-current/25 text-left text-[clamp(1.8rem,10vw,2.6rem)] leading-tight transition-colors duration-200 hover:border-current md:text-[clamp(2.6rem,5.2vw,4.4rem)]',
                word === asked ? 'slanted border-[#f2b45a] text-[#f2b45a] dim:text-marigold' : 'font-serif',
              )}
            >
              {texts.questions[index]?.text}
              <ChevronDownIcon size={16} className="mt-[0.2em] shrink-0 md:size-5" />
            </button>
          ))}
        </div>
        <div className="-mx-[clamp(1.1rem,4vw,2rem)] mt-auto md:mx-0 md:grid md:grid-cols-3 md:gap-10 md:pt-64 md:pb-8 forced-colors:pt-6 large-text:-mx-[4vw]">
          {practiceGroups.map(({ id, name }, index) => {
            const own = sessions.filter(({ group }) => group === id)
            if (own.length === 0) return null
            return (
              <section key={id} aria-labelledby={id} className="relative border-t border-[#f9ebd2]/40 md:border-t-0">
                {/* eslint-disable-next-line @next/next/no-img-element -- a drawing, the same at every size */}
                <img
                  src={parts[id]}
                  alt=""
                  // The first is what a phone's first view is made of.
                  loading={index === 0 ? 'eager' : 'lazy'}
                  fetchPriority={index === 0 ? 'high' : undefined}
                  width={440}
                  height={300}
                  className="absolute inset-x-0 top-0 h-60 w-full object-cover md:hidden print:hidden forced-colors:hidden"
                />
                <div className="relative bg-linear-to-b from-transparent from-25% to-[#0c0716] to-48% px-[clamp(1.1rem,4vw,2rem)] pt-36 pb-6 md:bg-none md:p-0 print:pt-4 forced-colors:bg-none forced-colors:pt-6 dim:to-night-1 large-text:px-[4vw]">
                  <h2 id={id} className="text-3xl [text-shadow:0_0_0.5em_#0c0716] md:max-lg:text-2xl">
                    <span className="sr-only">{name}: </span>
                    {texts.groups[index]?.invitation}
                  </h2>
                  <p className="mt-1 [text-shadow:0_0_0.4em_#0c0716]">{texts.groups[index]?.line}</p>
                  <ul className="mt-3">
                    {own.map((session) => (
                      <li
                        key={session.key}
                        id={session.key}
                        aria-busy={opening === session.key || undefined}
                        className={clsx(
                          'relative scroll-my-24 border-t md:scroll-my-4 border-[#f9ebd2]/30 transition-colors duration-200 target:bg-[#f9ebd2]/15 focus-within:bg-[#f9ebd2]/10 hover:bg-[#f9ebd2]/10',
                          session.key === suggested && 'text-[#f2b45a] dim:text-marigold',
                        )}
                      >
                        <h3 className="grid min-h-13 grid-cols-[4.4rem_1fr_auto] items-center gap-x-1 py-1.5 text-lg md:max-lg:text-base large-text:grid-cols-[1fr_auto]">
                          <span className="tabular large-text:col-span-2">
                            <span className="text-2xl">{session.duration}</span>{' '}
                            <span className="font-sans text-sm">{texts.minutes}</span>
                          </span>
                          <span className="hidden noscript:block">{session.name}</span>
                          <button
                            type="button"
                            data-session={session.key}
                            aria-haspopup="dialog"
                            className="text-left after:absolute after:inset-0 noscript:hidden"
                            {...loadOnIntent(load)}
                            onClick={() => onChoose(session)}
                          >
                            <span className="sr-only">{texts.chooseButton} </span>
                            {session.name}
                            {session.key === suggested && (
                              <span className="ml-2 font-sans text-sm">{texts.startHere}</span>
                            )}
                            {opening === session.key && <span className="ml-2 font-sans text-sm">{texts.opening}</span>}
                          </button>
                          <PlayIcon size={14} className="shrink-0 opacity-80 print:hidden noscript:hidden" />
                        </h3>
                      </li>
                    ))}
                  </ul>
                </div>
              </section>
            )
          })}
        </div>
      </div>
    </div>
  )
}
