'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useMemo } from 'react'

import type { Claim } from '@/payload-types'
import { callPayload } from '@/shared/browser/callPanelApi'
import { Unread, usePanelRead } from '@/shared/cms/panelRead'

type Found = { docs: Claim[]; totalDocs: number }

function readClaims(id: number | string): Promise<Found> {
  const query = new URLSearchParams({
    'where[referenceId][equals]': String(id),
    'where[onSite][equals]': 'true',
    sort: 'standsIn',
    limit: '100',
    depth: '0',
  })
  return callPayload('get', `/claims?${query}`) as Promise<Found>
}

/** Which sentences of the site rest on this publication, and where they stand. */
export function CitedIn() {
  const { id } = useDocumentInfo()
  const call = useMemo(() => (id === undefined ? null : () => readClaims(id)), [id])
  const { answer, ...unread } = usePanelRead(call)

  if (!answer && !unread.mistake) return null
  const { docs, totalDocs } = answer ?? { docs: [], totalDocs: undefined }
  return (
    <section className="power-years-desk" aria-labelledby="power-years-cited-in">
      <h2 id="power-years-cited-in">Cited in</h2>
      <Unread what="Where it is cited" {...unread} />
      {totalDocs === 0 && <p>Nothing on the site rests on it.</p>}
      <ul>
        {docs.map((claim) => (
          <li key={claim.id}>
            “{claim.statement}”
            <small>
              <a href={claim.href ?? '/'} target="_blank" rel="noreferrer">
                {claim.standsIn}
              </a>
              {claim.locator && `, from ${claim.locator}`}
              {(claim.places ?? 1) > 1 && `, and ${claim.places! - 1} other places`}
            </small>
          </li>
        ))}
      </ul>
      {totalDocs !== undefined && totalDocs > docs.length && <p>{totalDocs - docs.length} more stand under Claims.</p>}
    </section>
  )
}
