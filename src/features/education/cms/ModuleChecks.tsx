'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useDeferredValue, useMemo } from 'react'

import { revealText } from '@/shared/browser/revealText'
import { useSources } from '@/shared/browser/useSources'
import { citedReferenceIds } from '@/shared/lib/citations'
import { deskLabel } from '@/shared/lib/workflow'
import { checkModule, measure, type CheckedModule } from '../domain/moduleChecks'

/** Beside a module's text, while it is written: how it reads, and what stands against publishing it. */
export function ModuleChecks() {
  const [fields] = useAllFormFields()
  const values = useDeferredValue(fields)
  const text = useMemo(() => reduceFieldsToValues(values, true) as CheckedModule, [values])
  const cited = useMemo(() => citedReferenceIds(text.content?.root), [text])
  const { sources, mistake } = useSources(cited)
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
      {mistake && <p role="alert">Whether a source was retracted is not checked here just now: {mistake}</p>}
      {findings.length === 0 && words > 0 && cited.every((id) => sources.has(id)) && (
        <p>Nothing in the text stands against publishing. What people have still to say stands under “{deskLabel}”.</p>
      )}
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
