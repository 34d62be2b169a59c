import type { ReactNode } from 'react'

import { buttonClass } from '@/shared/ui/Button'
import { LeafRule } from '@/shared/ui/art/LeafRule'

import type { BoundaryTexts } from '../content/boundaryTexts'
import { NightShield } from './components/ShieldArt'
import { LazyShieldForm } from './islands/LazyShieldForm.island'
import { InlineText } from '@/shared/ui/InlineText'

export function BoundaryMagicScreen({ texts }: { texts: BoundaryTexts }) {
  return (
    <div className="page-width pt-10 pb-6 md:pt-14">
      <div className="grid items-center gap-12 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-20">
        <div>
          <p className="caps">{texts.eyebrow}</p>
          <h1 className="mt-2">{texts.headline}</h1>
          <p className="mt-4 max-w-136 text-lg text-soft-ink">
            <InlineText>{texts.introduction}</InlineText>
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <a href="#shield" className={buttonClass()}>
              {texts.shieldButton}
            </a>
            <a href="#ritual" className={buttonClass({ variant: 'quiet' })}>
              {texts.ritualButton}
            </a>
          </div>
        </div>
        <div className="mx-auto grid aspect-6/7 w-full max-w-64 place-items-center rounded-t-full border border-line bg-linear-to-b from-night-1 to-night-2 px-8 pt-8 text-moonlight outline outline-offset-8 outline-line lg:mr-2 lg:w-72 lg:max-w-none">
          <NightShield className="h-auto w-full" />
        </div>
      </div>

      <section aria-labelledby="philosophy" className="mt-16 max-w-measure">
        <h2 id="philosophy">{texts.philosophyHeading}</h2>
        <p className="mt-4 text-lg">{texts.philosophy}</p>
        <p className="mt-3 text-soft-ink">{texts.philosophyMore}</p>
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

      <section id="shield" aria-labelledby="shield-title" className="mt-16 scroll-mt-8 bg-leaf p-5 sm:p-8 lg:p-12">
        <LazyShieldForm
          fetching={texts.fetching}
          intro={
            <>
              <p className="caps">{texts.shieldEyebrow}</p>
              <h2 id="shield-title" tabIndex={-1} className="mt-2 outline-none">
                {texts.shieldHeading}
              </h2>
              <p className="mt-3 max-w-136 text-soft-ink">{texts.shieldText}</p>
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
        <p className="mt-3 max-w-136 text-soft-ink">{texts.voicesText}</p>
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

      <p className="mt-14 max-w-measure border border-line p-5">
        <strong>{texts.warningLead}</strong> <InlineText>{texts.warning}</InlineText>
      </p>
    </div>
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
      <p className="mt-5 text-sm text-soft-ink">{children}</p>
    </section>
  )
}
