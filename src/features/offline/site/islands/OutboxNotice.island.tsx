'use client'

import { useEffect, useState } from 'react'

import { onOutboxChange } from '@/shared/browser/offline/outboxEvents'

/** Shows the number of queued entries; renders nothing when there are none. */
export function OutboxNotice() {
  const [waiting, setWaiting] = useState(0)

  useEffect(() => {
    let gone = false
    const look = () =>
      import('@/shared/browser/offline/outbox').then(
        async ({ listOutbox }) => {
          const { length } = await listOutbox()
          if (!gone) setWaiting(length)
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
      {waiting > 0 && (
        <span className="mt-6 block border border-line bg-leaf px-5 py-4">
          <strong>{waiting === 1 ? '1 entry waits on this phone.' : `${waiting} entries wait on this phone.`}</strong>{' '}
          {waiting === 1 ? 'It goes' : 'They go'} out when you are back online.
        </span>
      )}
    </p>
  )
}
