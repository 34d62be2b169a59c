import { QrCode } from '@/shared/ui/QrCode'

import type { OwnKeyTexts } from '../../content/ownKeyTexts'

type KeySheetProps = { texts: OwnKeyTexts; words: readonly string[]; site: string }

/** The sheet to print or copy by hand: 24 numbered words, and the same as a code for a camera. */
export function KeySheet({ texts, words, site }: KeySheetProps) {
  return (
    <div className="border border-line p-4 sm:p-6">
      <p className="font-serif text-xl">{texts.keyTitle}</p>
      <p className="mt-1 text-sm text-soft-ink">{site}</p>
      <ol className="mt-4 grid list-none grid-cols-2 gap-x-4 sm:grid-cols-3 sm:gap-x-6 print:grid-cols-3 large-text:grid-cols-1">
        {words.map((word, index) => (
          // A word may stand twice; the list never changes.
          <li key={index} className="flex items-baseline gap-2 border-b border-line py-1.5 sm:gap-3">
            <span className="w-6 shrink-0 text-right text-sm text-soft-ink tabular">{index + 1}</span>
            <span className="font-semibold" translate="no">
              {word}
            </span>
          </li>
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap items-center gap-5">
        <QrCode text={words.join(' ')} label={texts.codeLabel} width={180} />
        <p className="max-w-64 text-sm text-soft-ink">{texts.keyNote}</p>
      </div>
    </div>
  )
}
