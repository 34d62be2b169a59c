'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'

import { revealText } from '@/shared/browser/revealText'
import { citedReferenceIds } from '@/shared/lib/citations'
import { checkModule, measure, type CheckedModule, type SourceStatus } from '../domain/moduleChecks'

type Source = { label: string; status: SourceStatus }

/** The sources that a text cites, asked for when others are cited. */
function useSources(ids: readonly number[]): ReadonlyMap<number, Source> {
  const [sources, setSources] = useState<ReadonlyMap<number, Source>>(new Map())
  const asked = ids.join()
  useEffect(() => {
    if (!asked) return
    let isShown = true
    const query = new URLSearchParams({ depth: '0', limit: '200', 'where[id][in]': asked })
    fetch(`/api/references?${query}`)
      .then((answer) => answer.json() as Promise<{ docs?: ({ id: number } & Source)[] }>)
      .then(({ docs = [] }) => {
        if (isShown) setSources(new Map(docs.map(({ id, label, status }) => [id, { label, status }])))
      })
      .catch(() => {})
    return () => {
      isShown = false
    }
  }, [asked])
  return sources
}

/** Beside a module's text, while it is written: how it reads, and what stands against publishing it. */
export function ModuleChecks() {
  const [fields] = useAllFormFields()
  const values = useDeferredValue(fields)
  const text = useMemo(() => reduceFieldsToValues(values, true) as CheckedModule, [values])
  const cited = useMemo(() => citedReferenceIds(text.content?.root), [text])
  const sources = useSources(cited)
  const findings = useMemo(() => checkModule(text, sources), [text, sources])
  const { words, grade, longestWords } = useMemo(() => measure(text), [text])

  return (
    <section className="power-years-checks" aria-labelledby="power-years-checks">
      <h3 id="power-years-checks">Checks</h3>
      {grade !== null && (
        <p>
          {words} words, reads at grade {grade.toFixed(1)}, longest sentence {longestWords} words, {cited.length}{' '}
          {cited.length === 1 ? 'source' : 'sources'}.
        </p>
      )}
      {findings.length === 0 && words > 0 && <p>Nothing stands against publishing.</p>}
      <ul>
        {findings.map(({ level, message, words: about }, index) => (
          <li key={index} data-level={level}>
            <strong>{level === 'error' ? 'Not to be published' : 'Look again'}</strong>
            <span>{message}</span>
            {about && (
              <button type="button" onClick={() => void revealText(about)}>
                “{about.length > 90 ? `${about.slice(0, 89).trim()}…` : about}”
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
