'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { useDeferredValue, useMemo } from 'react'

import { revealText } from '@/shared/browser/revealText'

import { checkTexts } from '../domain/textChecks'

const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value))

/** Beside whatever is no article, while it is written: how it reads, and what cannot be published. */
export function TextChecks() {
  const [fields] = useAllFormFields()
  const values = useDeferredValue(fields)
  const found = useMemo(() => {
    const all = Object.values(values).map(({ value }): unknown => value)
    const texts = all.filter((value) => typeof value === 'string')
    const roots = all.map((value) => (value as { root?: unknown } | null)?.root)
    const sources = Object.entries(values)
      .filter(([path]) => /(?:^|\.)references$/.test(path))
      .map(([, { value }]): unknown => value)
    return checkTexts(texts, roots, roots.every((root) => !root) && sources.some(isFilled))
  }, [values])
  if (!found) return null
  return (
    <div className="power-years-checks">
      <h3>Checks</h3>
      <p>
        Reads at grade {found.grade.toFixed(1)}, longest sentence {found.longestWords} words.
      </p>
      <ul>
        {found.findings.map(({ level, message, words }) => (
          <li key={words + message} data-level={level}>
            <strong>{level === 'error' ? 'Not to be published' : 'Look again'}</strong>
            <span>{message}</span>
            <button type="button" onClick={() => void revealText(words)}>
              “{words.length > 90 ? `${words.slice(0, 89).trim()}…` : words}”
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
