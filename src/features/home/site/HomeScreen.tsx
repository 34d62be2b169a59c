import { BookEmblem, FlameEmblem, SproutEmblem } from '@/shared/ui/art/CardEmblems'
import { MoonRule } from '@/shared/ui/art/MoonRule'
import { buttonClass } from '@/shared/ui/Button'
import { SiteLink } from '@/shared/ui/SiteLink'

import { HeroArt } from './components/HeroArt'

const cards = [
  {
    href: '/education',
    title: 'Education Hub',
    text: 'From “what is actually happening” to sleep, bone and mood, in plain words. Every claim has its source.',
    Emblem: BookEmblem,
  },
  {
    href: '/tracking',
    title: 'Personal Tracking',
    text: 'Log a hot flash in two taps, for your eyes and your doctor’s. It’s sealed with a key made from your browser’s cookie.',
    Emblem: FlameEmblem,
  },
  {
    href: '/smart-stacks',
    title: 'Smart Protocols',
    text: 'Supplements with their evidence, their cautions, and the honest word when something doesn’t work.',
    Emblem: SproutEmblem,
  },
]

export function HomeScreen({ moduleCount }: { moduleCount: number | null }) {
  return (
    <div className="page-width">
      <section className="grid items-center gap-12 pt-10 pb-14 md:pt-14 lg:grid-cols-[1.05fr_0.95fr] lg:gap-16 lg:pt-16 lg:pb-20">
        <div>
          <p className="caps text-balance">An almanac for perimenopause and after</p>
          <h1 className="mt-4 text-[clamp(2.5rem,1.6rem+4vw,4.2rem)]">
            Nobody handed you the map. <span className="text-plum">Here it is.</span>
          </h1>
          <p className="mt-6 max-w-136 text-lg text-soft-ink">
            {moduleCount ? `${moduleCount} short reads` : 'Short reads'} about what your body is up to, each with its
            sources and the day we last checked them. Browse freely, no login required.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <SiteLink href="/dashboard" className={buttonClass()}>
              Start Exploring
            </SiteLink>
            <SiteLink href="/privacy-dashboard" className={buttonClass({ variant: 'quiet' })}>
              What we never collect
            </SiteLink>
          </div>
        </div>
        <HeroArt className="mx-auto max-w-88 lg:max-w-none" />
      </section>
      <MoonRule className="mb-10 lg:mb-12" />
      <ul className="grid border border-line lg:grid-cols-3">
        {cards.map(({ href, title, text, Emblem }) => (
          <li
            key={href}
            className="flex flex-col items-start border-b border-line p-7 last:border-b-0 lg:border-r lg:border-b-0 lg:p-9 lg:last:border-r-0"
          >
            <Emblem size={52} className="text-marigold" />
            <h2 className="mt-4 text-2xl">{title}</h2>
            <p className="mt-2 mb-4 text-soft-ink">{text}</p>
            <SiteLink href={href} className="mt-auto inline-flex min-h-11 items-center font-semibold">
              Explore<span className="sr-only"> the {title}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
