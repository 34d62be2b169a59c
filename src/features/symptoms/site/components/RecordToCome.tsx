/**
 * The outlines of a record that is on its way, where one was shown the last time (`expectedRecord.ts`): as high as a
 * window, for what stands below it would be read, and pushed. Right behind the record, as its sibling.
 */
export function RecordToCome() {
  return (
    <div
      aria-hidden="true"
      className="hidden h-dvh overflow-hidden pt-10 not-print:[[data-diary]_&:not([data-record]~*)]:block"
    >
      <div className="page-width animate-pulse *:block">
        <span className="h-4 w-44 bg-leaf" />
        <span className="mt-2 h-9 w-64 max-w-full bg-leaf" />
        <span className="mt-3 h-5 w-96 max-w-full bg-leaf" />
        <span className="mt-6 h-12 w-72 max-w-full rounded-full border-[1.5px] border-line" />
        <span className="mt-8 h-7 w-72 max-w-full bg-leaf" />
        {[0, 1, 2].map((line) => (
          <span key={line} className="mt-4 max-w-measure border-t border-line pt-3">
            <span className="block h-5 w-2/5 bg-leaf" />
            <span className="mt-2 block h-5 bg-leaf" />
            <span className="mt-2 block h-5 w-4/5 bg-leaf" />
          </span>
        ))}
      </div>
    </div>
  )
}
