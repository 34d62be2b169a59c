'use client'

import { useId, useState } from 'react'

import type { Desk } from '../contract'
import { useKeptText } from './useKeptText'

/** What somebody says of a version. */
export type Act = Desk['may'][number]

const words: Record<Act, string> = {
  asked: 'Ask for a check',
  fact: 'I checked the facts',
  clinical: 'I checked it clinically',
  'sent-back': 'Send it back',
}

type ReviewActionsProps = {
  document: string
  may: readonly Act[]
  checklist: readonly string[]
  isDisabled: boolean
  /** @param onSaid once it is stored */
  onSay: (act: Act, note: string | undefined, onSaid: () => void) => void
}

/** What the person who is signed in may say of this version. A check is given once its list is ticked. */
export function ReviewActions({ document, may, checklist, isDisabled, onSay }: ReviewActionsProps) {
  const id = useId()
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [note, setNote] = useKeptText(`note on ${document}`)
  if (may.length === 0) return null
  const isCheck = may.includes('fact') || may.includes('clinical')
  const isDone = !isCheck || checklist.every((entry) => ticked.includes(entry))
  const isReady = (act: Act) => (act === 'sent-back' ? note.trim() !== '' : act === 'asked' || isDone)
  return (
    <div className="power-years-desk__says">
      {isCheck && checklist.length > 0 && (
        <fieldset>
          <legend>Before you say so</legend>
          {checklist.map((entry) => (
            <label key={entry}>
              <input
                type="checkbox"
                checked={ticked.includes(entry)}
                onChange={({ target }) =>
                  setTicked((before) =>
                    target.checked ? [...before, entry] : before.filter((other) => other !== entry),
                  )
                }
              />
              {entry}
            </label>
          ))}
        </fieldset>
      )}
      {may.includes('sent-back') && (
        <label htmlFor={id}>
          Note (needed to send it back)
          <textarea id={id} rows={2} maxLength={1_000} value={note} onChange={({ target }) => setNote(target.value)} />
        </label>
      )}
      {may.map((act) => (
        <button
          key={act}
          type="button"
          disabled={isDisabled || !isReady(act)}
          onClick={() => onSay(act, note.trim() || undefined, () => setNote(''))}
        >
          {words[act]}
        </button>
      ))}
    </div>
  )
}
