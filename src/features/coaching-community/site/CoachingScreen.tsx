import { AlertIcon, CheckIcon, CloseIcon } from '@/shared/ui/art/icons'
import { MoonRule } from '@/shared/ui/art/MoonRule'
import { SiteLink } from '@/shared/ui/SiteLink'

import { BookingLink } from './components/BookingLink'
import { Arch, TwoChairsScene } from './components/Scenes'
import type { Contact } from './queries'

const whatItIs = [
  'One hour, one to one, for $75.',
  'Room to say out loud what you’ve only said to the ceiling.',
  'Help with sorting: what matters now, what can wait, what was never yours.',
  'A hand with the next conversation, be it with your boss, your partner or your doctor.',
]

const whatItIsNot = [
  'Medical care. Nobody examines you, names an illness or changes a medicine.',
  'Therapy, or help in a crisis.',
  'A way to more of this site. Everything here stays free without it.',
  'A subscription. One hour is one hour.',
]

const toBring = [
  { title: 'One question', text: 'The one you’d ask if nobody minded. Badly put is fine.' },
  {
    title: 'A page of notes, if you like',
    text: (
      <>
        What you wrote down while <SiteLink href="/tracking">tracking</SiteLink> prints on one sheet. It goes with you
        only if you take it.
      </>
    ),
  },
  {
    title: 'For your doctor, something else',
    text: (
      <>
        <SiteLink href="/education/talking-to-your-doctor">Talking to Your Doctor</SiteLink> helps with that
        appointment, and is free.
      </>
    ),
  },
]

export function CoachingScreen({ contact }: { contact: Contact }) {
  return (
    <div className="page-width pb-6">
      <header className="grid items-center gap-10 pt-10 md:grid-cols-[1.3fr_1fr] md:gap-12 md:pt-14 lg:gap-16">
        <div>
          <p className="caps">Coaching · $75 an hour</p>
          <h1 className="mt-2">An Hour That’s Yours</h1>
          <p className="mt-4 mb-7 max-w-136 text-lg text-soft-ink">
            Sometimes you don’t need another article. You need a person, a chair and an hour nobody else gets. It’s the
            only thing here that costs anything.
          </p>
          <BookingLink coachingLink={contact.coachingLink} contactEmail={contact.contactEmail} />
        </div>
        <Arch>
          <TwoChairsScene className="h-auto w-full" />
        </Arch>
      </header>
      <MoonRule className="mt-14 mb-12" />
      <div className="grid gap-x-16 gap-y-12 md:grid-cols-2">
        <section aria-labelledby="it-is">
          <h2 id="it-is" className="text-2xl">
            What It Is
          </h2>
          <ul className="mt-4 border-t-[1.5px] border-ink">
            {whatItIs.map((line) => (
              <li key={line} className="flex gap-4 border-b border-line py-3.5">
                <CheckIcon size={20} className="mt-1 shrink-0 text-sage" />
                {line}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="it-is-not">
          <h2 id="it-is-not" className="text-2xl">
            What It Isn’t
          </h2>
          <ul className="mt-4 border-t-[1.5px] border-ink">
            {whatItIsNot.map((line) => (
              <li key={line} className="flex gap-4 border-b border-line py-3.5">
                <CloseIcon size={20} className="mt-1 shrink-0 text-rose" />
                {line}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className="mt-14 grid gap-x-16 gap-y-12 lg:grid-cols-[1.5fr_1fr]">
        <section aria-labelledby="to-bring">
          <h2 id="to-bring" className="text-2xl">
            What to Bring
          </h2>
          <dl className="mt-4 border-t-[1.5px] border-ink">
            {toBring.map(({ title, text }) => (
              <div key={title} className="border-b border-line py-4 sm:grid sm:grid-cols-[15rem_1fr] sm:gap-6">
                <dt className="font-semibold">{title}</dt>
                <dd className="mt-1 text-soft-ink sm:mt-0">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <aside aria-labelledby="not-for-waiting" className="self-start border-l-[3px] border-rose pl-6">
          <h2 id="not-for-waiting" className="flex items-center gap-3 text-2xl">
            <AlertIcon size={24} className="shrink-0 text-rose" />
            Not for waiting
          </h2>
          <p className="mt-3">
            Thoughts of harming yourself, chest pain, heavy bleeding: none of that waits for an appointment. Call your
            emergency number. In the US, <a href="tel:988">988</a> listens day and night; in the UK and Ireland,{' '}
            <a href="tel:116123">116 123</a>.
          </p>
        </aside>
      </div>
    </div>
  )
}
