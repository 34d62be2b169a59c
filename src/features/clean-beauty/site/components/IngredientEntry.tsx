import clsx from 'clsx'

import { toAnchor } from '@/shared/lib/toSlug'
import { CitedText } from '@/shared/ui/CitedText'
import { ShortSources } from '@/shared/ui/ShortSources'

import type { IngredientView } from '../view'
import type { CleanBeautyTexts } from '../../content/cleanBeautyTexts'

function List({ title, entries }: { title: string; entries: string[] }) {
  if (entries.length === 0) return null
  return (
    <div className="break-inside-avoid">
      <h4 className="font-sans caps">{title}</h4>
      <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-marigold">
        {entries.map((entry) => (
          <li key={entry} className="first-letter:uppercase">
            {entry}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What folds below an ingredient: browsers open it for a search in the page, and on paper it stands open. */
const foldClass = 'print:details-content:[content-visibility:visible]'
const summaryClass = 'min-h-11 cursor-pointer py-2.5'

/** One ingredient: its name, its rating and why; folded below, what it does, where it is found, what to do, and sources. */
export function IngredientEntry({ ingredient, texts }: { ingredient: IngredientView; texts: CleanBeautyTexts }) {
  const { name, honestRating, alsoListedAs, found, hormoneEffect, perimenopauseImpact } = ingredient
  const id = toAnchor(name)
  return (
    <li
      id={id}
      className="grid gap-x-16 border-t border-line py-5 last:pb-0 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)] lg:grid-rows-[repeat(3,auto)_1fr] lg:py-8"
    >
      <header className="mb-4 lg:row-span-4">
        <h3 className="text-2xl">{name}</h3>
        <p className="mt-3 border-l-4 border-marigold pl-3 font-semibold first-letter:uppercase">{honestRating}</p>
        {alsoListedAs.length > 0 && (
          <p className="mt-3 text-sm text-soft-ink">
            {texts.onLabels} {alsoListedAs.join(', ')}
          </p>
        )}
      </header>
      <div className="w-fit bg-leaf px-5 py-4 lg:w-auto">
        <h4 className="font-sans caps">{texts.certaintyHeading}</h4>
        <p className="mt-1 max-w-measure">
          <CitedText under={id}>{ingredient.evidenceNote}</CitedText>
        </p>
      </div>
      {/* A browser may have opened it for the address before the scripts came. */}
      <details data-unfold suppressHydrationWarning className={clsx(foldClass, 'mt-2')}>
        <summary data-mute className={clsx(summaryClass, 'font-semibold text-plum print:hidden')}>
          {texts.hormonesHeading} · {texts.insteadHeading}
          <span className="sr-only">: {name}</span>
        </summary>
        <div className="space-y-5 pt-2 pb-5 print:pt-4">
          <div>
            <h4 className="font-sans caps">{texts.hormonesHeading}</h4>
            <p className="mt-1 max-w-measure">
              <CitedText under={id}>{hormoneEffect}</CitedText>
            </p>
          </div>
          <div>
            <h4 className="font-sans caps">{texts.perimenopauseHeading}</h4>
            <p className="mt-1 max-w-measure">
              <CitedText under={id}>{perimenopauseImpact}</CitedText>
            </p>
          </div>
          <div className="grid gap-6 md:grid-cols-3">
            <List title={texts.foundHeading} entries={found} />
            <List title={texts.insteadHeading} entries={ingredient.alternatives} />
            <List title={texts.avoidHeading} entries={ingredient.avoidance} />
          </div>
        </div>
      </details>
      <details data-mute suppressHydrationWarning className={foldClass}>
        <summary className={clsx(summaryClass, 'text-sm text-soft-ink')}>
          {texts.sources} ({ingredient.sources.length})<span className="sr-only"> for {name}</span>
        </summary>
        <div className="mt-2 max-w-measure pb-3">
          <ShortSources sources={ingredient.sources} under={id} />
        </div>
      </details>
    </li>
  )
}
