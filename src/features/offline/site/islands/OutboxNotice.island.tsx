'use client'

import { useEffect, useState } from 'react'

import { onOutboxChange } from '@/shared/browser/offline/outboxEvents'
import { describeSendTime } from '@/shared/browser/offline/describeSendTime'

/** Shows the number of queued entries; renders nothing when there are none. */
export function OutboxNotice() {
  const [waiting, setWaiting] = useState({ entries: 0, goes: '' })

  useEffect(() => {
    let gone = false
    const look = () =>
      import('@/shared/browser/offline/outbox').then(
        async ({ listOutbox }) => {
          const { length } = await listOutbox()
          if (!gone) setWaiting({ entries: length, goes: describeSendTime(length > 1) })
        },
        () => {},
      )
    void look()
    const forget = onOutboxChange(() => void look())
    return () => {
      gone = true
      forget()
    }
  }, [])

  return (
    <p role="status" className="page-width empty:hidden">
      {waiting.entries > 0 && (
        <span className="mt-6 block border border-line bg-leaf px-5 py-4">
          <strong>
            {waiting.entries === 1 ? '1 entry waits on this phone.' : `${waiting.entries} entries wait on this phone.`}
          </strong>{' '}
          {waiting.goes}
        </span>
      )}
    </p>
  )
}
