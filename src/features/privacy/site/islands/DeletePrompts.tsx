import * as Radix from 'radix-ui/alert-dialog'
import { useId, useRef, useState, type ReactNode } from 'react'

import { Button, buttonClass } from '@/shared/ui/Button'
import { Choice } from '@/shared/ui/Choice'
import { Field, Input } from '@/shared/ui/Field'

export type DeletePromptsProps = {
  onCancel: () => void
  /** @param browserToo whether to clear this browser's storage as well */
  onConfirm: (browserToo: boolean) => void
}

/** Two confirmations before everything is deleted. Loaded by `import()`, as Radix is heavy. */
export function DeletePrompts({ onCancel, onConfirm }: DeletePromptsProps) {
  const [sure, setSure] = useState(false)
  const [opener] = useState(() => document.activeElement)
  const stepping = useRef(false)
  const [browserToo, setBrowserToo] = useState(true)
  const [typed, setTyped] = useState('')
  const formId = useId()

  function giveFocusBack() {
    // The second dialog moves the focus itself.
    if (!stepping.current && opener instanceof HTMLElement) opener.focus()
    stepping.current = false
  }

  function goOn() {
    stepping.current = true
    setSure(true)
  }

  if (!sure)
    return (
      <Prompt
        key="first"
        question="Are you absolutely sure? This will permanently delete ALL your data and cannot be undone."
        onCancel={onCancel}
        onClosed={giveFocusBack}
        proceed={
          <Button variant="danger" onClick={goOn}>
            Continue
          </Button>
        }
      >
        <Choice
          type="checkbox"
          variant="plain"
          marked
          checked={browserToo}
          onChange={(event) => setBrowserToo(event.target.checked)}
          className="mt-5"
        >
          <span>
            Also clear what this browser keeps: reading progress, practice history and the like
            <span className="block text-sm text-soft-ink">
              Your theme stays, and so do the codes that end a monthly gift.
            </span>
          </span>
        </Choice>
      </Prompt>
    )

  return (
    <Prompt
      key="final"
      question="This is your final warning... Type 'DELETE' to confirm."
      onCancel={onCancel}
      onClosed={giveFocusBack}
      proceed={
        <Button type="submit" form={formId} variant="danger">
          Delete Everything
        </Button>
      }
    >
      <form
        id={formId}
        className="mt-5"
        onSubmit={(event) => {
          event.preventDefault()
          // Typing the word is a deliberate pause; the input is not checked.
          onConfirm(browserToo)
        }}
      >
        <Field label="Your confirmation" labelStyle="plain">
          {(control) => (
            <Input
              {...control}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
      </form>
    </Prompt>
  )
}

type PromptProps = {
  question: string
  onCancel: () => void
  /** Called when the dialog has closed, to restore the focus. */
  onClosed: () => void
  proceed: ReactNode
  children: ReactNode
}

function Prompt({ question, onCancel, onClosed, proceed, children }: PromptProps) {
  return (
    <Radix.Root open onOpenChange={(open) => !open && onCancel()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-night-1/70" />
        <Radix.Content
          data-dialog
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onClosed()
          }}
          className="fixed top-1/2 left-1/2 z-50 max-h-[90dvh] w-[calc(100%-2rem)] max-w-lg -translate-1/2 overflow-y-auto border border-line bg-paper p-6 text-ink outline-none sm:p-8"
        >
          <Radix.Title className="text-2xl">Delete Account</Radix.Title>
          <Radix.Description className="mt-3">{question}</Radix.Description>
          {children}
          <div className="mt-6 flex flex-wrap gap-3">
            <Radix.Cancel className={buttonClass({ variant: 'quiet' })}>Cancel</Radix.Cancel>
            {proceed}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
