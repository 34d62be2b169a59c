'use client'

import { useAuth } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'

import { callPanelApi, PanelApiError } from '@/shared/browser/callPanelApi'

import type { Desk, readDesk } from '../contract'

const wordsOf = (failure: unknown) => (failure instanceof PanelApiError ? failure.message : 'That did not work.')

/**
 * Where a text stands, read anew whenever it is saved, and what its reader says about it.
 * @param document null before the text is first saved
 * @returns `say` sends an act, whose answer is the desk after it
 */
export function useDesk(document: string | null, savedAt: string | undefined) {
  // Payload fetches whoever is signed in once more as the panel opens: another object, and the same person.
  const userId = useAuth().user?.id
  const [desk, setDesk] = useState<Desk>()
  const [trouble, setTrouble] = useState('')
  /** How many acts were answered: a reading that was asked for before may not know of them. */
  const said = useRef(0)

  useEffect(() => {
    if (!document || userId === undefined) return
    let isShown = true
    const read = async (): Promise<void> => {
      const before = said.current
      const found = await callPanelApi<typeof readDesk>('get', '/editorial/desk', { query: { document } })
      if (!isShown) return
      if (said.current !== before) return read()
      setDesk(found)
      setTrouble('')
    }
    read().catch((failure: unknown) => isShown && setTrouble(wordsOf(failure)))
    return () => {
      isShown = false
    }
  }, [document, savedAt, userId])

  const say = useCallback((act: () => Promise<Desk>, onSaid?: () => void): void => {
    act().then(
      (found) => {
        said.current += 1
        onSaid?.()
        setDesk(found)
        setTrouble('')
      },
      (failure: unknown) => setTrouble(wordsOf(failure)),
    )
  }, [])

  return { desk, trouble, say }
}
