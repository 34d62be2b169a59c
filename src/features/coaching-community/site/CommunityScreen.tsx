import { ExternalIcon } from '@/shared/ui/art/icons'
import { buttonClass } from '@/shared/ui/Button'
import { DraftBanner } from '@/shared/ui/DraftBanner'
import { InlineText } from '@/shared/ui/InlineText'

import { LongTable } from './components/LongTable'
import { QuestionOfTheDay } from './islands/QuestionOfTheDay.island'
import type { Contact } from './queries'
import type { CommunityTexts } from '../content/communityTexts'

type CommunityScreenProps = {
  texts: CommunityTexts
  prompts: { text: string }[]
  relationships: { text: string; context: string }[]
  preview: boolean
  contact: Contact
}

function OfficialPage({ texts, socialPage, productName }: { texts: CommunityTexts } & Contact) {
  if (!socialPage) return <p className="mt-3 max-w-measure text-soft-ink">{texts.noOfficialPage}</p>
  return (
    <>
      <p className="mt-3 max-w-measure text-soft-ink">
        {productName} {texts.officialPage}
      </p>
      <a
        href={socialPage}
        target="_blank"
        rel="noopener noreferrer external"
        className={buttonClass({ variant: 'quiet' }, 'mt-5')}
      >
        {texts.officialButton}
        <ExternalIcon size={16} />
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </>
  )
}

export function CommunityScreen({ texts, prompts, relationships, preview, contact }: CommunityScreenProps) {
  return (
    <>
      {preview && <DraftBanner path="/community" />}
      <header className="overflow-hidden border-b border-line">
        <div className="page-width grid grid-cols-[minmax(0,1fr)] items-center gap-x-14 gap-y-8 pt-8 pb-8 md:pt-10 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <div>
            <p className="slanted text-xl text-marigold-ink">{texts.eyebrow}</p>
            <h1 className="mt-1">{texts.headline}</h1>
            <p className="mt-4 max-w-136 text-lg text-soft-ink">
              <InlineText>{texts.introduction}</InlineText>
            </p>
          </div>
          {prompts.length > 0 && (
            <section aria-labelledby="todays-question">
              <LongTable>
                <h2 id="todays-question" className="mb-3 slanted text-xl text-marigold-ink">
                  {texts.todayHeading}
                </h2>
                <QuestionOfTheDay texts={texts} questions={prompts.map(({ text }) => text)} />
              </LongTable>
            </section>
          )}
        </div>
      </header>
      <div className="page-width pb-6">
        <div className="mt-14 grid gap-x-16 gap-y-14 lg:grid-cols-[1.5fr_1fr]">
          {prompts.length > 0 && (
            <section aria-labelledby="all-questions">
              <h2 id="all-questions">{texts.allHeading}</h2>
              <ol className="mt-5 border-t-[1.5px] border-ink">
                {prompts.map(({ text }, index) => (
                  <li key={text} className="grid grid-cols-[2.5rem_1fr] items-baseline border-b border-line py-3.5">
                    <span aria-hidden="true" className="font-serif text-soft-ink tabular">
                      {index + 1}
                    </span>
                    {text}
                  </li>
                ))}
              </ol>
            </section>
          )}
          <div className="space-y-12">
            <section aria-labelledby="official-page">
              <h2 id="official-page" className="text-2xl">
                {texts.officialHeading}
              </h2>
              <OfficialPage texts={texts} {...contact} />
            </section>
            <section aria-labelledby="bring-someone">
              <h2 id="bring-someone" className="text-2xl">
                {texts.inviteHeading}
              </h2>
              <p className="mt-3 max-w-measure text-soft-ink">
                <InlineText>{texts.invite}</InlineText>
              </p>
            </section>
            <section aria-labelledby="house-rules">
              <h2 id="house-rules" className="text-2xl">
                {texts.rulesHeading}
              </h2>
              <ul className="mt-3 border-t-[1.5px] border-ink">
                {texts.rules.map((rule) => (
                  <li key={rule} className="border-b border-line py-3">
                    {rule}
                  </li>
                ))}
              </ul>
            </section>
          </div>
        </div>
        {relationships.length > 0 && (
          <section aria-labelledby="living-together" className="mt-16">
            <h2 id="living-together">{texts.livingHeading}</h2>
            <ul className="mt-6 grid gap-x-16 border-t-[1.5px] border-ink sm:grid-cols-2">
              {relationships.map(({ text, context }) => (
                <li key={text} className="border-b border-line py-5">
                  {context && <p className="mb-1 text-sm text-soft-ink first-letter:uppercase">{context}</p>}
                  <p className="font-serif text-xl leading-snug">{text}</p>
                </li>
              ))}
            </ul>
            <p className="mt-6 max-w-measure text-soft-ink">
              <InlineText>{texts.research}</InlineText>
            </p>
          </section>
        )}
      </div>
    </>
  )
}
