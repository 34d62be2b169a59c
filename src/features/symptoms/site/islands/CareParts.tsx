import type { FormEvent, ReactNode } from 'react'

import { withValues } from '@/shared/lib/pageTexts'
import { Button } from '@/shared/ui/Button'

import type { HistoryTexts } from '../../content/historyTexts'

export type Words = { texts: HistoryTexts }

type FormProps = Words & { onSubmit: () => void; onCancel: () => void; children: ReactNode }

/** A form that is saved or left. */
export function Form({ texts, onSubmit, onCancel, children }: FormProps) {
  return (
    <form
      noValidate
      className="mt-3 space-y-4 border border-line p-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <p className="flex flex-wrap gap-2">
        <Button type="submit" size="small">
          {texts.saveButton}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {texts.cancelButton}
        </Button>
      </p>
    </form>
  )
}

type LineProps = Words & {
  named: string
  onChange: () => void
  onDelete: () => void
  more?: ReactNode
  children: ReactNode
}

/** A thing that was kept, with what can be done to it. */
export function Line({ texts, named, onChange, onDelete, more, children }: LineProps) {
  return (
    <li className="border-t border-line py-3 wrap-anywhere">
      {children}
      <p className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="quiet"
          size="small"
          aria-label={withValues(texts.changeLabel, { name: named })}
          onClick={onChange}
        >
          {texts.changeButton}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={withValues(texts.deleteLabel, { name: named })}
          onClick={onDelete}
        >
          {texts.deleteButton}
        </Button>
        {more}
      </p>
    </li>
  )
}
