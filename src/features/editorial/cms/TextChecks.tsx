'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { useDeferredValue, useMemo } from 'react'

import { revealText } from '@/shared/browser/revealText'
import { useSources } from '@/shared/browser/useSources'
import { citedReferenceIds } from '@/shared/lib/citations'

import { checkTexts } from '../domain/textChecks'

const numbersIn = (value: unknown): number[] => [value].flat().filter((one) => typeof one === 'number')

/** Beside whatever is no article, while it is written: how it reads, and what cannot be published. */
export function TextChecks() {
  const [fields] = useAllFormFields()
  const values = useDeferredValue(fields)
  const { texts, roots, listsSource, sources } = useMemo(() => {
    const all = Object.values(values).map(({ value }): unknown => value)
    const roots = all.map((value) => (value as { root?: unknown } | null)?.root)
    // What is listed below a text that cites is further reading.
    const listsOnly = roots.every((root) => !root)
    const listed = Object.entries(values).flatMap(([path, { value }]) =>
      /(?:^|\.)references$/.test(path) ? numbersIn(value) : [],
    )
    return {
      texts: all.filter((value) => typeof value === 'string'),
      roots,
      listsSource: listsOnly && listed.length > 0,
      sources: [...new Set(listsOnly ? listed : roots.flatMap(citedReferenceIds))],
    }
  }, [values])
  const { sources: known, mistake } = useSources(sources)
  const found = useMemo(() => checkTexts(texts, roots, listsSource), [texts, roots, listsSource])
  const retracted = sources.flatMap((id) => known.get(id) ?? []).filter(({ status }) => status === 'retracted')
  if (!found) return null
  return (
    <div className="power-years-checks">
      <h3>Checks</h3>
      <p>
        Reads at grade {found.grade.toFixed(1)}, longest sentence {found.longestWords} words.
      </p>
      {mistake && <p role="alert">Whether a source was retracted is not checked here just now: {mistake}</p>}
      <ul>
        {retracted.map(({ label }) => (
          <li key={label} data-level="error">
            <strong>Not to be published</strong>
            <span>It rests on what was retracted: {label}</span>
          </li>
        ))}
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
