'use client'

import { useCallback, useEffect, useState } from 'react'
import type { z } from 'zod'

import type { readSafety } from '../contract'
import { callPanelApi } from '@/shared/browser/callPanelApi'

type Safety = z.output<typeof readSafety.response>

export type SafetyState = {
  safety: Safety | null
  /** What went wrong last, in words. */
  mistake: string
  /** What happened last, in words. */
  done: string
  busy: boolean
  /** Does something that needs the server, then reads everything anew. What it returns is shown as done. */
  act: (work: () => Promise<string>) => Promise<void>
}

/** The state of one's own account, as the server has it. @param isOwn nothing is asked for somebody else's */
export function useSafety(isOwn: boolean): SafetyState {
  const [safety, setSafety] = useState<Safety | null>(null)
  const [mistake, setMistake] = useState('')
  const [done, setDone] = useState('')
  const [busy, setBusy] = useState(false)

  const read = useCallback(async () => {
    if (isOwn) setSafety(await callPanelApi<Safety>('get', '/account/safety'))
  }, [isOwn])

  useEffect(() => {
    let isShown = true
    const first = isOwn ? callPanelApi<Safety>('get', '/account/safety') : Promise.resolve(null)
    first.then(
      (answer) => isShown && setSafety(answer),
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

  return { safety, mistake, done, busy, act }
}
