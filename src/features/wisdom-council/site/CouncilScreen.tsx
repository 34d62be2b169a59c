import { CategoryEmblem } from '@/shared/ui/art/CategoryEmblem'
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
      <div className="page-width pt-10 pb-6 md:pt-14">
        <header className="mb-10 grid items-end gap-10 lg:grid-cols-[minmax(0,1fr)_auto]">
          <div>
            <p className="caps">Voices worth reading</p>
            <h1 className="mt-2">Wisdom Council</h1>
            <p className="mt-4 max-w-136 text-lg text-soft-ink">
              People who have written well about this passage, from the clinic, the kitchen and the lab. Read them, and
              disagree where you must.
            </p>
            <p className="mt-5 max-w-136 border-l-4 border-marigold pl-4">{texts.notice}</p>
          </div>
          <div className="mr-2 mb-2 hidden aspect-6/7 w-44 place-items-center rounded-t-full border border-line bg-linear-to-b from-night-1 to-night-2 pt-4 text-moonlight outline outline-offset-8 outline-line lg:grid">
            <CategoryEmblem category="sacred-science" size={96} />
          </div>
        </header>
        <dl className="mb-12 grid grid-cols-2 border-t border-l border-line lg:grid-cols-4">
          {stats.map(({ label, value, note }) => (
            <div key={label} className="flex flex-col-reverse justify-end border-r border-b border-line p-5">
              {note && <dd className="mt-1 text-sm text-soft-ink">{note}</dd>}
              <dt className="caps">{label}</dt>
              <dd className="font-serif text-3xl tabular">{value}</dd>
            </div>
          ))}
        </dl>
        <CouncilFilter
          cards={experts.map((expert) => ({
            name: expert.name,
            focus: expert.focus,
            card: <ExpertCard key={expert.name} expert={expert} />,
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
