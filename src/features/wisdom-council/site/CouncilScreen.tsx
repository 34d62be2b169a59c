import { DraftBanner } from '@/shared/ui/DraftBanner'
import { SiteLink } from '@/shared/ui/SiteLink'

import { councilStats } from '../domain/perspectives'
import { ExpertCard } from './components/ExpertCard'
import { CouncilFilter } from './islands/CouncilFilter.island'
import type { CouncilTexts } from './queries'
import type { ExpertView } from './view'

const libraryLink = (filter: string, search: string) => `/education?${new URLSearchParams({ filter, search })}`

const cultures = [
  { label: 'Japan: konenki', href: libraryLink('truth-telling', 'Global Menopause Wisdom') },
  { label: 'The Maya of Yucatán and Guatemala', href: libraryLink('truth-telling', 'Global Menopause Wisdom') },
  { label: 'A ceremony of your own', href: libraryLink('truth-telling', 'Power Years Ceremony') },
  { label: 'Rituals of care', href: libraryLink('sacred-science', 'Sacred Self-Care Rituals') },
]

type CouncilProps = { experts: ExpertView[]; texts: CouncilTexts; preview: boolean }

export function CouncilScreen({ experts, texts, preview }: CouncilProps) {
  const counted = councilStats(experts)
  const stats: { label: string; value: string; note?: string }[] = [
    { label: 'Experts', value: String(counted.experts) },
    { label: 'Books', value: String(counted.books) },
    ...(texts.reach ? [{ label: 'Combined reach', value: texts.reach, note: texts.reachNote }] : []),
    { label: 'Approaches', value: String(counted.approaches) },
  ]
  return (
    <>
      {preview && <DraftBanner path="/wisdom-council" />}
      <div className="page-width pt-6 pb-6 md:pt-12">
        <header className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.1fr] lg:items-end">
          <h1 className="lg:text-6xl">Wisdom Council</h1>
          <div>
            <p className="text-lg">
              People who have written well about this passage, from the clinic, the kitchen and the lab. Read them, and{' '}
              <span className="slanted">disagree where you must.</span>
            </p>
            <p className="mt-3 text-sm text-soft-ink">{texts.notice} The portraits are drawn, and no likeness.</p>
          </div>
        </header>
        <dl className="mt-6 mb-8 flex flex-wrap gap-x-8 gap-y-1 border-y border-line py-3 text-sm">
          {stats.map(({ label, value, note }) => (
            <div key={label} className="flex flex-row-reverse items-baseline gap-1.5">
              <dt className="text-soft-ink">
                {label}
                {note && <span className="sm:ml-1"> ({note})</span>}
              </dt>
              <dd className="font-serif text-lg tabular">{value}</dd>
            </div>
          ))}
        </dl>
        <CouncilFilter
          cards={experts.map((expert, index) => ({
            name: expert.name,
            focus: expert.focus,
            card: <ExpertCard key={expert.name} expert={expert} index={index} />,
          }))}
        />
        <section aria-labelledby="cultures" className="mt-16 border-t border-line pt-10">
          <h2 id="cultures" className="text-2xl">
            Older councils
          </h2>
          <p className="mt-3 max-w-measure text-soft-ink">
            Women have talked this through around many fires. What is known of it, and what is only told, stands in the
            library.
          </p>
          <ul className="mt-6 flex flex-wrap gap-3">
            {cultures.map(({ label, href }) => (
              <li key={label}>
                <SiteLink
                  href={href}
                  className="inline-flex min-h-11 items-center rounded-full border border-edge px-5 font-semibold no-underline transition-colors duration-200 hover:bg-leaf"
                >
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}
