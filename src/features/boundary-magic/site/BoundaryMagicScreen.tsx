import type { ReactNode } from 'react'

import { buttonClass } from '@/shared/ui/Button'
import { MoonRule } from '@/shared/ui/art/MoonRule'
import { SiteLink } from '@/shared/ui/SiteLink'

import { benefits, exampleVoices, ritual } from '../content/page'
import { NightShield } from './components/ShieldArt'
import { LazyShieldForm } from './islands/LazyShieldForm.island'

export function BoundaryMagicScreen() {
  return (
    <div className="page-width pt-10 pb-6 md:pt-14">
      <div className="grid items-center gap-12 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-20">
        <div>
          <p className="caps">Play, not medicine</p>
          <h1 className="mt-2">Boundary Magic</h1>
          <p className="mt-4 max-w-136 text-lg text-soft-ink">
            A small morning ritual to keep your no in one piece. The shield is pretend, in the way a birthday candle is
            pretend. The no is real.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <a href="#shield" className={buttonClass()}>
              Put on today’s shield
            </a>
            <a href="#ritual" className={buttonClass({ variant: 'quiet' })}>
              The five-minute ritual
            </a>
          </div>
        </div>
        <div className="mx-auto grid aspect-6/7 w-full max-w-64 place-items-center rounded-t-full border border-line bg-linear-to-b from-night-1 to-night-2 px-8 pt-8 text-moonlight outline outline-offset-8 outline-line lg:mr-2 lg:w-72 lg:max-w-none">
          <NightShield className="h-auto w-full" />
        </div>
      </div>

      <section aria-labelledby="philosophy" className="mt-16 max-w-measure">
        <h2 id="philosophy">The philosophy</h2>
        <p className="mt-4 text-lg">
          A boundary says what you will do. It doesn’t need anybody’s permission, and it isn’t a wall: it is a gate, and
          you are the one with the handle.
        </p>
        <p className="mt-3 text-soft-ink">
          Many of us were praised for being no trouble, and the habit wore a groove. The first no feels rude. By the
          fifth it feels like weather.
        </p>
      </section>

      <div className="mt-12 grid border border-line md:grid-cols-2">
        <Benefits voice="Plain speaking" title="Physical benefits" lines={benefits.physical}>
          That is all we promise. A ritual treats no symptom, hot flashes included. What is known about saying no, with
          its sources, is in <SiteLink href="/education/the-graceful-no">The Graceful No</SiteLink>.
        </Benefits>
        <Benefits voice="Magic speaking" title="Energetic benefits" lines={benefits.energetic}>
          Nobody has measured any of this, and nobody needs to. It is play.
        </Benefits>
      </div>

      <section id="ritual" aria-labelledby="ritual-title" className="mt-16 scroll-mt-8">
        <p className="caps">A 5-minute protocol</p>
        <h2 id="ritual-title" className="mt-2">
          The morning shield ritual
        </h2>
        <ol className="mt-6 grid border-t border-l border-line sm:grid-cols-2 lg:grid-cols-4">
          {ritual.map(({ name, minutes, text }, index) => (
            <li key={name} className="border-r border-b border-line p-6">
              <p className="flex items-baseline justify-between">
                <span aria-hidden="true" className="font-serif text-3xl text-marigold tabular">
                  {index + 1}
                </span>
                <span className="caps">
                  {minutes} {minutes === 1 ? 'minute' : 'minutes'}
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
          intro={
            <>
              <p className="caps">Boundary Magic</p>
              <h2 id="shield-title" tabIndex={-1} className="mt-2 outline-none">
                Today’s shield
              </h2>
              <p className="mt-3 max-w-136 text-soft-ink">
                How are you, and how thick does it have to be? What you write is sealed with a key made from this
                browser’s cookie.
              </p>
            </>
          }
        />
        <p className="hidden noscript:block">
          The form needs scripts, which this browser does not run. The ritual doesn’t.
        </p>
      </section>

      <section aria-labelledby="voices" className="mt-16">
        <MoonRule />
        <h2 id="voices" className="mt-10">
          Three example voices
        </h2>
        <p className="mt-3 max-w-136 text-soft-ink">
          Written by us to show how it may sound. They are not real people, and they prove nothing.
        </p>
        <ul className="mt-6 grid gap-8 md:grid-cols-3">
          {exampleVoices.map(({ voice, text }) => (
            <li key={voice} className="border-l-[3px] border-marigold pl-5">
              <p className="font-serif text-xl leading-snug">“{text}”</p>
              <p className="mt-3 text-sm text-soft-ink">Example: {voice}</p>
            </li>
          ))}
        </ul>
      </section>

      <p className="mt-14 max-w-measure border border-line p-5">
        <strong>When it is not about boundaries.</strong> If saying no brings threats, control or fear, a ritual is the
        wrong tool. In the US call <a href="tel:+18007997233">1-800-799-7233</a>; in the UK call{' '}
        <a href="tel:+448082000247">0808 2000 247</a>; in danger, the emergency services.
      </p>
    </div>
  )
}

type BenefitsProps = { voice: string; title: string; lines: string[]; children: ReactNode }

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
