'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { callPanelApi } from '@/shared/browser/callPanelApi'
import { slugs } from '@/slugs'

import { listMediaUses, listUnusedMedia } from '../contract'

/** What a call of the panel answered; null until it has, or where it failed. */
function useAnswer<Answer>(path: string | null): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    let isShown = true
    if (path)
      callPanelApi<Answer>('get', path).then(
        (found) => isShown && setAnswer(found),
        () => {},
      )
    return () => {
      isShown = false
    }
  }, [path])
  return answer
}

/** Beside a picture: where it is shown. */
export function MediaUses() {
  const { id } = useDocumentInfo()
  const path = id ? listMediaUses.path.replace(':id', String(id)) : null
  const found = useAnswer<{ uses: { title: string; href: string }[] }>(path)
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
  const found = useAnswer<{ ids: number[] }>(listUnusedMedia.path)
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
