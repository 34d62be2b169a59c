'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

import type { Difference } from './differences'

type ChooseVersionProps = {
  title: string
  intro: string
  mineHead: string
  theirsHead: string
  found: Difference[]
  /** The fields in which somebody wrote: of the others, the other text is chosen at first. All where it is not known. */
  touched?: readonly string[]
  onClose: () => void
  /** @param mine the fields whose own text goes on; the others take the other one */
  onChoose: (mine: string[]) => void
}

/** Two versions of a text side by side, field by field. */
export function ChooseVersion({
  title,
  intro,
  mineHead,
  theirsHead,
  found,
  touched,
  onClose,
  onChoose,
}: ChooseVersionProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(
    () => new Set(found.flatMap(({ field }) => (touched && !touched.includes(field) ? [field] : []))),
  )
  const heading = useId()

  useEffect(() => {
    dialog.current?.showModal()
  }, [])

  const choose = (field: string, isTheirs: boolean) => {
    const next = new Set(theirs)
    if (isTheirs) next.add(field)
    else next.delete(field)
    setTheirs(next)
  }

  return createPortal(
    <dialog className="power-years-choose" ref={dialog} aria-labelledby={heading} onClose={onClose}>
      <h2 id={heading}>{title}</h2>
      <p>{intro}</p>
      {found.length === 0 && <p>The texts are the same.</p>}
      {found.map(({ field, label, isFormatting, ...texts }) => (
        <fieldset key={field}>
          <legend>{isFormatting ? `${label}: the formatting alone differs` : label}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side}>
              <span>
                <input
                  type="radio"
                  name={`${heading}-${field}`}
                  checked={theirs.has(field) === (side === 'theirs')}
                  onChange={() => choose(field, side === 'theirs')}
                />{' '}
                {side === 'mine' ? mineHead : theirsHead}
              </span>
              <pre>{texts[side] || 'Empty'}</pre>
            </label>
          ))}
        </fieldset>
      ))}
      <div className="power-years-choose__end">
        <Button
          type="button"
          onClick={() => onChoose(found.map(({ field }) => field).filter((field) => !theirs.has(field)))}
        >
          Go on with these
        </Button>
        <Button type="button" buttonStyle="secondary" onClick={() => dialog.current?.close()}>
          Not now
        </Button>
      </div>
    </dialog>,
    document.body,
  )
}
