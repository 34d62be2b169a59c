'use client'

import { useAuth } from '@payloadcms/ui'
import { useCallback, useState, useSyncExternalStore } from 'react'

import { readDraft, removeDraft, writeDraft } from '@/shared/browser/tabDrafts'

/** Nobody else writes it while it is shown. */
const neverChanges = () => () => {}

/**
 * A text that is typed beside a form: this tab keeps it for the account until it is empty again, as after it was sent.
 * @param name what it is, and of which document
 */
export function useKeptText(name: string): readonly [string, (text: string) => void] {
  const { user } = useAuth()
  const kept = `${name} by ${user?.id}`
  const [typed, setTyped] = useState({ kept: '', text: '' })
  // The server that draws the panel knows nothing of it.
  const found = useSyncExternalStore(
    neverChanges,
    () => readDraft<{ text: string }>(kept)?.text ?? '',
    () => '',
  )

  const keep = useCallback(
    (text: string) => {
      setTyped({ kept, text })
      if (text) writeDraft(kept, { text })
      else removeDraft(kept)
    },
    [kept],
  )
  return [typed.kept === kept ? typed.text : found, keep]
}
