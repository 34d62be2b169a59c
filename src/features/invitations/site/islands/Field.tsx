import { useId, type ComponentProps } from 'react'

type FieldProps = ComponentProps<'input'> & {
  label: string
  hint?: string
  /** What is wrong, in words; shown beside the field. */
  error?: string
}

/** A labelled field with its error beneath. */
export function Field({ label, hint, error, ...input }: FieldProps) {
  const id = useId()
  const told = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="caps">
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={told || undefined}
        className="mt-2 min-h-12 w-full border-[1.5px] border-edge bg-paper px-4 text-lg aria-invalid:border-rose"
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-soft-ink">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-rose">
          {error}
        </p>
      )}
    </div>
  )
}
