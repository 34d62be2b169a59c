export type Repeated = { name: string; email: string; message: string }

type RepeatedRecipientsProps = {
  repeated: Repeated[]
  named: ReadonlySet<string>
  onName: (named: ReadonlySet<string>) => void
}

/** Whoever had the email within a year, or has it in the outbox, gets it again only when named, one by one. */
export function RepeatedRecipients({ repeated, named, onName }: RepeatedRecipientsProps) {
  if (repeated.length === 0) return null
  return (
    <fieldset className="mt-5 max-w-xl border border-line p-4">
      <legend className="px-2 font-serif text-lg">Written to already</legend>
      <p className="text-sm">Leave them out above, or tick whom you mean to write to once more.</p>
      {repeated.map(({ name, email, message }) => (
        <label key={email} className="mt-3 flex items-baseline gap-3">
          <input
            type="checkbox"
            checked={named.has(email)}
            onChange={({ target }) => {
              const next = new Set(named)
              if (target.checked) next.add(email)
              else next.delete(email)
              onName(next)
            }}
          />
          <span>
            <strong>{name}</strong>. {message}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
