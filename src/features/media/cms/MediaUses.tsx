'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useMemo, useState } from 'react'

import { callPanelApi } from '@/shared/browser/callPanelApi'
import { slugs } from '@/slugs'

import type { listMediaUses, listUnusedMedia } from '../contract'

const readUses = (id: number | string) => callPanelApi<typeof listMediaUses>('get', '/media-uses/:id', { params: { id } })
const readUnused = () => callPanelApi<typeof listUnusedMedia>('get', '/media-unused')

/** What a call of the panel answered; null until it has, or where it failed. @param call the same until it is made anew */
function useAnswer<Answer>(call: (() => Promise<Answer>) | null): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    let isShown = true
    if (call)
      call().then(
        (found) => isShown && setAnswer(found),
        () => {},
      )
    return () => {
      isShown = false
    }
  }, [call])
  return answer
}

/** Beside a picture: where it is shown. */
export function MediaUses() {
  const { id } = useDocumentInfo()
  const call = useMemo(() => (id ? () => readUses(id) : null), [id])
  const found = useAnswer(call)
  if (!found) return null
  return (
    <section className="power-years-checks" aria-labelledby="power-years-uses">
      <h3 id="power-years-uses">Used in</h3>
      {found.uses.length === 0 && <p>Nothing shows it.</p>}
      <ul>
        {found.uses.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** An address holds so many ids. */
const maxInFilter = 300

/** Above the list of pictures: those that nothing shows. */
export function UnusedMedia() {
  const found = useAnswer(readUnused)
  if (!found || found.ids.length === 0) return null
  const ids = found.ids.slice(0, maxInFilter)
  const query = new URLSearchParams({ 'where[or][0][and][0][id][in]': ids.join() })
  return (
    <p className="power-years-import">
      <a href={`/admin/collections/${slugs.media}?${query}`}>
        {found.ids.length === 1 ? 'One that nothing shows' : `${found.ids.length} that nothing shows`}
      </a>
    </p>
  )
}
