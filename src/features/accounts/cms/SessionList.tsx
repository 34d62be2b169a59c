'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { z } from 'zod'

import type { readAccountSecurity } from '../contract'
import { callPayload } from '@/shared/browser/callPanelApi'

const moment = (iso: string) => new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Where the account is signed in, newest first, and Payload's own way out of all of them. */
export function SessionList({ sessions }: { sessions: z.output<typeof readAccountSecurity.response>['sessions'] }) {
  const [mistake, setMistake] = useState('')

  async function signOutEverywhere() {
    try {
      await callPayload('post', '/users/logout?allSessions=true')
      window.location.assign('/admin/login')
    } catch (error) {
      setMistake(error instanceof Error ? error.message : 'That did not work.')
    }
  }

  return (
    <>
      <h3>Where you are signed in</h3>
      <ul>
        {sessions.map(({ since, until, current }) => (
          <li key={since}>
            Since {moment(since)}, until {moment(until)}
            {current && ' (here)'}
          </li>
        ))}
      </ul>
      {mistake && (
        <p className="power-years-mistake" role="alert">
          {mistake}
        </p>
      )}
      <Button
        type="button"
        buttonStyle="secondary"
        size="medium"
        margin={false}
        onClick={() => void signOutEverywhere()}
      >
        Sign out everywhere
      </Button>
    </>
  )
}
