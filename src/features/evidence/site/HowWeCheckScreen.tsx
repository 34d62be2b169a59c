import { DraftBanner } from '@/shared/ui/DraftBanner'
import { InlineText } from '@/shared/ui/InlineText'
import { SiteLink } from '@/shared/ui/SiteLink'

import type { CheckingTexts, Figures } from './queries'

/** What stands beside the figures, in the order of their words. */
const counted = [
  'claims',
  'placed',
  'signed',
  'checked',
  'unchecked',
  'due',
  'expired',
  'withdrawn',
  'sources',
  'fallen',
] as const satisfies readonly (keyof Figures)[]

type HowWeCheckScreenProps = {
  texts: CheckingTexts
  preview: boolean
  /** Null while they cannot be read. */
  figures: Figures | null
}

/** How claims are checked, with the figures of this moment. */
export function HowWeCheckScreen({ texts, preview, figures }: HowWeCheckScreenProps) {
  return (
    <>
      {preview && <DraftBanner path="/how-we-check" />}
      <div className="page-width grid gap-x-16 pt-6 pb-16 md:pt-10 lg:grid-cols-[1fr_1.7fr] lg:grid-rows-[auto_1fr]">
        <header>
          <h1 className="sm:text-5xl">{texts.headline}</h1>
          <p className="mt-3 max-w-136 text-lg text-soft-ink">
            <InlineText>{texts.introduction}</InlineText>{' '}
            <strong>
              <InlineText>{texts.whoReviewed}</InlineText>
            </strong>
          </p>
        </header>
        <div className="mt-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:border-l lg:border-line lg:pl-12">
          <h2 className="slanted text-2xl">{texts.stepsHeading}</h2>
          <ol className="mt-3 border-t-[1.5px] border-ink">
            {texts.steps.map((step, index) => (
              <li key={step} className="grid grid-cols-[2rem_1fr] items-baseline gap-x-3 border-b border-line py-3">
                <span aria-hidden="true" className="font-serif text-3xl leading-none text-marigold-ink tabular">
                  {index + 1}
                </span>
                <span className="max-w-measure">
                  <InlineText>{step}</InlineText>
                </span>
              </li>
            ))}
          </ol>
          {figures && (
            <>
              <p className="mt-4 max-w-measure">
                <InlineText>{figures.alone ? texts.alone : texts.together}</InlineText>
              </p>
              <h2 className="mt-12 slanted text-2xl">{texts.figuresHeading}</h2>
              <table className="mt-3 w-full border-t-[1.5px] border-ink text-left">
                <caption className="sr-only">{texts.figuresCaption}</caption>
                <tbody>
                  {texts.figures.map(({ name, text }, index) => (
                    <tr key={name} className="border-b border-line align-top">
                      <th scope="row" className="py-3 pr-4 font-semibold">
                        {name}
                        <span className="block text-sm font-normal text-soft-ink">
                          {text.replaceAll(/\{(opened|abstracts)\}/g, (_, of: 'opened' | 'abstracts') =>
                            figures[of].toLocaleString('en-US'),
                          )}
                        </span>
                      </th>
                      <td className="py-3 text-right font-serif text-2xl tabular">
                        {figures[counted[index] ?? 'claims'].toLocaleString('en-US')}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </>
          )}
        </div>
        <section
          aria-labelledby="something-wrong"
          className="mt-10 max-w-measure lg:sticky lg:top-8 lg:self-start lg:border-t lg:border-line lg:pt-6"
        >
          <h2 id="something-wrong" className="text-2xl">
            {texts.wrongHeading}
          </h2>
          <p className="mt-3">
            <InlineText>{texts.wrong}</InlineText>
          </p>
          <ul className="mt-4">
            <li>
              <SiteLink href="/corrections" className="inline-flex min-h-11 items-center">
                {texts.correctionsLink}
              </SiteLink>
            </li>
            <li>
              <SiteLink href="/how-we-check/rss.xml" className="inline-flex min-h-11 items-center">
                {texts.feedLink}
              </SiteLink>
            </li>
            <li>
              <SiteLink href="/api/claims.json" className="inline-flex min-h-11 items-center">
                {texts.machinesLink}
              </SiteLink>
            </li>
          </ul>
        </section>
      </div>
    </>
  )
}
