'use client'

import { useConfig, useModal } from '@payloadcms/ui'
import Link from 'next/link'
import { formatAdminURL } from 'payload/shared'
import { useCallback, useEffect, useState } from 'react'
import type { z } from 'zod'

import { callPanelApi } from '@/shared/browser/callPanelApi'

import type { cancelSchedule, listSchedules } from '../contract'

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

/** What will happen by itself, with a way to take it back; nothing where nothing will. Says so where it cannot be read. */
export function Scheduled({ collection, documentId, global, since, heading }: ScheduledProps) {
  const { config } = useConfig()
  const { modalState } = useModal()
  const [schedules, setSchedules] = useState<Listed>([])
  const [said, setSaid] = useState('')
  const [mistake, setMistake] = useState('')
  // Payload's drawer, in which something is scheduled, says nothing to anybody; it closes.
  const open = Object.values(modalState ?? {}).filter((modal) => modal?.isOpen).length

  const read = useCallback(async (): Promise<Listed> => {
    const query = { collection, documentId, global }
    return (await callPanelApi<typeof listSchedules>('get', '/schedules', { query })).schedules
  }, [collection, documentId, global])

  useEffect(() => {
    let isShown = true
    read().then(
      (found) => {
        if (!isShown) return
        setSchedules(found)
        setMistake('')
      },
      (failure: Error) => isShown && setMistake(failure.message),
    )
    return () => {
      isShown = false
    }
  }, [read, since, open])

  async function cancel(id: number) {
    const cancelled = callPanelApi<typeof cancelSchedule>('delete', '/schedules/:id', { params: { id } })
    setSaid(
      await cancelled.then(
        ({ message }) => message,
        (failure: Error) => failure.message,
      ),
    )
    await read().then(setSchedules, (failure: Error) => setMistake(failure.message))
  }

  const isOwn = Boolean(documentId ?? global)
  const unread = mistake && <p role="alert">What is scheduled cannot be shown: {mistake}</p>
  if (schedules.length === 0)
    return (
      <>
        {unread}
        {said && <p role="status">{said}</p>}
      </>
    )
  return (
    <div className="power-years-scheduled">
      {heading && <h3>{heading}</h3>}
      {unread}
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
