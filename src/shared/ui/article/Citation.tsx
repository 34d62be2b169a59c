/** What a text needs to number its citations: reference id → number, and which numbers were shown already. */
export type Numbering = { numbers: ReadonlyMap<number, number>; cited: Set<number> }

const idOf = (relation: unknown) =>
  typeof relation === 'object' && relation !== null && 'id' in relation ? relation.id : relation

type CitationProps = {
  reference: unknown
  /** Where in the source: "table 2". */
  locator?: string | null
  /** What to know before trusting its sentence. */
  notice?: string | null
  /** Whether it stands right behind another. */
  next: boolean
}

/** The raised number of a source, leading to it. Nothing for a reference that the text does not list. */
export function Citation({ reference, locator, notice, next, numbers, cited }: CitationProps & Numbering) {
  const number = numbers.get(Number(idOf(reference)))
  if (!number) return null
  const first = !cited.has(number)
  cited.add(number)
  const mark = (
    <sup data-mute className="ml-0.5 text-[0.68em] leading-none font-bold whitespace-nowrap">
      {next && '\u2009'}
      <a
        href={`#source-${number}`}
        id={first ? `cited-${number}` : undefined}
        aria-label={`Source ${number}${locator ? `, ${locator}` : ''}`}
        className="-m-1 p-1 no-underline hover:underline print:text-ink"
      >
        {number}
      </a>
    </sup>
  )
  return notice ? (
    <>
      {mark} <small className="text-rose">({notice})</small>
    </>
  ) : (
    mark
  )
}
