import clsx from 'clsx'
import { useId, type ReactNode } from 'react'

import { Choice } from '@/shared/ui/Choice'

type ChoiceGroupProps<Value extends string | number> = {
  legend: string
  name: string
  choices: readonly { value: Value; label: string }[]
  value: Value | undefined
  onChange: (value: Value) => void
  /** Focused by the form when the answer is missing. */
  inputRef?: (input: HTMLInputElement | null) => void
  problem?: string
  hint?: string
  /** Drawn above an option's label. */
  picture?: (value: Value) => ReactNode
  className?: string
}

/** A single choice as large buttons: native radio buttons, for arrow keys and screen readers. */
export function ChoiceGroup<Value extends string | number>(props: ChoiceGroupProps<Value>) {
  const { legend, name, choices, value, onChange, inputRef, problem, hint, picture, className } = props
  const notes = useId()
  return (
    <fieldset role="radiogroup" aria-describedby={notes} aria-invalid={problem !== undefined || undefined}>
      <legend className="font-serif text-xl">{legend}</legend>
      <div className={clsx('mt-3 grid gap-1.5 sm:gap-2', className)}>
        {choices.map((choice, index) => (
          <Choice
            key={choice.value}
            type="radio"
            variant="box"
            name={name}
            ref={index === 0 ? inputRef : undefined}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
            className={clsx(
              'min-h-13 flex-col gap-2 px-0.5 py-2.5 text-sm leading-tight',
              picture ? 'pt-3.5 max-sm:text-[0.7rem]' : 'max-sm:text-xs',
            )}
          >
            {picture?.(choice.value)}
            <span className="font-semibold">{choice.label}</span>
          </Choice>
        ))}
      </div>
      <p
        id={notes}
        className={clsx('mt-2 text-sm empty:hidden', problem ? 'font-semibold text-rose' : 'text-soft-ink')}
      >
        {problem ?? hint}
      </p>
    </fieldset>
  )
}

type ChipGroupProps<Name extends string> = {
  legend: string
  /** Behind it: that several may be chosen. */
  hint: string
  names: readonly Name[]
  chosen: readonly Name[]
  onChange: (chosen: Name[]) => void
}

/** A multiple choice as chips. */
export function ChipGroup<Name extends string>({ legend, hint, names, chosen, onChange }: ChipGroupProps<Name>) {
  return (
    <fieldset>
      <legend className="font-semibold">
        {legend} <span className="font-normal text-soft-ink">{hint}</span>
      </legend>
      <div className="mt-3 flex flex-wrap gap-2">
        {names.map((name) => {
          const on = chosen.includes(name)
          return (
            <Choice
              key={name}
              type="checkbox"
              variant="chip"
              checked={on}
              onChange={() => onChange(on ? chosen.filter((other) => other !== name) : [...chosen, name])}
            >
              {name}
            </Choice>
          )
        })}
      </div>
    </fieldset>
  )
}
