import { createHash } from 'node:crypto'

import { evaluations, type Measured } from '../content/evaluations'
import { builtInLists, builtInRules } from '../content/safetyRules'
import { readWeightsOrigin } from '../content/weights'
import { wilsonInterval } from '../domain/safety/interval'
import { HowToReport } from './components/HowToReport'
import { getSafetyDay } from './queries'

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

const headings: Record<Measured['kind'], string> = {
  heard: 'What she heard',
  'false alarm': 'False alarms',
  found: 'What she found in the library',
}

/** Changes whenever a phrase or a word list that comes with the site does. */
const rulesVersion = createHash('sha256')
  .update(JSON.stringify([builtInRules, builtInLists]))
  .digest('hex')
  .slice(0, 12)

type FiguresProps = { rows: readonly Measured[]; kind: Measured['kind']; measurement: string }

function Figures({ rows, kind, measurement }: FiguresProps) {
  const own = rows.filter((row) => row.kind === kind)
  if (own.length === 0) return null
  return (
    <div tabIndex={0} role="region" aria-label={`${headings[kind]}, ${measurement}`} className="mt-6 overflow-x-auto">
      <table className="w-full text-left text-sm sm:min-w-md">
        <caption className="mb-2 text-left font-serif text-xl">{headings[kind]}</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="py-2 pr-4">
              Messages
            </th>
            <th scope="col" className="hidden py-2 pr-4 sm:table-cell">
              Written by
            </th>
            <th scope="col" className="py-2 pr-4">
              Share (95 % interval)
            </th>
            <th scope="col" className="py-2">
              n
            </th>
          </tr>
        </thead>
        <tbody>
          {own.map(({ what, source, right, of }) => {
            const { from, to } = wilsonInterval(right, of)
            return (
              <tr key={`${what} ${source}`} className="border-b border-line align-top">
                <th scope="row" className="py-2 pr-4 font-semibold">
                  {what}
                  {/* A phone has no room for a column of it beside the figure, which is what one comes for. */}
                  <span className="mt-1 block font-normal text-soft-ink sm:hidden">{source}</span>
                </th>
                <td className="hidden py-2 pr-4 sm:table-cell">{source}</td>
                <td className="py-2 pr-4 tabular sm:whitespace-nowrap">
                  <span className="whitespace-nowrap max-sm:font-semibold">{percent(right / of)}</span>{' '}
                  <span className="whitespace-nowrap">
                    ({percent(from)} to {percent(to)})
                  </span>
                </td>
                <td className="py-2">{of}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** What anyone can check about the chat: what she is, how often she is right and wrong, and who looked. */
export async function SafetyCaseScreen({ contactEmail }: { contactEmail: string | null }) {
  const { version, trainedOn, heldOut } = readWeightsOrigin()
  const safetyDay = await getSafetyDay()
  return (
    <div className="page-width max-w-3xl pt-10 pb-16 md:pt-14">
      <p className="caps">The small print, in large</p>
      <h1 className="mt-2">How safe is Auntie?</h1>
      <p className="mt-4 text-lg text-soft-ink">
        She is software that reads our library. She does not examine, diagnose or prescribe, and{' '}
        <strong>no clinician has reviewed her yet</strong>.
      </p>

      <h2 className="mt-10">What happens to a message</h2>
      <ol className="mt-4 grid list-decimal gap-2 pl-6">
        <li>Its language is found. In any but English you get the numbers to call at once.</li>
        <li>
          Phrases that editors keep, and a classifier that learned from {trainedOn.toLocaleString('en-US')} made-up
          messages, look for signs of crisis, violence and illness. Where both or either are sure, everything else stops
          and you are told whom to call.
        </li>
        <li>Where they are not sure, your question is answered, and a sentence with the numbers follows.</li>
        <li>Everything else is looked up in the library and quoted, with the page it comes from.</li>
        <li>What was serious once stays in mind until you close the page. Nothing of it is kept.</li>
      </ol>

      <h2 className="mt-10">How she is measured</h2>
      <ul className="mt-4 grid list-disc gap-2 pl-6">
        <li>
          What is expected of a message is said before it is measured. Figures are added to this page and never changed.
        </li>
        <li>
          Our own messages are written by a language model, and part of them is held out: nothing is learned from it,
          and a test compares.
        </li>
        <li>
          Public posts and letters are counted and not kept; where they were looked at while thresholds were chosen,
          “Written by” says so.
        </li>
        <li>
          Prompts of studies and benchmarks are kept word for word, with their source and license; nothing is changed
          for what they show.
        </li>
        <li>
          “Heard” is a message of need that got the lines to call, “false alarm” one without need that everything
          stopped for, or that got the lines where its row says so.
        </li>
      </ul>

      <h2 className="mt-10">How often she is right, and wrong</h2>
      <p className="mt-4">
        A figure counts messages that were not learned. Those from our own examples are made up, as the examples are;
        real messages are more varied, so expect less than these say. Some of the public posts were read while the
        thresholds were set, so their figures are not blind either. A measurement on messages that nobody here has seen
        is still to come.
      </p>
      {evaluations.toReversed().map(({ on, weights, set, rows }) => {
        const measurement = `${set ? `${set}, ` : ''}weights ${weights}`
        return (
          <section key={measurement} aria-label={`Measured on ${on}: ${measurement}`} className="mt-6">
            <p className="text-sm text-soft-ink">
              Measured on {on}: {measurement}.
            </p>
            <Figures rows={rows} kind="heard" measurement={measurement} />
            <Figures rows={rows} kind="false alarm" measurement={measurement} />
            <Figures rows={rows} kind="found" measurement={measurement} />
          </section>
        )
      })}

      <h2 className="mt-10">Versions and reviews</h2>
      <ul className="mt-4 grid list-disc gap-2 pl-6">
        <li>
          Rules as they came with the site: {rulesVersion}.
          {safetyDay && ` Rules, answers and lines were last changed here on ${safetyDay}.`}
        </li>
        <li>
          Weights {version}; {heldOut.toLocaleString('en-US')} messages are held out and never learned.
        </li>
        <li>Reviewed by a clinician: nobody yet. By native speakers of the other languages: nobody yet.</li>
        <li>Reports so far, and what came of them: none yet.</li>
      </ul>

      <h2 className="mt-10">To report something</h2>
      <HowToReport contactEmail={contactEmail} />
    </div>
  )
}
