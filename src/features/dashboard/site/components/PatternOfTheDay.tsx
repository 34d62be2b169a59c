import { helpNowHeading, type RedFlag } from '@/shared/lib/redFlags'
import { toAnchor } from '@/shared/lib/toSlug'
import { AlertIcon, ChevronDownIcon, LeafIcon } from '@/shared/ui/art/icons'
import { CitedText } from '@/shared/ui/CitedText'
import { RedFlagList } from '@/shared/ui/RedFlagList'
import { ShortSources, type ShortSource } from '@/shared/ui/ShortSources'
import { SiteLink } from '@/shared/ui/SiteLink'

import { OfTheDay } from '../islands/OfTheDay.island'
import { formatSymptom, type PatternView } from '../view'
import type { DashboardTexts } from '../../content/dashboardTexts'

/** A symptom-related thought and its reframe. */
export type Reframe = { symptom: string; oldThought: string; text: string; tryThis: string; sources: ShortSource[] }

const bothOf = <Entry,>(one: Entry[] = [], other: Entry[] = []) => [...new Set([...one, ...other])]

/** Each source once, as a card and its reframes may cite the same, with what the ledger knows of both. */
function withoutTwins(sources: ShortSource[]): ShortSource[] {
  const byTitle = new Map<string, ShortSource>()
  for (const source of sources) {
    const twin = byTitle.get(source.title)
    const checked = bothOf(twin?.checked ? [twin.checked] : [], source.checked ? [source.checked] : []).join(' ')
    byTitle.set(source.title, {
      ...source,
      places: bothOf(twin?.places, source.places),
      checked,
      notices: bothOf(twin?.notices, source.notices),
      sentences: bothOf(twin?.sentences, source.sentences),
      report: source.report ?? twin?.report,
    })
  }
  return [...byTitle.values()]
}

/** A thought and its reframe. */
export function ReframedThought({ texts, reframe }: { texts: DashboardTexts; reframe: Reframe }) {
  return (
    <div className="border-l-[3px] border-marigold pl-5">
      <p className="text-sm text-soft-ink">
        {texts.thought} <q>{reframe.oldThought}</q>
      </p>
      <p className="mt-1 font-serif text-xl leading-snug">{reframe.text}</p>
      {reframe.tryThis && <p className="mt-1.5">{reframe.tryThis}</p>}
    </div>
  )
}

type SignsProps = { heading: string; flags: readonly RedFlag[]; className: string }

function Signs({ heading, flags, className }: SignsProps) {
  if (flags.length === 0) return null
  return (
    <div className={className}>
      <h4 className="flex items-center gap-2 font-sans text-base font-semibold text-rose">
        <AlertIcon size={20} />
        {heading}
      </h4>
      <RedFlagList flags={flags} />
    </div>
  )
}

type PatternProps = {
  texts: DashboardTexts
  pattern: PatternView
  /** Those of its symptoms: one a day, so that a card that comes round does so with another thought. */
  reframes: Reframe[]
  preview: boolean
}

export function PatternOfTheDay({ texts, pattern, reframes, preview }: PatternProps) {
  const { title, symptoms, whatItOftenMeans, tryFirst, redFlags, modules } = pattern
  const id = toAnchor(title)
  const sources = withoutTwins([...pattern.sources, ...reframes.flatMap((reframe) => reframe.sources)])
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 sm:grid-cols-2 sm:grid-rows-[auto_auto_1fr] lg:grid-cols-3 lg:grid-rows-none lg:gap-x-14">
      <div className="sm:col-span-2 lg:col-span-1">
        <h3 className="text-2xl">{title}</h3>
        <p className="mt-1 text-sm text-soft-ink first-letter:uppercase">{symptoms.map(formatSymptom).join(' · ')}</p>
        <p className="mt-3">
          <CitedText under={id}>{whatItOftenMeans}</CitedText>
        </p>
        {/* Above what is worth trying: nobody tries anything first with these. */}
        <Signs
          heading={helpNowHeading}
          flags={redFlags.filter(({ urgency }) => urgency === 'now')}
          className="mt-5 border-[1.5px] border-rose px-5 py-4"
        />
      </div>
      <div>
        <h4 className="flex items-center gap-2 font-sans text-base font-semibold text-sage">
          <LeafIcon size={20} />
          {texts.tryFirst}
        </h4>
        <ul className="mt-2 border-t border-line">
          {tryFirst.map((line) => (
            <li key={line} className="border-b border-line py-2">
              {line}
            </li>
          ))}
        </ul>
      </div>
      {/* Beside what to try and another way to think on middle screens, whatever their lengths; below both on wide ones. */}
      <Signs
        heading={texts.seeClinician}
        flags={redFlags.filter(({ urgency }) => urgency !== 'now')}
        className="sm:row-span-2 lg:col-span-3 lg:row-span-1 lg:[&>ul]:grid lg:[&>ul]:max-w-none lg:[&>ul]:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] lg:[&>ul]:gap-x-14 lg:[&>ul]:gap-y-4 lg:[&>ul>li]:m-0"
      />
      {reframes.length > 0 && (
        <div className="sm:col-start-1 sm:row-start-3 lg:col-start-3 lg:row-start-1">
          <OfTheDay
            preview={preview}
            nth={0}
            things={reframes.map((reframe) => (
              <ReframedThought key={reframe.symptom} texts={texts} reframe={reframe} />
            ))}
          />
        </div>
      )}
      <div className="sm:col-span-2 lg:col-span-3 lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-10">
        {modules.length > 0 && (
          <p className="max-w-measure">
            {texts.toRead}{' '}
            {modules.map(({ slug, title }, index) => (
              <span key={slug}>
                {index > 0 && ', '}
                <SiteLink href={`/education/${slug}`}>{title}</SiteLink>
              </span>
            ))}
          </p>
        )}
        <details className="group mt-3 lg:mt-0 lg:open:basis-full">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-sm font-semibold text-plum [&::-webkit-details-marker]:hidden">
            {texts.sources}
            <ChevronDownIcon size={16} className="transition-transform duration-200 group-open:rotate-180" />
          </summary>
          <div className="mt-2">
            <ShortSources sources={sources} under={id} />
          </div>
        </details>
      </div>
    </article>
  )
}
