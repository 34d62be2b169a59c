import type { CleanBeautyTexts } from '../../content/cleanBeautyTexts'

/** Of the ranges of a score, in their order. */
const colorClasses = ['text-sage', 'text-ink', 'text-rose']

/** The steps of reading a label with an app. */
export function AppGuide({ texts }: { texts: CleanBeautyTexts }) {
  return (
    <ol className="grid gap-x-12 border-t border-line lg:grid-cols-2">
      {texts.guideSteps.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[3rem_1fr] border-b border-line py-6">
          <span aria-hidden="true" className="font-serif text-2xl text-marigold tabular">
            {index + 1}
          </span>
          <div>
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 max-w-measure">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** What a score's colour means. */
export function ScoreColors({ texts }: { texts: CleanBeautyTexts }) {
  return (
    <div>
      <h3 className="font-sans caps">{texts.colorsHeading}</h3>
      <dl className="mt-4 border-t-[1.5px] border-ink">
        {texts.colors.map(({ range, word }, index) => (
          <div key={range} className="flex items-baseline justify-between gap-4 border-b border-line py-3">
            <dt className="font-serif text-xl tabular">{range}</dt>
            <dd className={`font-semibold ${colorClasses[index]}`}>{word}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-soft-ink">{texts.colorsNote}</p>
    </div>
  )
}
