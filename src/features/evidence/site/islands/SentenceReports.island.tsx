'use client'

import { useEffect } from 'react'

import { ApiError, callEndpoint } from '@/shared/browser/callEndpoint'
import { notify } from '@/shared/browser/notify'

import type { reportClaim } from '../../contract'

async function send(button: HTMLButtonElement, claim: number): Promise<void> {
  // `disabled` would take the focus away from whoever pressed Enter.
  if (button.getAttribute('aria-disabled') === 'true') return
  button.setAttribute('aria-disabled', 'true')
  try {
    await callEndpoint<typeof reportClaim>('post', '/evidence/reports', { body: { claim } })
    button.textContent = button.dataset.reported ?? ''
    notify({
      title: 'Reported',
      description: 'Somebody will look at this sentence in its source. Nothing about you was sent.',
    })
  } catch (error) {
    button.removeAttribute('aria-disabled')
    const description = (error instanceof ApiError && error.serverMessage) || 'Please try again when you are online.'
    notify({ title: 'That did not go out', description, tone: 'destructive' })
  }
}

/** Sends what the buttons below the sources report (`data-report-claim`), wherever on the page they are. */
export function SentenceReports() {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLButtonElement>('button[data-report-claim]')
      if (button) void send(button, Number(button.dataset.reportClaim))
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
  return null
}
