'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import type { Claim } from '@/payload-types'
import { callPayload } from '@/shared/browser/callPanelApi'

type Found = { docs: Claim[]; totalDocs: number }

/** Which sentences of the site rest on this publication, and where they stand. */
export function CitedIn() {
  const { id } = useDocumentInfo()
  const [found, setFound] = useState<Found>()

  useEffect(() => {
    if (id === undefined) return
    let isShown = true
    const query = new URLSearchParams({
      'where[referenceId][equals]': String(id),
      'where[onSite][equals]': 'true',
      sort: 'standsIn',
      limit: '100',
      depth: '0',
    })
    callPayload('get', `/claims?${query}`).then(
      (answer) => isShown && setFound(answer as Found),
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [id])

  if (!found) return null
  return (
    <section className="power-years-desk" aria-labelledby="power-years-cited-in">
      <h2 id="power-years-cited-in">Cited in</h2>
      {found.totalDocs === 0 && <p>Nothing on the site rests on it.</p>}
      <ul>
        {found.docs.map((claim) => (
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
      {found.totalDocs > found.docs.length && <p>{found.totalDocs - found.docs.length} more stand under Claims.</p>}
    </section>
  )
}
