import { DraftBanner } from '@/shared/ui/DraftBanner'
import { SiteLink } from '@/shared/ui/SiteLink'

import { councilStats } from '../domain/perspectives'
import { ExpertCard } from './components/ExpertCard'
import { CouncilFilter } from './islands/CouncilFilter.island'
import type { CouncilTexts } from './queries'
import type { ExpertView } from './view'

type CouncilProps = { experts: ExpertView[]; texts: CouncilTexts; preview: boolean }

export function CouncilScreen({ experts, texts, preview }: CouncilProps) {
  const counted = councilStats(experts)
  const stats: { label: string; value: string; note?: string }[] = [
    { label: texts.expertsLabel, value: String(counted.experts) },
    { label: texts.booksLabel, value: String(counted.books) },
    ...(texts.reach ? [{ label: texts.reachLabel, value: texts.reach, note: texts.reachNote }] : []),
    { label: texts.approachesLabel, value: String(counted.approaches) },
  ]
  return (
    <>
      {preview && <DraftBanner path="/wisdom-council" />}
      <div className="page-width pt-6 pb-6 md:pt-12">
        <header className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.1fr] lg:items-end">
          <h1 className="lg:text-6xl">{texts.headline}</h1>
          <div>
            <p className="max-w-measure text-lg">
              {texts.introduction} <span className="slanted">{texts.introductionEnd}</span>
            </p>
            <p className="mt-3 max-w-measure text-sm text-soft-ink">
              {texts.notice} {texts.portraitNote}
            </p>
          </div>
        </header>
        {/* On a phone one below the other, their numbers in a column: four of such lengths wrap like a heap. */}
        <dl className="mt-6 mb-8 grid gap-x-8 gap-y-1 border-y border-line py-3 text-sm sm:flex sm:flex-wrap">
          {stats.map(({ label, value, note }) => (
            <div key={label} className="flex flex-row-reverse items-baseline justify-end gap-2.5 sm:gap-1.5">
              <dt className="min-w-0 text-soft-ink">
                {label}
                {note && <span className="sm:ml-1"> ({note})</span>}
              </dt>
              <dd className="font-serif text-lg tabular max-sm:min-w-12 max-sm:text-right">{value}</dd>
            </div>
          ))}
        </dl>
        <CouncilFilter
          texts={{ perspectives: texts.perspectives, nobody: texts.nobody }}
          cards={experts.map((expert, index) => ({
            name: expert.name,
            focus: expert.focus,
            card: <ExpertCard texts={texts} key={expert.name} expert={expert} index={index} />,
          }))}
        />
        <section aria-labelledby="cultures" className="mt-14">
          <h2 id="cultures" className="text-2xl">
            {texts.olderHeading}
          </h2>
          <p className="mt-3 max-w-measure text-soft-ink">{texts.olderText}</p>
          <ul className="mt-6 flex flex-wrap gap-3">
            {texts.culturesLinks.map(({ label, href }) => (
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
