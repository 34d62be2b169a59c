'use client'

import { useEffect, useState } from 'react'

import { callEndpoint } from '@/shared/browser/callEndpoint'

import type { readPrivacyDashboard } from '../../contract'

/** Beside a button that sends an email: what becomes of it where no mail provider is in use. */
export function EmailNote() {
  const [waits, setWaits] = useState(false)
  useEffect(() => {
    callEndpoint<typeof readPrivacyDashboard>('get', '/privacy/dashboard').then(
      ({ processors }) => setWaits(processors.some(({ name, enabled }) => name === 'Resend' && !enabled)),
      // Unknown is no reason to warn; the answer to the email says what happened.
      () => {},
    )
  }, [])
  return (
    waits && (
      <p className="text-sm">
        Mail isn’t set up on this site yet: a letter waits on our own server, and nobody gets it. The link works.
      </p>
    )
  )
}
