import { createHash } from 'node:crypto'

import type { ReactNode } from 'react'

import { dayInWords } from '@/shared/evidence/claimWords'
import { DraftBanner } from '@/shared/ui/DraftBanner'
import { InlineText } from '@/shared/ui/InlineText'

import type { Measured } from '../content/evaluationKinds'
import { evaluations } from '../content/evaluations'
import { builtInLists, builtInRules } from '../content/safetyRules'
import { readWeightsOrigin } from '../content/weights'
import { wilsonInterval } from '../domain/safety/interval'
import { HowToReport } from './components/HowToReport'
import type { SafetyCaseTexts } from './queries'

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

/** Changes whenever a phrase or a word list that comes with the site does. */
const rulesVersion = createHash('sha256')
  .update(JSON.stringify([builtInRules, builtInLists]))
  .digest('hex')
  .slice(0, 12)

const headings = { heard: 'heard', 'false alarm': 'falseAlarm', found: 'found' } as const

type FiguresProps = { texts: SafetyCaseTexts; rows: readonly Measured[]; kind: Measured['kind']; measurement: string }

function Figures({ texts, rows, kind, measurement }: FiguresProps) {
  const own = rows.filter((row) => row.kind === kind)
  if (own.length === 0) return null
  const heading = texts[headings[kind]]
  const [messages, writtenBy, share, number] = texts.columns.map(({ name }) => name)
  // Said once where one hand wrote all of them.
  const writer = own.every(({ source }) => source === own[0]!.source) ? own[0]!.source : null
  return (
    <div tabIndex={0} role="region" aria-label={`${heading}, ${measurement}`} className="mt-6 overflow-x-auto">
      <table className="w-full text-left text-sm sm:min-w-md">
        <caption className="mb-2 text-left">
          <span className="font-serif text-xl">{heading}</span>
          {writer && (
            <span className="block max-w-measure text-sm text-soft-ink">
              {writtenBy}: {writer}
            </span>
          )}
        </caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="py-2 pr-4">
              {messages}
            </th>
            {!writer && (
              <th scope="col" className="hidden py-2 pr-4 sm:table-cell">
                {writtenBy}
              </th>
            )}
            <th scope="col" className="py-2 pr-4">
              {share}
            </th>
            <th scope="col" className="py-2">
              {number}
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
                  {!writer && <span className="mt-1 block font-normal text-soft-ink sm:hidden">{source}</span>}
                </th>
                {!writer && <td className="hidden py-2 pr-4 sm:table-cell">{source}</td>}
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

const filled = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces))

/** The newest measurement that has one, in a sentence. */
function Newest({ texts }: { texts: SafetyCaseTexts }) {
  const newest = evaluations.findLast(({ inWords }) => inWords)
  if (!newest?.inWords) return null
  const { need, ordinary, asked } = newest.inWords
  return (
    <p className="mt-4 max-w-measure text-lg">
      {filled(texts.newest, {
        day: dayInWords(newest.on),
        need: need.right,
        needOf: need.of,
        ordinary: ordinary.right,
        ordinaryOf: ordinary.of,
        asked: asked.right,
        askedOf: asked.of,
      })}
    </p>
  )
}

const summaryStyle = 'min-h-11 cursor-pointer py-3 font-semibold text-plum'

/** What only some want to know, as a list below its heading. */
function Folded({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <details className="border-t border-line">
      <summary className={summaryStyle}>{heading}</summary>
      <ul className="grid max-w-measure list-disc gap-2 pb-5 pl-6">{children}</ul>
    </details>
  )
}

/** Every measurement, the newest first, folded: for whoever compares. */
function AllMeasurements({ texts }: { texts: SafetyCaseTexts }) {
  return (
    <details className="border-t border-line">
      <summary className={summaryStyle}>{texts.allMeasurements}</summary>
      {evaluations.toReversed().map(({ on, weights, set, rows }) => {
        const measurement = set ?? `${texts.columns[3]?.name} = ${rows.reduce((sum, { of }) => sum + of, 0)}`
        const day = dayInWords(on)
        return (
          <details key={`${measurement} ${weights}`} className="border-t border-line">
            <summary className="min-h-11 cursor-pointer py-3 text-sm text-soft-ink hover:bg-leaf">
              <span className="inline-block max-w-measure">{filled(texts.measured, { day, which: measurement })}</span>
            </summary>
            <div className="pb-6">
              <Figures texts={texts} rows={rows} kind="heard" measurement={`${day}, ${measurement}`} />
              <Figures texts={texts} rows={rows} kind="false alarm" measurement={`${day}, ${measurement}`} />
              <Figures texts={texts} rows={rows} kind="found" measurement={`${day}, ${measurement}`} />
              <p className="mt-3 text-xs text-soft-ink">{weights}</p>
            </div>
          </details>
        )
      })}
    </details>
  )
}

type SafetyCaseScreenProps = {
  texts: SafetyCaseTexts
  preview: boolean
  /** The day on which editors last changed rules, answers or lines; null while that is not known. */
  safetyDay: string | null
  contactEmail: string | null
}

/** What anyone can check about the chat: what she is, how often she is right and wrong, and who looked. */
export function SafetyCaseScreen({ texts, preview, safetyDay, contactEmail }: SafetyCaseScreenProps) {
  const { version, trainedOn, heldOut } = readWeightsOrigin()
  return (
    <>
      {preview && <DraftBanner path="/safety/auntie" />}
      <div className="page-width max-w-3xl pt-10 pb-16 md:pt-14">
        <p className="caps">{texts.eyebrow}</p>
        <h1 className="mt-2">{texts.headline}</h1>
        <p className="mt-4 max-w-measure text-lg text-soft-ink">
          <InlineText>{texts.introduction}</InlineText>{' '}
          <strong>
            <InlineText>{texts.whoReviewed}</InlineText>
          </strong>
        </p>

        <h2 className="mt-10">{texts.figuresHeading}</h2>
        <Newest texts={texts} />
        <p className="mt-4 max-w-measure text-soft-ink">
          <InlineText>{texts.figures}</InlineText>
        </p>

        <h2 className="mt-10">{texts.stepsHeading}</h2>
        <ol className="mt-4 grid max-w-measure list-decimal gap-2 pl-6">
          {texts.steps.map((step) => (
            <li key={step}>
              <InlineText>{filled(step, { learned: trainedOn.toLocaleString('en-US') })}</InlineText>
            </li>
          ))}
        </ol>

        <div className="mt-10 border-b border-line">
          <AllMeasurements texts={texts} />
          <Folded heading={texts.measuringHeading}>
            {texts.measuring.map((rule) => (
              <li key={rule}>
                <InlineText>{rule}</InlineText>
              </li>
            ))}
          </Folded>
          <Folded heading={texts.versionsHeading}>
            <li>
              {filled(texts.rules, { version: rulesVersion })}
              {safetyDay && ` ${filled(texts.rulesChanged, { day: dayInWords(safetyDay) })}`}
            </li>
            <li>{filled(texts.weights, { version, heldOut: heldOut.toLocaleString('en-US') })}</li>
            {texts.reviews.map((review) => (
              <li key={review}>
                <InlineText>{review}</InlineText>
              </li>
            ))}
          </Folded>
        </div>

        <HowToReport texts={texts} contactEmail={contactEmail} />
      </div>
    </>
  )
}
