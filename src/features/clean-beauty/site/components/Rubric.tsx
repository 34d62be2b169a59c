import { rubric } from '../../domain/score'
import type { CleanBeautyTexts } from '../../content/cleanBeautyTexts'

/** The points behind the scores, so that visitors can score their own products. */
export function Rubric({ texts }: { texts: CleanBeautyTexts }) {
  return (
    <section aria-labelledby="rubric">
      <h3 id="rubric" className="font-sans caps">
        {texts.rubricHeading}
      </h3>
      <p className="mt-2 max-w-measure text-soft-ink">{texts.rubricText}</p>
      <table className="mt-4 w-full text-left">
        <thead className="sr-only">
          <tr>
            <th scope="col">On the label</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody className="border-t-[1.5px] border-ink">
          {rubric.map(({ id, points }, index) => (
            <tr key={id} className="border-b border-line">
              <td className="py-2.5 pr-4">{texts.rubric[index]?.text}</td>
              <td className="py-2.5 text-right font-serif text-xl tabular">{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
