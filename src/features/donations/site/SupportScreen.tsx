import { LanternPathScene } from '@/shared/ui/art/Scenes'
import { MoonRule } from '@/shared/ui/art/MoonRule'
import { buttonClass } from '@/shared/ui/Button'
import { SiteLink } from '@/shared/ui/SiteLink'

import { TierIcon } from './components/TierIcon'
import { DonateButton } from './islands/DonateButton.island'
import { MonthlyDonations } from './islands/MonthlyDonations.island'

const benefits = [
  {
    icon: 'lamp',
    title: 'It keeps the lights on',
    text: 'A server, a domain, an hour here and there to mend what broke. Nothing here is paid by advertising.',
  },
  {
    icon: 'brain',
    title: 'It pays for the checking',
    text: 'Every claim in the library has its source, and somebody has to read the source. And read it again next year.',
  },
  {
    icon: 'roof',
    title: 'It keeps the door open',
    text: 'Whoever cannot give reads exactly what you read. That is the whole idea.',
  },
] as const

const free = [
  { href: '/education', label: 'The education library, every module of it' },
  { href: '/tracking', label: 'Hot flash log and your own history' },
  { href: '/health-assessment', label: 'Health and lipedema assessments' },
  { href: '/smart-stacks', label: 'Supplement protocols, with cautions' },
  { href: '/practice', label: 'Guided practice with a timer' },
  { href: '/self-care-bingo', label: 'Self-care bingo' },
  { href: '/boundary-magic', label: 'Boundary Magic' },
  { href: '/clean-ingredients', label: 'Clean Beauty guide' },
  { href: '/archetypes', label: 'The Sophisticated Coven' },
  { href: '/wisdom-council', label: 'Wisdom Council' },
  { href: '/ask-auntie', label: 'Ask an Auntie' },
] as const

type SupportScreenProps = {
  /** Support and the product's name. */
  title: string
  /** Whether an hour of coaching can be booked. */
  bookable: boolean
}

export function SupportScreen({ title, bookable }: SupportScreenProps) {
  return (
    <div className="page-width">
      <section className="grid items-center gap-10 pt-10 md:grid-cols-[1.3fr_1fr] md:gap-12 md:pt-16 lg:gap-16">
        <div>
          <p className="caps">Everything stays free</p>
          <h1 className="mt-2">{title}</h1>
          <p className="mt-4 max-w-136 text-lg text-soft-ink">
            Everything here is free and stays free. If it has been worth a coffee to you, a gift keeps it going for the
            next woman who types “why am I so hot” at 3 a.m. If money is tight, keep it. You owe us nothing.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <DonateButton />
            <SiteLink href="/" className={buttonClass({ variant: 'quiet' })}>
              Explore
            </SiteLink>
          </div>
          <noscript>
            <p className="mt-4 text-sm">The payment form needs JavaScript, which is switched off in this browser.</p>
          </noscript>
        </div>
        <div className="mx-auto flex aspect-6/7 w-full max-w-56 items-center justify-center rounded-t-full border border-line bg-leaf px-4 pt-6 outline outline-offset-8 outline-line md:max-w-80 md:px-8">
          <LanternPathScene className="h-auto w-full" />
        </div>
      </section>
      <MonthlyDonations />
      <MoonRule className="my-12" />
      <h2>What a gift does</h2>
      <ul className="mt-6 grid border border-line md:grid-cols-3">
        {benefits.map(({ icon, title, text }) => (
          <li
            key={title}
            className="border-b border-line p-7 last:border-b-0 md:border-r md:border-b-0 md:last:border-r-0 lg:p-9"
          >
            <TierIcon icon={icon} className="text-marigold" />
            <h3 className="mt-4 text-xl">{title}</h3>
            <p className="mt-2 text-soft-ink">{text}</p>
          </li>
        ))}
      </ul>
      <section className="mt-14 grid gap-10 lg:grid-cols-[1.3fr_1fr] lg:gap-16">
        <div>
          <h2>Free, with or without</h2>
          <ul className="mt-6 grid gap-x-8 border-t border-line sm:grid-cols-2">
            {free.map(({ href, label }) => (
              <li key={href} className="border-b border-line">
                <SiteLink href={href} className="flex min-h-12 items-center py-2">
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
        <div className="self-start border border-line bg-leaf p-7 lg:p-9">
          <h2 className="text-2xl">The one thing that costs</h2>
          <p className="mt-3 text-soft-ink">
            An hour with a real person, $75. Nobody will nudge you toward it: it is there if you want someone to think
            along.
          </p>
          {!bookable && (
            <p className="mt-3 text-sm">There is no appointment to book yet. The page says what an hour will be.</p>
          )}
          <SiteLink href="/coaching" className={buttonClass({ variant: 'quiet' }, 'mt-6')}>
            Learn About Coaching
          </SiteLink>
        </div>
      </section>
    </div>
  )
}
