'use client'

import { useFormModified, useLivePreviewContext } from '@payloadcms/ui'
import { useState } from 'react'

import { inspectPage, type Barrier } from './inspectPage'

type Look = { state: 'none' | 'looking' | 'failed' } | { state: 'looked'; barriers: Barrier[] }

/** Beside the text: what axe finds on the page that shows it. Fetched when somebody asks, as it is half a megabyte. */
export function PageAccessibility() {
  const { url } = useLivePreviewContext()
  const isModified = useFormModified()
  const [look, setLook] = useState<Look>({ state: 'none' })
  if (!url) return null

  const start = () => {
    setLook({ state: 'looking' })
    inspectPage(url).then(
      (barriers) => setLook({ state: 'looked', barriers }),
      () => setLook({ state: 'failed' }),
    )
  }
  return (
    <div className="power-years-checks">
      <h3>The page itself</h3>
      <button type="button" disabled={look.state === 'looking'} onClick={start}>
        {look.state === 'looking' ? 'Looking…' : 'Can everybody read it?'}
      </button>
      <div role="status">
        {isModified && <p>Looked at is the page as it was saved last.</p>}
        {look.state === 'failed' && <p>The page did not arrive. Please try again.</p>}
        {look.state === 'looked' && look.barriers.length === 0 && (
          <p>axe finds nothing that keeps somebody out. It does not find everything.</p>
        )}
      </div>
      {look.state === 'looked' && look.barriers.length > 0 && (
        <ul>
          {look.barriers.map(({ help, where, times }) => (
            <li key={help} data-level="warning">
              <strong>Look again</strong>
              <span>
                {help}
                {times > 1 && ` (${times} times)`}
              </span>
              {where && <span>“{where}”</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
