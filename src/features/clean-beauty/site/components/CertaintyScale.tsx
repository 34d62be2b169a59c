import { toAnchor } from '@/shared/lib/toSlug'

import { certaintyOf, certaintySteps } from '../../domain/score'
import type { IngredientView } from '../view'

/**
 * All ingredients at a glance, in the order of their entries; each leads to its entry. What has no place on the scale,
 * as it irritates and is no matter of hormones, has its rating in words instead of a mark.
 */
export function CertaintyScale({ ingredients, heading }: { ingredients: IngredientView[]; heading: string }) {
  if (ingredients.length === 0) return null
  return (
    <section aria-labelledby="certainty" data-mute>
      <h3 id="certainty" className="font-sans caps">
        {heading}
      </h3>
      {/* Each word stands over its place, on phones too. */}
      <div
        aria-hidden="true"
        className="mt-4 grid grid-cols-4 items-end text-center text-[0.8125rem] leading-tight hyphens-auto text-soft-ink max-[23rem]:hidden sm:ml-58 sm:text-sm"
      >
        {certaintySteps.map((step) => (
          <span key={step} className="px-0.5">
            {step}
          </span>
        ))}
      </div>
      <ol className="mt-2 border-t-[1.5px] border-ink">
        {ingredients.map(({ name, honestRating }) => (
          <li
            key={name}
            className="grid items-center gap-x-4 border-b border-line py-1 sm:min-h-13 sm:grid-cols-[13.5rem_1fr] sm:py-0"
          >
            <a
              href={`#${toAnchor(name)}`}
              className="inline-flex min-h-11 items-center py-1 font-serif text-lg leading-tight text-ink no-underline hover:underline"
            >
              {name}
            </a>
            <Certainty rating={honestRating} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Certainty({ rating }: { rating: string }) {
  const step = certaintyOf(rating)
  if (step === null) return <span className="pb-2 text-soft-ink first-letter:uppercase sm:pb-0">{rating}</span>
  return (
    <>
      {/* Marks without a line between them: neither an amount that fills up nor something to drag or to choose. */}
      <span aria-hidden="true" className="grid h-7 grid-cols-4 place-items-center max-[23rem]:hidden">
        {certaintySteps.map((word, index) =>
          index === step ? (
            <span
              key={word}
              className="size-3.5 rotate-45 border-[1.5px] border-ink bg-gold forced-colors:bg-[CanvasText]"
            />
          ) : (
            <span key={word} className="size-1.5 rotate-45 border border-edge" />
          ),
        )}
      </span>
      {/* On a small phone, or with large text, no column is wide enough for “Precautionary”. */}
      <span className="sr-only max-[23rem]:not-sr-only max-[23rem]:text-soft-ink max-[23rem]:first-letter:uppercase">
        {rating}
      </span>
    </>
  )
}
