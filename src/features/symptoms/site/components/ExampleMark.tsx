/** Says that a number is made up. */
export function ExampleMark() {
  return (
    <span className="inline-block rounded-full border border-dashed border-edge px-2.5 py-0.5 text-xs font-semibold text-soft-ink">
      Example
    </span>
  )
}

/** Says that a number is the visitor's own. */
export function OwnMark() {
  return (
    <span className="inline-block rounded-full border border-sage px-2.5 py-0.5 text-xs font-semibold text-sage">
      Yours
    </span>
  )
}
