'use client'

import { FieldLabel, useField } from '@payloadcms/ui'
import type { RelationshipFieldClientProps } from 'payload'
import { useId, useState } from 'react'

import { findCitable, shortCitation } from '@/shared/lib/citationSearch'
import { useCitables } from './citables'

/** Chooses a source by author, year, key, topic or title. */
export function CitationPicker({ path, readOnly }: RelationshipFieldClientProps) {
  const id = useId()
  const { value, setValue, errorMessage, showError } = useField<number | null>({ potentiallyStalePath: path })
  const [typed, setTyped] = useState('')
  const citables = useCitables(typed !== '')
  const chosen = citables.find((one) => one.id === value)
  const found = findCitable(citables, typed)
  return (
    <div className="field-type power-years-picker">
      <FieldLabel htmlFor={id} label="Source" required />
      {chosen && (
        <p>
          <strong>{shortCitation(chosen)}</strong> {chosen.title}
        </p>
      )}
      <input
        id={id}
        type="search"
        autoComplete="off"
        disabled={readOnly}
        placeholder="Author, year, key, topic or title"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !found[0]) return
          event.preventDefault()
          setValue(found[0].id)
          setTyped('')
        }}
      />
      <ul aria-label="Sources that fit">
        {found.map((reference) => (
          <li key={reference.id}>
            <button
              type="button"
              onClick={() => {
                setValue(reference.id)
                setTyped('')
              }}
            >
              <strong>{shortCitation(reference)}</strong> {reference.title}
            </button>
          </li>
        ))}
      </ul>
      {showError && <p role="alert">{errorMessage}</p>}
    </div>
  )
}
