type SelectedSignsProps = { signs: readonly { id: string; title: string; text: string }[] }

/** What she selected, in words: the number alone tells a doctor nothing. */
export function SelectedSigns({ signs }: SelectedSignsProps) {
  return (
    <section aria-labelledby="selected-signs" className="mt-10">
      <h2 id="selected-signs" className="text-2xl">
        What you selected
      </h2>
      <ul className="mt-4 grid gap-x-10 border-t border-line md:grid-cols-2 print:grid-cols-2">
        {signs.map(({ id, title, text }) => (
          <li key={id} className="break-inside-avoid border-b border-line py-3">
            <span className="font-semibold">{title}.</span> <span className="text-soft-ink">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
