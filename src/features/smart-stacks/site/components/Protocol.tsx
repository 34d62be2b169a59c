import type { ReactNode } from 'react'

import { AlertIcon } from '@/shared/ui/art/icons'
import { InlineText } from '@/shared/ui/InlineText'
import { ShortSources } from '@/shared/ui/ShortSources'

import { PrintButton } from '../islands/PrintButton.island'
import type { StacksTexts } from '../queries'
import type { StackView, SupplementView } from '../view'
import { Supplement } from './Supplement'

/** A part of the protocol: its heading stands in the margin where there is room for one. */
function Part({ title, beside, children }: { title: string; beside?: ReactNode; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-6 @3xl:grid-cols-[1fr_1.7fr] @3xl:gap-x-16 @3xl:pt-8 not-print:@3xl:grid">
      <div className="mb-6 not-print:@3xl:mb-0">
        {/* What stands beside a long list goes along with it. */}
        <div className="@3xl:sticky @3xl:top-8">
          <h3 className="text-2xl">{title}</h3>
          {beside}
        </div>
      </div>
      <div className="min-w-0 not-print:@3xl:pl-12">{children}</div>
    </section>
  )
}

function Noted({ title, entries }: { title: string; entries: StackView['coreProducts'] }) {
  if (entries.length === 0) return null
  return (
    <section className="break-inside-avoid">
      <h3 className="text-xl">{title}</h3>
      <ul className="mt-3">
        {entries.map(({ name, note }) => (
          <li key={name} className="border-t border-line/60 py-2.5 first:border-t-0 first:pt-0">
            {note ? `${name}: ${note}` : name}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Supplements({ supplements, texts }: { supplements: SupplementView[]; texts: StacksTexts }) {
  return (
    <ul className="divide-y divide-line">
      {supplements.map((supplement) => (
        <Supplement key={supplement.name} supplement={supplement} texts={texts} />
      ))}
    </ul>
  )
}

/** The protocol below its facts, shared by its page and the dialog. */
export function Protocol({ stack, texts }: { stack: StackView; texts: StacksTexts }) {
  const { instructions, expectedTimeline, supplements, leftOut, sources } = stack
  return (
    <div className="space-y-8 @3xl:space-y-10">
      <Part title={texts.instructionsHeading}>
        <ol>
          {instructions.map((instruction, index) => (
            <li
              key={instruction}
              className="grid grid-cols-[2rem_1fr] items-baseline gap-x-3 border-t border-line/60 py-3 first:border-t-0 first:pt-0"
            >
              <span aria-hidden="true" className="font-serif text-3xl leading-none text-marigold-ink tabular">
                {index + 1}
              </span>
              <span className="max-w-measure">{instruction}</span>
            </li>
          ))}
        </ol>
      </Part>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-x-8 gap-y-8 border-t border-line pt-6 @3xl:pt-8">
        <Noted title={texts.coreProductsHeading} entries={stack.coreProducts} />
        <Noted title={texts.supportsHeading} entries={stack.additionalSupports} />
        <Noted title={texts.lifestyleHeading} entries={stack.lifestyleIntegration} />
      </div>
      {expectedTimeline.length > 0 && (
        <section className="break-inside-avoid border-t border-line pt-6 @3xl:pt-8">
          <h3 className="text-2xl">{texts.timelineHeading}</h3>
          {/* From left to right where the weeks fit beside each other, else downwards. */}
          <dl className="mt-5 border-l border-marigold @3xl:flex @3xl:border-t @3xl:border-l-0">
            {expectedTimeline.map(({ name, note }) => (
              <div
                key={name}
                className="relative flex-1 pb-5 pl-6 before:absolute before:top-1.5 before:-left-[6.5px] before:size-3 before:rounded-full before:border-[1.5px] before:border-marigold before:bg-paper before:content-[''] last:pb-0 @3xl:pt-5 @3xl:pr-10 @3xl:pb-0 @3xl:pl-0 @3xl:before:-top-[6.5px] @3xl:before:left-0"
              >
                <dt className="font-serif text-lg">{name}</dt>
                <dd className="mt-1">{note}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {supplements.length > 0 && (
        <Part
          title={texts.supplementsHeading}
          beside={
            <p className="mt-4 flex gap-3 border-l-4 border-rose bg-leaf p-4 print:border">
              <AlertIcon size={22} className="mt-1 shrink-0 text-rose" />
              {stack.safetyNote}
            </p>
          }
        >
          <Supplements supplements={supplements} texts={texts} />
        </Part>
      )}
      {leftOut.length > 0 && (
        <Part
          title={texts.leftOutHeading}
          beside={
            <p className="mt-3 text-soft-ink">
              <InlineText>{texts.leftOut}</InlineText>
            </p>
          }
        >
          <Supplements supplements={leftOut} texts={texts} />
        </Part>
      )}
      {sources.length > 0 && (
        <Part title={texts.restsOnHeading}>
          <div className="max-w-measure print:max-w-none print:columns-2 print:gap-x-8">
            <ShortSources sources={sources} folded />
          </div>
        </Part>
      )}
      <div className="border-t border-line pt-6">
        <p className="mb-4 max-w-measure font-semibold">
          <InlineText>{texts.closing}</InlineText>
        </p>
        <PrintButton words={texts.printButton} />
      </div>
    </div>
  )
}
