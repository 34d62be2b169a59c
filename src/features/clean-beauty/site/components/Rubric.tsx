import { rubric } from '../../domain/score'

/** The points behind the scores, so that anybody can score what stands in her own bathroom. */
export function Rubric() {
  return (
    <section aria-labelledby="rubric" className="mt-10 max-w-measure">
      <h3 id="rubric" className="text-2xl">
        How the points are given
      </h3>
      <p className="mt-2 text-soft-ink">
        A hundred points for what can be read on any label. They say how much a label tells and spares you, not how safe
        a thing is; score your own shelf with them. A brand listed here by name has its score from the app.
      </p>
      <table className="mt-4 w-full text-left">
        <thead className="sr-only">
          <tr>
            <th scope="col">On the label</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody className="border-t-[1.5px] border-ink">
          {rubric.map(({ id, points, text }) => (
            <tr key={id} className="border-b border-line">
              <td className="py-2.5 pr-4">{text}</td>
              <td className="py-2.5 text-right font-serif text-xl tabular">{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
