const places = [1, 2, 3]

/** Three empty cards while the stacks are on their way. */
export function StacksPlaceholder() {
  return (
    <div role="status">
      <p className="sr-only">Loading the stacks…</p>
      <ul aria-hidden="true" className="grid border-t border-l border-line lg:grid-cols-3">
        {places.map((place) => (
          <li key={place} className="h-80 animate-pulse space-y-5 border-r border-b border-line p-8">
            <div className="h-3 w-16 bg-leaf" />
            <div className="h-7 w-2/3 bg-leaf" />
            <div className="h-24 bg-leaf" />
          </li>
        ))}
      </ul>
    </div>
  )
}
