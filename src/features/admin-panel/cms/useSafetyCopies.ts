'use client'

import { useAllFormFields, useForm, useFormModified, useFormProcessing } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useRef, useState } from 'react'

import { differences } from './differences'
import { onSave } from './panelFetch'
import { debounceCopies, type DebouncedCopy } from './debounceCopies'
import { dropCopies, keepCopy, readCopies } from './safetyCopies'
import { keysOf, newKey, type StoredCopy } from './sortCopies'

type Doc = Record<string, unknown>

/** The names of the fields that say something else than when the form opened. */
export const dirtyFieldsOf = (fields: FormState): string[] => [
  ...new Set(
    Object.entries(fields)
      .filter(([, { value, initialValue }]) => JSON.stringify(value) !== JSON.stringify(initialValue))
      .map(([path]) => path.split('.')[0]!),
  ),
]

type Form = {
  account: number | string
  place: string
  /** The `updatedAt` of the version in the form. */
  version: unknown
  isInitializing: boolean
}

/**
 * Keeps what is typed in a form in this browser until it is saved, one copy for each opening, and offers what was kept
 * before and never saved: until somebody decides on it, or the form says the same.
 */
export function useSafetyCopies({ account, place, version, isInitializing }: Form) {
  const { getData, setModified } = useForm()
  const [fields] = useAllFormFields()
  const [modified, processing] = [useFormModified(), useFormProcessing()]
  /** The newest first. */
  const [offered, setOffered] = useState<StoredCopy[]>([])
  /** The fields as somebody typed them last. */
  const typed = useRef<FormState>({})
  /** Of this opening's copy; empty until there is one. */
  const key = useRef('')
  /** The copies whose words went into the form: they stay until it is saved. */
  const taken = useRef<string[]>([])
  /** The version that the form began from, or was saved as. */
  const ownVersion = useRef<unknown>(undefined)
  const pace = useRef<DebouncedCopy>(null)

  useEffect(() => {
    const made = debounceCopies(() => {
      if (!key.current.startsWith(keysOf(account, place))) key.current = newKey(account, place)
      const data = reduceFieldsToValues(typed.current, true) as Doc
      void keepCopy(key.current, { data, at: Date.now(), touched: dirtyFieldsOf(typed.current) })
    })
    pace.current = made
    const leave = () => {
      if (document.visibilityState === 'hidden') made.flush()
    }
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('pagehide', made.flush)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('pagehide', made.flush)
      made.flush()
    }
  }, [account, place])

  useEffect(
    () =>
      onSave((savedPlace, saved) => {
        if (savedPlace !== place) return
        ownVersion.current = saved.updatedAt
        pace.current?.cancel()
        // Only what was saved: what is offered and not decided on stays.
        void dropCopies([key.current, ...taken.current].filter(Boolean))
        taken.current = []
      }),
    [place],
  )

  // Above the effect that copies: another's version is never kept as what was typed.
  useEffect(() => {
    if (isInitializing) return
    const isAnothers = ownVersion.current !== undefined && version !== ownVersion.current
    ownVersion.current = version
    if (isAnothers) {
      // What is not copied yet is a copy by itself, and what is typed from here on another.
      key.current = ''
      pace.current?.flush()
      key.current = ''
      // Payload replaces the fields where somebody saved meanwhile, and calls them changed: they would be kept over the copy.
      setModified(false)
    }
    let isShown = true
    void readCopies(account, place, Date.now()).then((all) => {
      if (!isShown) return
      const others = all.filter((one) => one.key !== key.current && !taken.current.includes(one.key))
      const isSaid = (one: StoredCopy) => differences(one.data, getData() as Doc).length === 0
      void dropCopies(others.filter(isSaid).map((one) => one.key))
      const next = others.filter((one) => !isSaid(one))
      setOffered((now) => (now.length === 0 && next.length === 0 ? now : next))
    })
    return () => {
      isShown = false
    }
    // Once for each version that opens.
  }, [account, place, isInitializing, getData, version, setModified])

  useEffect(() => {
    if (isInitializing) return
    if (!modified) {
      pace.current?.cancel()
      return
    }
    typed.current = fields
    pace.current?.changed()
  }, [fields, modified, isInitializing])

  // A refused form is called unchanged for a moment.
  useEffect(() => {
    if (processing) pace.current?.flush()
  }, [processing])

  const putAside = (one: StoredCopy) => setOffered((now) => now.filter(({ key: other }) => other !== one.key))
  return {
    copy: offered[0],
    throwAway: (one: StoredCopy) => {
      putAside(one)
      void dropCopies([one.key])
    },
    /** @param entered when its words are in the form: what is saved before does not hold them */
    take: (one: StoredCopy, entered: Promise<void>) => {
      putAside(one)
      void entered.then(() => taken.current.push(one.key))
    },
  }
}
