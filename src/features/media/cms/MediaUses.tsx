'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useMemo } from 'react'

import { callPanelApi } from '@/shared/browser/callPanelApi'
import { Unread, usePanelRead } from '@/shared/cms/panelRead'
import { slugs } from '@/slugs'

import type { listMediaUses, listUnusedMedia } from '../contract'

const readUses = (id: number | string) => callPanelApi<typeof listMediaUses>('get', '/media-uses/:id', { params: { id } })
const readUnused = () => callPanelApi<typeof listUnusedMedia>('get', '/media-unused')

/** Beside a picture: where it is shown. */
export function MediaUses() {
  const { id } = useDocumentInfo()
  const call = useMemo(() => (id ? () => readUses(id) : null), [id])
  const { answer, ...unread } = usePanelRead(call)
  if (!answer && !unread.mistake) return null
  return (
    <section className="power-years-checks" aria-labelledby="power-years-uses">
      <h3 id="power-years-uses">Used in</h3>
      <Unread what="Where it is used" {...unread} />
      {answer?.uses.length === 0 && <p>Nothing shows it.</p>}
      <ul>
        {answer?.uses.map(({ title, href }) => (
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
  const { answer, ...unread } = usePanelRead(readUnused)
  if (!answer) return <Unread what="What nothing shows" {...unread} />
  if (answer.ids.length === 0) return null
  const ids = answer.ids.slice(0, maxInFilter)
  const query = new URLSearchParams({ 'where[or][0][and][0][id][in]': ids.join() })
  return (
    <p className="power-years-import">
      <a href={`/admin/collections/${slugs.media}?${query}`}>
        {answer.ids.length === 1 ? 'One that nothing shows' : `${answer.ids.length} that nothing shows`}
      </a>
    </p>
  )
}
