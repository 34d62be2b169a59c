'use client'

import { Button, useConfig, useTranslation } from '@payloadcms/ui'
import { useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'

import { FieldChanges, PanelTable } from '@/shared/cms/PanelTable'

import type { BulkEditPreview } from '../contract'

type Props = { slug: string; would: BulkEditPreview; onEnd: (goesOn: boolean) => void }

/** “1 loses”, “3 lose”. */
const told = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** What else becomes of them, each in a sentence. */
function notesOf({ goesPublic, hasDrafts, losesCheck, losesReview, refused }: BulkEditPreview): string[] {
  const notes = [
    goesPublic > 0 && `${told(goesPublic, 'draft goes', 'drafts go')} on the site, with everything that differs there.`,
    !hasDrafts && 'These have no drafts: what changes is public at once.',
    losesReview > 0 &&
      `${told(losesReview, 'loses its review', 'lose their reviews')}: the words that were read change.`,
    losesCheck > 0 &&
      `${told(losesCheck, 'has to be checked anew', 'have to be checked anew')} before it is published.`,
    refused.length > 0 &&
      `${told(refused.length, 'is refused and stays as it is', 'are refused and stay as they are')}.`,
  ]
  return notes.filter((note) => note !== false)
}

/** Before a change of many at once is made: what it would do to each, with what is refused and why. */
export function ConfirmSeveral({ slug, would, onEnd }: Props) {
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const goesOn = useRef(false)
  const heading = useId()
  const { changed, refused, same, texts } = would
  const labels = getEntityConfig({ collectionSlug: slug })?.labels
  const label = labels?.[changed === 1 ? 'singular' : 'plural']
  const name = typeof label === 'string' ? label : (label as Record<string, string> | undefined)?.[i18n.language]

  useEffect(() => {
    dialog.current?.showModal()
  }, [])

  const end = (isConfirmed: boolean) => {
    goesOn.current = isConfirmed
    dialog.current?.close()
  }

  return createPortal(
    <dialog className="power-years-choose" ref={dialog} aria-labelledby={heading} onClose={() => onEnd(goesOn.current)}>
      <h2 id={heading}>
        {changed === 0 ? 'Nothing would change' : `Look before you change ${changed} ${name ?? ''}`.trim()}
      </h2>
      <p>
        {changed === 0 ? 'None changes' : told(changed, 'changes', 'change')}
        {same > 0 && `, ${told(same, 'is so already', 'are so already')}`}. Nothing is stored yet.
      </p>
      <ul>
        {notesOf(would).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {texts.length + refused.length > 0 && (
        <PanelTable label="What changes in each" columns={['Text', 'What changes']}>
          {refused.map(({ id, title, reason }) => (
            <tr key={id}>
              <td>{title}</td>
              <td>
                <strong>Refused</strong>: {reason}
              </td>
            </tr>
          ))}
          {texts.map(({ id, title, fields }) => (
            <tr key={id}>
              <td>{title}</td>
              <td>
                <FieldChanges changes={fields} />
              </td>
            </tr>
          ))}
        </PanelTable>
      )}
      {changed > texts.length && <p>and {changed - texts.length} more.</p>}
      <div className="power-years-choose__end">
        {changed > 0 && (
          <Button type="button" onClick={() => end(true)}>
            {`Change ${changed}`}
          </Button>
        )}
        <Button type="button" buttonStyle="secondary" onClick={() => end(false)}>
          {changed > 0 ? 'Not now' : 'Close'}
        </Button>
      </div>
    </dialog>,
    document.body,
  )
}
