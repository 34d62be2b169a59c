'use client'

import { useId, type ComponentProps } from 'react'

type PanelFieldProps = ComponentProps<'input'> & { label: string; hint?: string; mistake?: string }

/** A labelled input as Payload draws its own, for screens of the panel that are no document. */
export function PanelField({ label, hint, mistake, ...input }: PanelFieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, mistake && `${id}-mistake`].filter(Boolean).join(' ')
  return (
    <div className="field-type text">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-type__wrap">
        <input {...input} id={id} aria-invalid={mistake ? true : undefined} aria-describedby={described || undefined} />
      </div>
      {hint && (
        <p className="field-description" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {mistake && (
        <p className="power-years-mistake" id={`${id}-mistake`} role="alert">
          {mistake}
        </p>
      )}
    </div>
  )
}
