type ChoiceProps = {
  type: 'radio' | 'checkbox'
  name: string
  label: string
  checked: boolean
  onChange: () => void
}

/** One answer as a row that is pressed as a whole. */
export function Choice({ type, name, label, checked, onChange }: ChoiceProps) {
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-4 border-b border-line px-4 py-2 transition-colors duration-200 last:border-b-0 hover:bg-leaf has-checked:bg-leaf has-checked:outline-2 has-checked:-outline-offset-2 has-checked:outline-plum has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum">
      <input
        type={type}
        name={name}
        checked={checked}
        onChange={onChange}
        className="size-5 shrink-0 accent-plum outline-none"
      />
      <span>{label}</span>
    </label>
  )
}
