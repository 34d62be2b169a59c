import type { ReactNode } from 'react'

import { LeafRule } from '@/shared/ui/art/LeafRule'
import { DraftBanner } from '@/shared/ui/DraftBanner'
import { InlineText } from '@/shared/ui/InlineText'

import type { DescribedKind } from '../domain/storedRecords'
import { FactTable, Verdict } from './components/FactTable'
import { OnlyKey } from './components/OnlyKey'
import { CollectedTable } from './islands/CollectedTable.island'
import { DataControls } from './islands/DataControls.island'
import { ProcessorList } from './islands/ProcessorList.island'
import type { BadgeView } from './queries'
import type { PrivacyTexts } from '../content/privacyTexts'

type SectionProps = { id: string; title: string; children: ReactNode }

/** Its heading beside it where there is room: sections of every length stand below one another. */
function Section({ id, title, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="mt-14 gap-x-16 lg:grid lg:grid-cols-[18rem_minmax(0,44rem)] lg:border-t lg:border-line lg:pt-8 lg:first:border-t-0 lg:first:pt-0"
    >
      <h2 id={id} className="mb-5 lg:text-2xl">
        {title}
      </h2>
      <div>{children}</div>
    </section>
  )
}

type PrivacyScreenProps = {
  /** The visitor's own key: what holds and what can be done; and what it changes in what stays here. */
  ownKey: { panel: ReactNode; instead: ReactNode }
  /** The files that everything can be taken along in, and the way back. */
  files: ReactNode
  texts: PrivacyTexts
  preview: boolean
  badges: BadgeView[]
  kinds: DescribedKind[]
}

export function PrivacyScreen({ ownKey, files, texts, preview, badges, kinds }: PrivacyScreenProps) {
  return (
    <>
      {preview && <DraftBanner path="/privacy-dashboard" />}
      <header className="overflow-hidden border-b border-line">
        <div className="page-width grid grid-cols-[minmax(0,1fr)] items-center gap-x-16 gap-y-6 pt-8 pb-8 md:pt-12 lg:grid-cols-[1fr_1.15fr] lg:pb-12">
          <div>
            <p className="slanted text-xl text-marigold-ink">{texts.eyebrow}</p>
            <h1 className="mt-1">{texts.headline}</h1>
            <p className="mt-4 max-w-136 text-lg text-soft-ink">
              <InlineText>{texts.introduction}</InlineText>
            </p>
          </div>
          <OnlyKey className="block h-auto w-full overflow-visible" />
        </div>
      </header>
      <div className="page-width pb-6">
        <div>
          <Section id="collected" title={texts.collectedHeading}>
            <CollectedTable kinds={kinds} texts={texts} />
          </Section>

          <Section id="controls" title={texts.controlsHeading}>
            <DataControls texts={texts} />
            {files}
          </Section>

          <Section id="own-key" title={texts.ownKeyHeading}>
            {ownKey.panel}
          </Section>

          <Section id="shared" title={texts.sharedHeading}>
            <FactTable
              caption={texts.sharedCaption}
              heads={texts.sharedColumns.map(({ name }) => name)}
              facts={texts.sharedWith.map(({ name }) => ({ name, says: <Verdict>{texts.never}</Verdict> }))}
            />
            <p className="mt-4 max-w-measure text-soft-ink">
              <InlineText>{texts.shared}</InlineText>
            </p>
          </Section>

          <Section id="processors" title={texts.processorsHeading}>
            <p className="max-w-measure text-soft-ink">
              <InlineText>{texts.processors}</InlineText>
            </p>
            <ProcessorList texts={texts} />
          </Section>

          <Section id="kept" title={texts.keptHeading}>
            {ownKey.instead}
            <dl className="border-t-[1.5px] border-ink">
              {texts.kept.map(({ name, text }) => (
                <div
                  key={name}
                  className="border-b border-line py-4 sm:grid sm:grid-cols-[10rem_minmax(0,var(--container-measure))] sm:gap-6"
                >
                  <dt className="font-semibold">{name}</dt>
                  <dd className="mt-1 max-w-measure text-soft-ink sm:mt-0">
                    <InlineText>{text}</InlineText>
                  </dd>
                </div>
              ))}
            </dl>
          </Section>

          {badges.length > 0 && (
            <Section id="badges" title={texts.badgesHeading}>
              {/* Whose words these are comes first, and they look like words: nothing here is a certificate. */}
              <p className="max-w-measure text-soft-ink">{texts.badges}</p>
              <ul className="mt-3 text-sm text-soft-ink">
                {badges.map(({ label, explanation }) => (
                  <li key={label} className="border-t border-line py-2">
                    {label}
                    {explanation && <span className="block max-w-measure">{explanation}</span>}
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </div>
        <LeafRule className="mt-14 mb-10" />
        <section aria-labelledby="promise" className="mx-auto max-w-measure text-center">
          <h2 id="promise">{texts.promiseHeading}</h2>
          <p className="mt-4 font-serif text-xl">
            <InlineText>{texts.promise}</InlineText>
          </p>
        </section>
      </div>
    </>
  )
}
