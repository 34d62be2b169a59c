import { useState, type ComponentType, type MouseEvent } from 'react'

/**
 * Handlers for a control whose code is fetched when the pointer, a finger or the focus first comes near it. A failure
 * shows when the control is used; coming near it is no reason to speak up.
 */
export function loadOnIntent(load: () => Promise<unknown>) {
  const prefetch = () => void load().catch(() => {})
  return { onPointerEnter: prefetch, onFocus: prefetch }
}

/**
 * A dialog whose code is fetched on intent: draw `Dialog` while it is there and `isOpen`, and spread `triggerProps` on
 * the button that opens it.
 * @param load resolves with the component; the browser keeps what it has fetched, so it may be called often
 * @param onError called when the dialog was to open and its code did not arrive
 */
export function useDialogOnIntent<Props>(load: () => Promise<ComponentType<Props>>, onError?: () => void) {
  const [isOpen, setIsOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null)

  function open() {
    setIsOpen(true)
    load().then(
      (loaded) => setDialog(() => loaded),
      () => {
        setIsOpen(false)
        onError?.()
      },
    )
  }

  const triggerProps = {
    'aria-haspopup': 'dialog',
    ...loadOnIntent(load),
    onClick: (event: MouseEvent<HTMLElement>) => {
      // Not every browser focuses what is clicked, and the focus comes back here when the dialog closes.
      event.currentTarget.focus()
      open()
    },
  } as const
  return { Dialog, isOpen, setIsOpen, open, triggerProps }
}
