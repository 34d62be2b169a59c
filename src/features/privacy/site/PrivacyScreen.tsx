import clsx from 'clsx'
import type { ReactNode } from 'react'

import type { RecordKind } from '@/shared/lib/recordKind'
import { MoonRule } from '@/shared/ui/art/MoonRule'
import { SealedLetterScene } from '@/shared/ui/art/Scenes'

import { FactTable, Verdict } from './components/FactTable'
import { CollectedTable } from './islands/CollectedTable.island'
import { DataControls } from './islands/DataControls.island'
import { ProcessorList } from './islands/ProcessorList.island'
import type { BadgeView } from './queries'

const shared = [
  { name: 'Third parties', says: <Verdict>NEVER</Verdict> },
  { name: 'Government', says: <Verdict>NEVER</Verdict> },
  { name: 'Healthcare providers', says: <Verdict>NEVER</Verdict> },
]

const kept = [
  [
    'What you save',
    'Hot flashes, shields, assessments and bingo squares are sealed with a key made from this browser’s cookie. Our server sees an entry for the moment in which it seals it or opens it for you, and it keeps no key. A stolen database or backup can’t be opened.',
  ],
  [
    'How long',
    'Until you delete it here, or until nobody has come back for it in 400 days. Clear this browser’s cookies and it can’t be opened again by anyone, you included: export first.',
  ],
  [
    'Without a network',
    'This browser keeps the pages you opened and your record as it was last, so that they are there on a plane. A hot flash or a bingo square you enter offline waits in it until it has gone out. Whoever can open this browser can read these. Delete Account clears them.',
  ],
  [
    'In this browser alone',
    'The practices you finished, with your moods and notes, until you delete them. A form you have not sent yet, until you close its tab.',
  ],
  ['Donations', 'Amount, day and the number Stripe gave it. No name, no card.'],
  [
    'Invitations',
    'The address you invite is kept only as a scrambled mark, so that nobody is written to twice. Where Resend is not in use, the letter itself waits on this site’s own server.',
  ],
  [
    'Auntie',
    'Your conversation is not stored here. Only how much was asked in a day is counted, for everybody together.',
  ],
  [
    'Against abuse',
    'How often a network calls, under a mark that changes every day. No address, no device, no page you came from.',
  ],
] as const

type SectionProps = { id: string; title: string; wide?: boolean; children: ReactNode }

function Section({ id, title, wide = false, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={clsx('mt-14', wide && 'lg:col-span-2')}>
      <h2 id={id} className="mb-5">
        {title}
      </h2>
      {children}
    </section>
  )
}

export function PrivacyScreen({ badges, kinds }: { badges: BadgeView[]; kinds: RecordKind[] }) {
  return (
    <div className="page-width pt-10 pb-6 md:pt-14">
      <header className="grid items-center gap-8 lg:grid-cols-[1.3fr_0.7fr] lg:gap-16">
        <div>
          <p className="caps">Privacy</p>
          <h1 className="mt-2">Privacy Dashboard</h1>
          <p className="mt-4 max-w-136 text-lg text-soft-ink">
            What this site knows about you, told in full. Mostly that is nothing. The rest is yours to read, to take
            with you and to erase.
          </p>
        </div>
        <SealedLetterScene className="mx-auto h-auto w-full max-w-72" />
      </header>

      <div className="grid lg:grid-cols-2 lg:gap-x-16">
        <Section id="collected" title="Data Collected">
          <CollectedTable kinds={kinds} />
        </Section>

        <Section id="controls" title="Your Data">
          <DataControls />
        </Section>

        <Section id="shared" title="Data Sharing">
          <FactTable caption="With whom your data is shared" heads={['With whom', 'Shared']} facts={shared} />
          <p className="mt-4 text-soft-ink">Nothing is sold, swapped or handed over.</p>
        </Section>

        <Section id="processors" title="Who Lends a Hand">
          <p className="text-soft-ink">Three services may do a single job for this site, each when you ask for it.</p>
          <ProcessorList />
        </Section>

        <Section id="kept" title="What Stays Here, and How Long" wide>
          <dl className="border-t-[1.5px] border-ink">
            {kept.map(([name, text]) => (
              <div
                key={name}
                className="border-b border-line py-4 sm:grid sm:grid-cols-[10rem_minmax(0,var(--container-measure))] sm:gap-6"
              >
                <dt className="font-semibold">{name}</dt>
                <dd className="mt-1 text-soft-ink sm:mt-0">{text}</dd>
              </div>
            ))}
          </dl>
        </Section>

        {badges.length > 0 && (
          <Section id="badges" title="Compliance" wide>
            <ul className="flex flex-wrap gap-3">
              {badges.map(({ label, explanation }) => (
                <li key={label} className="max-w-full border border-line px-5 py-3">
                  <span className="font-semibold">{label}</span>
                  {explanation && <span className="mt-1 block max-w-80 text-sm text-soft-ink">{explanation}</span>}
                </li>
              ))}
            </ul>
            <p className="mt-3 text-sm text-soft-ink">Statements of the people who run this site.</p>
          </Section>
        )}
      </div>
      <MoonRule className="mt-14 mb-10" />
      <section aria-labelledby="promise" className="mx-auto max-w-measure text-center">
        <h2 id="promise">Our Privacy Promise</h2>
        <p className="mt-4 font-serif text-xl">
          Your body is your business. We don’t ask who you are, we don’t follow you around, and what you write here is
          locked before it is put away. If that ever changes, this page changes first.
        </p>
      </section>
    </div>
  )
}
