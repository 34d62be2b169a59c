import { buttonClass } from '@/shared/ui/Button'
import { inlineParts } from '@/shared/lib/pageTexts'
import { DraftBanner } from '@/shared/ui/DraftBanner'
import { InlineText } from '@/shared/ui/InlineText'
import { SiteLink } from '@/shared/ui/SiteLink'

import { Eaves, HouseOpening } from './components/HouseFront'
import { DonateButton } from './islands/DonateButton.island'
import { MonthlyDonations } from './islands/MonthlyDonations.island'
import type { SupportTexts } from './queries'

type SupportScreenProps = {
  /** Support and the product's name. */
  title: string
  /** Whether an hour of coaching can be booked. */
  bookable: boolean
  texts: SupportTexts
  /** Said beside the button where gifts cannot be made. */
  notSetUp: string
  preview: boolean
}

export function SupportScreen({ title, bookable, texts, notSetUp, preview }: SupportScreenProps) {
  return (
    <>
      {preview && <DraftBanner path="/subscribe" />}
      <header className="page-width grid items-end gap-x-16 gap-y-6 pt-8 pb-10 md:pt-12 lg:grid-cols-[1fr_1.1fr]">
        <div>
          <p className="slanted text-xl text-marigold-ink">{texts.eyebrow}</p>
          <h1 className="mt-1 lg:text-6xl">{title}</h1>
        </div>
        <div>
          <p className="max-w-136 text-lg text-soft-ink">
            <InlineText>{texts.introduction}</InlineText>
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <DonateButton notSetUp={notSetUp} />
            <SiteLink href="/" className={buttonClass({ variant: 'quiet' })}>
              {texts.exploreButton}
            </SiteLink>
          </div>
          <noscript>
            <p className="mt-4 text-sm">{texts.withoutScripts}</p>
          </noscript>
        </div>
      </header>
      {/* The front of a house at night: what a gift does is what is lit in it. */}
      <section
        aria-labelledby="benefits"
        className="overflow-hidden bg-linear-to-b from-(--color-night-1) to-(--color-night-2) on-night print:bg-none forced-colors:bg-none"
      >
        <div className="from-night-1 to-night-2 text-moonlight print:hidden forced-colors:bg-linear-to-b">
          <Eaves />
        </div>
        <div className="page-width pt-8 pb-10 lg:pb-14">
          <h2 id="benefits">{texts.benefitsHeading}</h2>
          <ul className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 md:grid-cols-3">
            {texts.benefits.map(({ title, text }, index) => (
              <li key={title}>
                <div className="from-night-1 to-night-2 print:hidden forced-colors:bg-linear-to-b">
                  <HouseOpening index={index} className="mx-auto block h-auto w-full max-w-72 md:mx-0" />
                </div>
                <h3 className="mt-5 text-2xl">{title}</h3>
                <p className="mt-2 max-w-112">
                  <InlineText>{text}</InlineText>
                </p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <div className="page-width">
        <MonthlyDonations />
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
            <p className="mt-3 max-w-measure text-soft-ink">
              <InlineText>{texts.coaching}</InlineText>
            </p>
            {!bookable && <p className="mt-3 text-sm">{texts.notBookable}</p>}
            <SiteLink href="/coaching" className={buttonClass({ variant: 'quiet' }, 'mt-6')}>
              {texts.coachingButton}
            </SiteLink>
          </div>
        </section>
      </div>
    </>
  )
}
