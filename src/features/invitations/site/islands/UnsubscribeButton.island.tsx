'use client'

import { useState } from 'react'

import { callEndpoint, ApiError } from '@/shared/browser/callEndpoint'
import { Button } from '@/shared/ui/Button'

import type { unsubscribe } from '../../contract'

/** Unsubscribes the address behind the token in the URL. */
export function UnsubscribeButton() {
  const [state, setState] = useState<'asking' | 'working' | 'done' | { problem: string }>('asking')

  async function end() {
    const token = new URLSearchParams(window.location.search).get('token') ?? ''
    setState('working')
    try {
      await callEndpoint<typeof unsubscribe>('post', '/never-again/:token', { params: { token: token || '-' } })
      setState('done')
    } catch (error) {
      setState({
        problem: (error instanceof ApiError && error.serverMessage) || 'That did not work. Please try again.',
      })
    }
  }

  return (
    <div className="mt-8" aria-live="polite">
      {state === 'done' ? (
        <p className="text-lg font-semibold text-sage">Done. We will not write to you again.</p>
      ) : (
        <>
          <Button disabled={state === 'working'} onClick={() => void end()}>
            {state === 'working' ? 'One moment...' : 'Never write to me again'}
          </Button>
          {typeof state === 'object' && <p className="mt-4 text-rose">{state.problem}</p>}
        </>
      )}
      <noscript>
        <p className="mt-4">
          Without JavaScript this button does nothing: please use “Unsubscribe” in your mail program, which works.
        </p>
      </noscript>
    </div>
  )
}
