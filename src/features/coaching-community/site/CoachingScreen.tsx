import type { ReactNode } from 'react'

import { AlertIcon, CheckIcon, CloseIcon } from '@/shared/ui/art/icons'
import { DraftBanner } from '@/shared/ui/DraftBanner'
import { InlineLines, InlineText } from '@/shared/ui/InlineText'

import { BookingLink } from './components/BookingLink'
import { RoomScene } from './components/RoomScene'
import type { CoachingTexts, Contact } from './queries'

type CoachingScreenProps = { texts: CoachingTexts; preview: boolean; contact: Contact }

export function CoachingScreen({ texts, preview, contact }: CoachingScreenProps) {
  return (
    <>
      {preview && <DraftBanner path="/coaching" />}
      <Opening texts={texts} contact={contact} />
      <div className="page-width pb-6">
        <div className="mt-12 grid gap-x-16 gap-y-12 md:mt-16 md:grid-cols-2">
          <Lines id="it-is" heading={texts.isHeading} lines={texts.is}>
            <CheckIcon size={20} className="mt-1 shrink-0 text-sage" />
          </Lines>
          <Lines id="it-is-not" heading={texts.isNotHeading} lines={texts.isNot}>
            <CloseIcon size={20} className="mt-1 shrink-0 text-rose" />
          </Lines>
        </div>
        <div className="mt-14 grid gap-x-16 gap-y-12 lg:grid-cols-[1.5fr_1fr]">
          <section aria-labelledby="to-bring">
            <h2 id="to-bring" className="text-2xl">
              {texts.bringHeading}
            </h2>
            <dl className="mt-4 border-t-[1.5px] border-ink">
              {texts.bring.map(({ title, text }) => (
                <div key={title} className="border-b border-line py-4 sm:grid sm:grid-cols-[15rem_1fr] sm:gap-6">
                  <dt className="font-semibold">{title}</dt>
                  <dd className="mt-1 text-soft-ink sm:mt-0">
                    <InlineText>{text}</InlineText>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
          <aside aria-labelledby="not-for-waiting" className="self-start border-l-[3px] border-rose pl-6">
            <h2 id="not-for-waiting" className="flex items-center gap-3 text-2xl">
              <AlertIcon size={24} className="shrink-0 text-rose" />
              {texts.warningHeading}
            </h2>
            <p className="mt-3 max-w-measure">
              <InlineLines>{texts.warning}</InlineLines>
            </p>
          </aside>
        </div>
      </div>
    </>
  )
}

type LinesProps = { id: string; heading: string; lines: CoachingTexts['is']; children: ReactNode }

/** A list whose lines all begin with the same icon. */
function Lines({ id, heading, lines, children: icon }: LinesProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {heading}
      </h2>
      <ul className="mt-4 border-t-[1.5px] border-ink">
        {lines.map((line) => (
          <li key={line} className="flex gap-4 border-b border-line py-3.5">
            {icon}
            <span>
              <InlineText>{line}</InlineText>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A room across the fold: the chairs on the left, the words on the right, and one floor under both. */
function Opening({ texts, contact }: Omit<CoachingScreenProps, 'preview'>) {
  return (
    <header className="overflow-hidden border-b border-line">
      <div className="page-width grid grid-cols-[minmax(0,1fr)] items-end gap-x-12 pt-8 md:grid-cols-[24rem_1fr] md:pt-12 lg:grid-cols-[32rem_1fr] lg:gap-x-16">
        <div className="md:order-2 md:pb-14 lg:pb-20">
          <h1>{texts.headline}</h1>
          <p className="mt-2 font-serif text-xl text-marigold-ink">{texts.eyebrow}</p>
          <p className="mt-4 mb-7 max-w-136 text-lg text-soft-ink">
            <InlineText>{texts.introduction}</InlineText>
          </p>
          <BookingLink texts={texts} coachingLink={contact.coachingLink} contactEmail={contact.contactEmail} />
        </div>
        {/* On phones the room is wider than the window, which looks at the table in its middle. */}
        <div className="mt-8 flex justify-center md:mt-0 md:justify-end">
          <RoomScene className="block h-auto w-120 max-w-none shrink-0 overflow-visible md:w-full md:max-w-full" />
        </div>
      </div>
    </header>
  )
}
