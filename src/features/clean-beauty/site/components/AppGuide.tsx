import type { CleanBeautyTexts } from '../../content/cleanBeautyTexts'

/** Of the ranges of a score, in their order. */
const colorClasses = ['text-sage', 'text-ink', 'text-rose']

export function AppGuide({ texts }: { texts: CleanBeautyTexts }) {
  return (
    <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <ol className="border-t border-line">
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
      <div className="self-start bg-leaf p-6">
        <h3 className="text-xl">{texts.colorsHeading}</h3>
        <dl className="mt-4 divide-y divide-line">
          {texts.colors.map(({ range, word }, index) => (
            <div key={range} className="flex justify-between gap-4 py-3">
              <dt className="tabular">{range}</dt>
              <dd className={`font-semibold ${colorClasses[index]}`}>{word}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-soft-ink">{texts.colorsNote}</p>
      </div>
    </div>
  )
}
