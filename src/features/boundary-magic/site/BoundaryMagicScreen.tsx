import type { ReactNode } from 'react'

import { buttonClass } from '@/shared/ui/Button'
import { LeafRule } from '@/shared/ui/art/LeafRule'

import type { BoundaryTexts } from '../content/boundaryTexts'
import { GateScene } from './components/GateScene'
import { LazyShieldForm } from './islands/LazyShieldForm.island'
import { InlineLines, InlineText } from '@/shared/ui/InlineText'

export function BoundaryMagicScreen({ texts }: { texts: BoundaryTexts }) {
  return (
    <>
      <Opening texts={texts} />
      <div className="page-width pb-6">
        <section aria-labelledby="philosophy" className="mt-12 grid gap-x-16 md:mt-16 lg:grid-cols-2">
          <h2 id="philosophy">{texts.philosophyHeading}</h2>
          <p className="mt-4 max-w-measure text-lg lg:col-start-1 lg:font-serif lg:text-2xl lg:leading-snug">
            {texts.philosophy}
          </p>
          <p className="mt-3 max-w-measure text-soft-ink lg:col-start-2 lg:mt-4 lg:self-end">{texts.philosophyMore}</p>
        </section>

        <div className="mt-12 grid border border-line md:grid-cols-2">
          <Benefits voice={texts.physicalVoice} title={texts.physicalHeading} lines={texts.physical}>
            <InlineText>{texts.physicalNote}</InlineText>
          </Benefits>
          <Benefits voice={texts.energeticVoice} title={texts.energeticHeading} lines={texts.energetic}>
            {texts.energeticNote}
          </Benefits>
        </div>

        <section id="ritual" aria-labelledby="ritual-title" className="mt-16 scroll-mt-8">
          <p className="caps">{texts.ritualEyebrow}</p>
          <h2 id="ritual-title" className="mt-2">
            {texts.ritualHeading}
          </h2>
          <ol className="mt-6 grid border-t border-l border-line sm:grid-cols-2 lg:grid-cols-4">
            {texts.ritual.map(({ name, minutes, text }, index) => (
              <li key={name} className="border-r border-b border-line p-6">
                <p className="flex items-baseline justify-between">
                  <span aria-hidden="true" className="font-serif text-3xl text-marigold tabular">
                    {index + 1}
                  </span>
                  <span className="caps">
                    {minutes} {minutes === '1' ? 'minute' : 'minutes'}
                  </span>
                </p>
                <h3 className="mt-3">{name}</h3>
                <p className="mt-2 text-soft-ink">{text}</p>
              </li>
            ))}
          </ol>
        </section>

        <p className="mt-16 max-w-measure gap-x-16 border-l-[3px] border-rose py-1 pl-5 lg:max-w-none lg:columns-2">
          <strong>{texts.warningLead}</strong> <InlineLines>{texts.warning}</InlineLines>
        </p>

        <section
          id="shield"
          aria-labelledby="shield-title"
          className="mt-8 scroll-mt-8 bg-leaf p-5 sm:p-8 lg:p-12 print:hidden"
        >
          <LazyShieldForm
            texts={texts}
            intro={
              <>
                <p className="caps">{texts.shieldEyebrow}</p>
                <h2 id="shield-title" tabIndex={-1} className="mt-2 outline-none">
                  {texts.shieldHeading}
                </h2>
                <p className="mt-3 max-w-measure text-soft-ink">{texts.shieldText}</p>
              </>
            }
          />
          <p className="hidden noscript:block">{texts.withoutScripts}</p>
        </section>

        <section aria-labelledby="voices" className="mt-16">
          <LeafRule />
          <h2 id="voices" className="mt-10">
            {texts.voicesHeading}
          </h2>
          <p className="mt-3 max-w-measure text-soft-ink">{texts.voicesText}</p>
          <ul className="mt-6 grid gap-8 md:grid-cols-3">
            {texts.voices.map(({ voice, text }) => (
              <li key={voice} className="border-l-[3px] border-marigold pl-5">
                <p className="font-serif text-xl leading-snug">“{text}”</p>
                <p className="mt-3 text-sm text-soft-ink">
                  {texts.voiceMark} {voice}
                </p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}

/** A garden at dusk: the words stand in the sky, the gate beside them, and the wall runs on under both. */
function Opening({ texts }: { texts: BoundaryTexts }) {
  return (
    <header className="overflow-hidden bg-linear-to-b from-(--color-night-1) to-(--color-night-2) on-night print:bg-none forced-colors:bg-none">
      <div className="relative page-width grid grid-cols-[minmax(0,1fr)] items-end gap-x-10 md:grid-cols-[1fr_20rem] lg:grid-cols-[1fr_26rem] xl:gap-x-16 xl:pr-16">
        <div className="relative pt-8 md:pt-12 md:pb-40 lg:pb-44 print:pb-0">
          <h1 className="lg:text-6xl">{texts.headline}</h1>
          <p className="mt-1 slanted text-2xl text-plum">{texts.eyebrow}</p>
          <p className="mt-5 max-w-120 text-lg">
            <InlineText>{texts.introduction}</InlineText>
          </p>
          <div className="mt-7 flex flex-wrap gap-3 print:hidden">
            <a href="#shield" className={buttonClass()}>
              {texts.shieldButton}
            </a>
            <a href="#ritual" className={buttonClass({ variant: 'quiet' })}>
              {texts.ritualButton}
            </a>
          </div>
        </div>
        <div className="mx-auto w-72 max-w-full from-night-1 to-night-2 md:w-full print:hidden forced-colors:bg-linear-to-b">
          <GateScene className="block h-auto w-full overflow-visible forced-colors:overflow-hidden" />
        </div>
      </div>
    </header>
  )
}

type BenefitsProps = { voice: string; title: string; lines: readonly string[]; children: ReactNode }

/** One column of benefits, labelled with its voice. */
function Benefits({ voice, title, lines, children }: BenefitsProps) {
  return (
    <section className="border-b border-line p-6 last:border-b-0 md:border-r md:border-b-0 md:p-8 md:last:border-r-0">
      <p className="caps">{voice}</p>
      <h2 className="mt-2 text-2xl">{title}</h2>
      <ul className="mt-4 list-disc space-y-2 pl-5 marker:text-marigold">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-5 max-w-measure text-sm text-soft-ink">{children}</p>
    </section>
  )
}
