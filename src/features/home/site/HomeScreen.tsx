import { BookEmblem, FlameEmblem, SproutEmblem } from '@/shared/ui/art/CardEmblems'
import { buttonClass } from '@/shared/ui/Button'
import { SiteLink } from '@/shared/ui/SiteLink'

import { HeroArt } from './components/HeroArt'
import { WeekSpread, type SpreadParts } from './components/WeekSpread'

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
    text: 'Log a hot flash in a few taps, for your eyes and your doctor’s. It’s sealed with a key made from your browser’s cookie.',
    Emblem: FlameEmblem,
  },
  {
    href: '/smart-stacks',
    title: 'Smart Protocols',
    text: 'Supplements with their evidence, their cautions, and the honest word when something doesn’t work.',
    Emblem: SproutEmblem,
  },
]

type HomeScreenProps = { moduleCount: number | null; parts: SpreadParts }

export function HomeScreen({ moduleCount, parts }: HomeScreenProps) {
  return (
    <div className="page-width">
      <section className="grid items-center gap-12 pt-10 pb-14 md:pt-14 lg:grid-cols-[1.05fr_0.95fr] lg:gap-16 lg:pt-16 lg:pb-20">
        <div>
          <p className="caps text-balance">An almanac for perimenopause and after</p>
          <h1 className="mt-4 text-[clamp(2.5rem,1.6rem+4vw,4.2rem)]">
            Nobody handed you the map. <span className="slanted text-plum">Here it is.</span>
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
      <WeekSpread {...parts} />
      <ul className="mt-12 grid gap-x-12 border-t-[1.5px] border-ink lg:grid-cols-3">
        {cards.map(({ href, title, text, Emblem }) => (
          <li key={href} className="grid grid-cols-[3.5rem_1fr] gap-x-4 border-b border-line py-6 lg:border-b-0">
            <Emblem size={48} className="text-marigold" />
            <div>
              <h2 className="text-xl">{title}</h2>
              <p className="mt-1.5 text-soft-ink">{text}</p>
              <SiteLink href={href} className="mt-1 inline-flex min-h-11 items-center font-semibold">
                Explore<span className="sr-only"> the {title}</span>
              </SiteLink>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
