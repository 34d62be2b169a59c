import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

import { writeDraft } from './tabDrafts'

/** Keeps what is typed into a form in this tab; `readDraft` gives it back. @param name null keeps nothing */
export function useFormDraft<Fields extends FieldValues, Answers>(
  name: string | null,
  { subscribe }: Pick<UseFormReturn<Fields, unknown, Answers>, 'subscribe'>,
): void {
  useEffect(() => {
    if (name === null) return
    return subscribe({ formState: { values: true }, callback: ({ values }) => writeDraft(name, values) })
  }, [name, subscribe])
}
