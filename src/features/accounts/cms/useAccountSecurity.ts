'use client'

import { useCallback, useEffect, useState } from 'react'
import type { z } from 'zod'

import type { readAccountSecurity } from '../contract'
import { callPanelApi } from '@/shared/browser/callPanelApi'

type Security = z.output<typeof readAccountSecurity.response>

export type AccountSecurityState = {
  security: Security | null
  /** What went wrong last, in words. */
  mistake: string
  /** What happened last, in words. */
  done: string
  busy: boolean
  /** Does something that needs the server, then reads everything anew. What it returns is shown as done. */
  act: (work: () => Promise<string>) => Promise<void>
}

/** The state of one's own account, as the server has it. @param isOwn nothing is asked for somebody else's */
export function useAccountSecurity(isOwn: boolean): AccountSecurityState {
  const [security, setSecurity] = useState<Security | null>(null)
  const [mistake, setMistake] = useState('')
  const [done, setDone] = useState('')
  const [busy, setBusy] = useState(false)

  const read = useCallback(async () => {
    if (isOwn) setSecurity(await callPanelApi<typeof readAccountSecurity>('get', '/account/security'))
  }, [isOwn])

  useEffect(() => {
    let isShown = true
    const first = isOwn ? callPanelApi<typeof readAccountSecurity>('get', '/account/security') : Promise.resolve(null)
    first.then(
      (answer) => isShown && setSecurity(answer),
      (error: Error) => isShown && setMistake(error.message),
    )
    return () => {
      isShown = false
    }
  }, [isOwn])

  async function act(work: () => Promise<string>) {
    setBusy(true)
    setMistake('')
    setDone('')
    try {
      setDone(await work())
      await read()
    } catch (error) {
      setMistake(error instanceof Error ? error.message : 'That did not work.')
    }
    setBusy(false)
  }

  return { security, mistake, done, busy, act }
}
