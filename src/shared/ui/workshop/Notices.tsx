import clsx from 'clsx'
import * as Radix from 'radix-ui/toast'
import { useState } from 'react'

import { notify, type Notice } from '../../browser/notify'
import { Button, pillClass } from '../Button'
import { Pill, pillKinds } from '../Pill'
import { ToastBox } from '../Toast'
import { tooltipClass } from '../Tooltips.island'
import { longText, shownStates, Specimen } from './Specimen'

export function Pills() {
  return (
    <>
      <Specimen title="Pill">
        {(['normal', 'small'] as const).map((size) => (
          <div key={size} className="flex flex-wrap gap-3">
            {pillKinds.map((kind) => (
              <Pill key={kind} kind={kind} size={size}>
                {kind}
              </Pill>
            ))}
          </div>
        ))}
        <Pill>{longText}</Pill>
      </Specimen>
      <Specimen title="Pill, to press">
        <div className="flex flex-wrap gap-3">
          {(['default', 'hover', 'focus'] as const).map((state) => (
            <button
              key={state}
              type="button"
              className={clsx(pillClass(false), state !== 'default' && shownStates[state])}
            >
              {state}
            </button>
          ))}
          <button type="button" aria-pressed className={pillClass(true)}>
            chosen
          </button>
        </div>
        <button type="button" className={pillClass(false)}>
          {longText}
        </button>
      </Specimen>
    </>
  )
}

const action = { label: 'Undo', onPress: () => {} }
const notices: readonly Notice[] = [
  { title: 'Plain' },
  { title: 'With a description', description: 'It says what follows from it.' },
  { title: 'With something to press', description: 'It stays twice as long.', action },
  { title: 'An error', description: 'It says what to do about it.', tone: 'destructive' },
  { title: 'An error with something to press', tone: 'destructive', action: { ...action, label: 'Try again' } },
  { title: longText, description: longText, action: { ...action, label: longText } },
]

export function Toasts({ theme }: { theme: string }) {
  const [gone, setGone] = useState<readonly string[]>([])
  return (
    <Specimen title="Toast">
      {notices.map((notice) => (
        <Radix.Provider key={notice.title} duration={Infinity}>
          <ToastBox
            notice={notice}
            open={!gone.includes(notice.title)}
            onOpenChange={() => setGone([...gone, notice.title])}
          />
          <Radix.Viewport label={`${theme}: ${notice.title}`} />
        </Radix.Provider>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" onClick={() => setGone([])}>
          All of them again
        </Button>
        <Button variant="quiet" onClick={() => notify({ title: 'Where it stands', action })}>
          One at its place
        </Button>
      </div>
    </Specimen>
  )
}

export function TooltipStates() {
  return (
    <Specimen title="Tooltip">
      <div>
        <Button variant="quiet" data-tip>
          Closed, until it is pointed at
        </Button>
      </div>
      <div>
        <Button variant="quiet" className={shownStates.hover}>
          Open
        </Button>
        <p role="tooltip" className={clsx('mt-2 w-fit', tooltipClass)}>
          Open
        </p>
      </div>
      <p role="tooltip" className={tooltipClass}>
        {longText}
      </p>
    </Specimen>
  )
}
