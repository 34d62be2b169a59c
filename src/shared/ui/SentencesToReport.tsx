/** A sentence that rests on a source: its claim in the ledger, and how it begins. */
export type ReportableSentence = { claim: number; begins: string }

/** What the evidence room's island, brought by the route, sends when it is pressed. */
export function ReportSentence({ claim, begins }: ReportableSentence) {
  return (
    <button type="button" data-report-claim={claim} className="min-h-11 cursor-pointer underline noscript:hidden">
      Report this sentence<span className="sr-only">: {begins}</span>
    </button>
  )
}

type SentencesProps = { sentences: readonly ReportableSentence[]; folded: boolean }

/** What a list of sources bears, each with a button to report it. */
export function SentencesToReport({ sentences, folded }: SentencesProps) {
  if (sentences.length === 0) return null
  const list = (
    <ul className="border-l border-line pl-4">
      {sentences.map((sentence) => (
        <li key={sentence.claim} className="flex flex-wrap items-center gap-x-4">
          <span>“{sentence.begins}”</span>
          <ReportSentence {...sentence} />
        </li>
      ))}
    </ul>
  )
  return folded ? (
    <details className="mt-1.5 print:hidden noscript:hidden" data-mute>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-soft-ink underline">
        Report a sentence
      </summary>
      {list}
    </details>
  ) : (
    <div className="mt-4 print:hidden noscript:hidden" data-mute>
      <p className="mb-1 text-soft-ink">Something here not right?</p>
      {list}
    </div>
  )
}
