'use client'

import { useFormModified, useFormProcessing } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

import { onSave, questionsAnswered } from './panelFetch'

/** The locks that an account has on a document, or on a global. */
function locksOf(account: number | string, place: string): string {
  const [slug, id] = place.split('/')
  const of = id ? { 'document.relationTo': slug!, 'document.value': id } : { globalSlug: slug! }
  const conditions = Object.entries({ 'user.value': String(account), ...of })
  return String(new URLSearchParams(conditions.map(([field, is]) => [`where[${field}][equals]`, is])))
}

/**
 * Gives back the lock of a text that is saved. Payload gives it back with the save, and takes it with each question of the
 * form about its fields: one that was under way meanwhile would keep everybody else out for some minutes.
 * @param place see `placeOf`
 */
export function useLockGivenBack(account: number | string, place: string): void {
  const [modified, processing] = [useFormModified(), useFormProcessing()]
  const mayBeLocked = useRef(false)

  useEffect(
    () =>
      onSave((savedPlace, _saved, mayLock) => {
        // One that was just made goes on in a form of its own.
        if (savedPlace === place && !place.endsWith('/') && mayLock) mayBeLocked.current = true
      }),
    [place],
  )

  useEffect(() => {
    if (processing || modified || !mayBeLocked.current) return
    let isEditedAgain = false
    void questionsAnswered().then(async () => {
      if (isEditedAgain) return
      mayBeLocked.current = false
      await fetch(`/api/payload-locked-documents?${locksOf(account, place)}`, { method: 'DELETE' }).catch(() => null)
    })
    return () => {
      isEditedAgain = true
    }
  }, [account, modified, place, processing])
}
