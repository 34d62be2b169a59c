import { toSlug } from '@/shared/lib/toSlug'
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

/** One ingredient: purpose, evidence and alternatives. */
export function IngredientEntry({ ingredient, texts }: { ingredient: IngredientView; texts: CleanBeautyTexts }) {
  const { name, honestRating, alsoListedAs, found, hormoneEffect, perimenopauseImpact } = ingredient
  const id = toSlug(name)
  return (
    <li
      id={id}
      className="grid gap-x-12 gap-y-6 border-t border-line py-9 last:pb-0 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <header>
        <h3 className="text-2xl">{name}</h3>
        <p className="mt-3 border-l-4 border-marigold pl-3 font-semibold first-letter:uppercase">{honestRating}</p>
        {alsoListedAs.length > 0 && (
          <p className="mt-3 text-sm text-soft-ink">
            {texts.onLabels} {alsoListedAs.join(', ')}
          </p>
        )}
      </header>
      <div className="space-y-6">
        <div className="space-y-5">
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
          <div className="w-fit bg-leaf p-5">
            <h4 className="font-sans caps">{texts.certaintyHeading}</h4>
            <p className="mt-1 max-w-measure">
              <CitedText under={id}>{ingredient.evidenceNote}</CitedText>
            </p>
          </div>
        </div>
        <div className="grid gap-6 md:grid-cols-3">
          <List title={texts.foundHeading} entries={found} />
          <List title={texts.insteadHeading} entries={ingredient.alternatives} />
          <List title={texts.avoidHeading} entries={ingredient.avoidance} />
        </div>
        <details data-mute>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-plum underline underline-offset-4">
            {texts.sources} ({ingredient.sources.length})<span className="sr-only"> for {name}</span>
          </summary>
          <div className="mt-2 max-w-measure">
            <ShortSources sources={ingredient.sources} under={id} />
          </div>
        </details>
      </div>
    </li>
  )
}
