'use client'

import { useForm } from '@payloadcms/ui'
import { useId, useState } from 'react'
import type { z } from 'zod'

import { callPanelApi, PanelApiError } from '@/shared/browser/callPanelApi'

import type { lookUpPublication } from '../contract'
import { parseIdentifier } from '../domain/publications'

type Found = z.output<typeof lookUpPublication.response>

/** Paste a DOI or a PubMed number, and the fields below are filled in; what stands there already stays. */
export function PasteIdentifier() {
  const id = useId()
  const { dispatchFields, getDataByPath, setModified } = useForm()
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')

  async function fillIn(identifier: string) {
    setSaid('Asking …')
    try {
      const found = await callPanelApi<typeof lookUpPublication>('get', '/publications/lookup', {
        query: { identifier },
      })
      const names = Object.keys(found) as (keyof Found)[]
      const filled = names.filter((name) => found[name] !== null && (name === 'status' || !getDataByPath(name)))
      for (const name of filled) dispatchFields({ type: 'UPDATE', path: name, value: found[name] })
      setModified(true)
      const isRetracted = found.status === 'retracted' ? ' It was retracted.' : ''
      setSaid(
        `${found.authors.split(',')[0]}: ${found.title}.${isRetracted} Say below what it found, and check the rest.`,
      )
    } catch (failure) {
      setSaid(failure instanceof PanelApiError ? failure.message : 'That did not work. Fill in the fields by hand.')
    }
  }

  return (
    <div className="field-type power-years-picker">
      <label className="field-label" htmlFor={id}>
        DOI or PubMed number
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        placeholder="Paste it here, and the fields are filled in"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text')
          if (parseIdentifier(pasted)) void fillIn(pasted)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void fillIn(typed)
        }}
      />
      <button type="button" disabled={typed.trim().length < 4} onClick={() => void fillIn(typed)}>
        Fill in
      </button>
      <p role="status">{said}</p>
    </div>
  )
}
