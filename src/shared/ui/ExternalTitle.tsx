import { ExternalIcon } from './art/icons'

/** A longer word has to break on a narrow phone (characters). */
const unbroken = 16

/** The title of a page elsewhere, with its mark beside the last word: alone on a line it would belong to nothing. */
export function ExternalTitle({ title, size }: { title: string; size: number }) {
  const cut = title.lastIndexOf(' ') + 1
  const last = title.slice(cut)
  return (
    <>
      {title.slice(0, cut)}
      <span className={last.length <= unbroken ? 'whitespace-nowrap' : undefined}>
        {last}
        <ExternalIcon size={size} className="ml-1 inline align-[-0.1em] print:hidden" />
      </span>
      <span className="sr-only"> (opens in a new tab)</span>
    </>
  )
}
