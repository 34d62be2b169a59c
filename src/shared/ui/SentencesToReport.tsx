import type { ReportTexts } from '@/shared/evidence/claimWords'

/** A sentence that rests on a source: its claim in the ledger, and how it begins. */
export type ReportableSentence = { claim: number; begins: string }

/** What the evidence room's island, brought by the route, sends when it is pressed. */
export function ReportSentence({ texts, claim, begins }: ReportableSentence & { texts: ReportTexts }) {
  return (
    <button
      type="button"
      data-report-claim={claim}
      data-reported={texts.reportDone}
      className="min-h-11 cursor-pointer underline noscript:hidden"
    >
      {texts.reportButton}
      <span className="sr-only">: {begins}</span>
    </button>
  )
}

type SentencesProps = { texts: ReportTexts | undefined; sentences: readonly ReportableSentence[]; folded: boolean }

/** What a list of sources bears, each with a button to report it. */
export function SentencesToReport({ texts, sentences, folded }: SentencesProps) {
  if (!texts || sentences.length === 0) return null
  const list = (
    <ul className="border-l border-line pl-4">
      {sentences.map((sentence) => (
        <li key={sentence.claim} className="flex flex-wrap items-center gap-x-4">
          <span>“{sentence.begins}”</span>
          <ReportSentence texts={texts} {...sentence} />
        </li>
      ))}
    </ul>
  )
  return folded ? (
    <details className="mt-1.5 print:hidden noscript:hidden" data-mute>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-soft-ink underline">
        {texts.reportFold}
      </summary>
      {list}
    </details>
  ) : (
    <div className="mt-4 print:hidden noscript:hidden" data-mute>
      <p className="mb-1 text-soft-ink">{texts.reportHeading}</p>
      {list}
    </div>
  )
}
