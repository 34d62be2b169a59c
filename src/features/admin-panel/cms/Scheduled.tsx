'use client'

import { useConfig, useModal } from '@payloadcms/ui'
import Link from 'next/link'
import { formatAdminURL } from 'payload/shared'
import { useCallback, useEffect, useState } from 'react'
import type { z } from 'zod'

import type { listSchedules } from '../contract'

type Listed = z.output<typeof listSchedules.response>['schedules']

type ScheduledProps = {
  /** Only those of one collection, of one document, or of the words of a page; all without. */
  collection?: string
  documentId?: number
  global?: string
  /** What changes when there may be others. */
  since?: unknown
  heading?: string
}

const done = { publish: 'published', unpublish: 'taken off the site' }

/** What will happen by itself, with a way to take it back; nothing where nothing will. */
export function Scheduled({ collection, documentId, global, since, heading }: ScheduledProps) {
  const { config } = useConfig()
  const { modalState } = useModal()
  const [schedules, setSchedules] = useState<Listed>([])
  const [said, setSaid] = useState('')
  // Payload's drawer, in which something is scheduled, says nothing to anybody; it closes.
  const open = Object.values(modalState ?? {}).filter((modal) => modal?.isOpen).length

  const read = useCallback(async (): Promise<Listed> => {
    const asked = {
      ...(collection && { collection }),
      ...(documentId && { documentId: String(documentId) }),
      ...(global && { global }),
    }
    const answer = await fetch(`/api/schedules?${new URLSearchParams(asked)}`).catch(() => null)
    return answer?.ok ? ((await answer.json()) as { schedules: Listed }).schedules : []
  }, [collection, documentId, global])

  useEffect(() => {
    let isShown = true
    void read().then((found) => isShown && setSchedules(found))
    return () => {
      isShown = false
    }
  }, [read, since, open])

  async function cancel(id: number) {
    const answer = await fetch(`/api/schedules/${id}`, { method: 'DELETE' }).catch(() => null)
    const { message } = ((await answer?.json().catch(() => ({}))) ?? {}) as { message?: string }
    setSaid(message ?? 'The site cannot be reached. Is there a network?')
    setSchedules(await read())
  }

  const isOwn = Boolean(documentId ?? global)
  if (schedules.length === 0) return said ? <p role="status">{said}</p> : null
  return (
    <div className="power-years-scheduled">
      {heading && <h3>{heading}</h3>}
      <ul>
        {schedules.map(({ id, place, title, type, at }) => (
          <li key={id}>
            {!isOwn && (
              <Link
                href={formatAdminURL({ adminRoute: config.routes.admin, path: place as `/${string}` })}
                prefetch={false}
              >
                {title}
              </Link>
            )}{' '}
            {isOwn ? 'Will' : 'will'} be {done[type]} on{' '}
            {new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
            {type === 'publish' && ', as it was when it was scheduled'}.{' '}
            <button type="button" aria-label={`Cancel what is scheduled for ${title}`} onClick={() => void cancel(id)}>
              Cancel
            </button>
          </li>
        ))}
      </ul>
      {said && <p role="status">{said}</p>}
    </div>
  )
}
