import { useState } from 'react'

import { readDraft, writeDraft } from './tabDrafts'

/**
 * The state of a form, kept in this tab as long as nobody removes it: a reload gives back what was typed.
 * @returns the values, and what changes some of them
 */
export function useDraft<Values extends object>(name: string, initial: Values) {
  const [values, setValues] = useState<Values>(() => ({ ...initial, ...readDraft<Values>(name) }))
  const change = (changed: Partial<Values>) => {
    const all = { ...values, ...changed }
    setValues(all)
    writeDraft(name, all)
  }
  return [values, change] as const
}
