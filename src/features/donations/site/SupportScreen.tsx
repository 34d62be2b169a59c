import { LanternPathScene } from '@/shared/ui/art/Scenes'
import { LeafRule } from '@/shared/ui/art/LeafRule'
import { buttonClass } from '@/shared/ui/Button'
import { inlineParts } from '@/shared/lib/pageTexts'
import { DraftBanner } from '@/shared/ui/DraftBanner'
import { InlineText } from '@/shared/ui/InlineText'
import { SiteLink } from '@/shared/ui/SiteLink'

import { TierIcon } from './components/TierIcon'
import { DonateButton } from './islands/DonateButton.island'
import { MonthlyDonations } from './islands/MonthlyDonations.island'
import type { SupportTexts } from './queries'

const benefitIcons = ['lamp', 'brain', 'roof'] as const

type SupportScreenProps = {
  /** Support and the product's name. */
  title: string
  /** Whether an hour of coaching can be booked. */
  bookable: boolean
  texts: SupportTexts
  preview: boolean
}

export function SupportScreen({ title, bookable, texts, preview }: SupportScreenProps) {
  return (
    <div className="page-width">
      {preview && <DraftBanner path="/subscribe" />}
      <section className="grid items-center gap-10 pt-10 md:grid-cols-[1.3fr_1fr] md:gap-12 md:pt-16 lg:gap-16">
        <div>
          <p className="caps">{texts.eyebrow}</p>
          <h1 className="mt-2">{title}</h1>
          <p className="mt-4 max-w-136 text-lg text-soft-ink">
            <InlineText>{texts.introduction}</InlineText>
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <DonateButton />
            <SiteLink href="/" className={buttonClass({ variant: 'quiet' })}>
              {texts.exploreButton}
            </SiteLink>
          </div>
          <noscript>
            <p className="mt-4 text-sm">{texts.withoutScripts}</p>
          </noscript>
        </div>
        <div className="mx-auto flex aspect-6/7 w-full max-w-56 items-center justify-center rounded-t-full border border-line bg-leaf px-4 pt-6 outline outline-offset-8 outline-line md:max-w-80 md:px-8">
          <LanternPathScene className="h-auto w-full" />
        </div>
      </section>
      <MonthlyDonations />
      <LeafRule className="my-12" />
      <h2>{texts.benefitsHeading}</h2>
      <ul className="mt-6 grid border border-line md:grid-cols-3">
        {texts.benefits.map(({ title, text }, index) => (
          <li
            key={title}
            className="border-b border-line p-7 last:border-b-0 md:border-r md:border-b-0 md:last:border-r-0 lg:p-9"
          >
            <TierIcon icon={benefitIcons[index % benefitIcons.length]!} className="text-marigold" />
            <h3 className="mt-4 text-xl">{title}</h3>
            <p className="mt-2 text-soft-ink">
              <InlineText>{text}</InlineText>
            </p>
          </li>
        ))}
      </ul>
      <section className="mt-14 grid gap-10 lg:grid-cols-[1.3fr_1fr] lg:gap-16">
        <div>
          <h2>{texts.freeHeading}</h2>
          <ul className="mt-6 grid gap-x-8 border-t border-line sm:grid-cols-2">
            {texts.free.map((line) => {
              const { text, href } = inlineParts(line)[0] ?? { text: line }
              return (
                <li key={line} className="border-b border-line">
                  {href ? (
                    <SiteLink href={href} className="flex min-h-12 items-center py-2">
                      {text}
                    </SiteLink>
                  ) : (
                    <span className="flex min-h-12 items-center py-2">{text}</span>
                  )}
                </li>
              )
            })}
          </ul>
        </div>
        <div className="self-start border border-line bg-leaf p-7 lg:p-9">
          <h2 className="text-2xl">{texts.coachingHeading}</h2>
          <p className="mt-3 text-soft-ink">
            <InlineText>{texts.coaching}</InlineText>
          </p>
          {!bookable && <p className="mt-3 text-sm">{texts.notBookable}</p>}
          <SiteLink href="/coaching" className={buttonClass({ variant: 'quiet' }, 'mt-6')}>
            {texts.coachingButton}
          </SiteLink>
        </div>
      </section>
    </div>
  )
}
