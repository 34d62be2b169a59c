import { useState, type ComponentType, type MouseEvent } from 'react'

/**
 * Event handlers for a control whose code is loaded on first hover, touch or focus. A failed prefetch is ignored; using
 * the control shows the error.
 */
export function loadOnIntent(load: () => Promise<unknown>) {
  const prefetch = () => void load().catch(() => {})
  return { onPointerEnter: prefetch, onFocus: prefetch }
}

/**
 * State for a dialog whose code is loaded on intent: render `Dialog` while it is set and `isOpen`, and spread
 * `triggerProps` on its button.
 * @param load resolves with the component; the module system caches it, so it may be called often
 * @param onError called when the dialog should open and its code failed to load
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
      // Safari does not focus a button on click, but the focus returns here when the dialog closes.
      event.currentTarget.focus()
      open()
    },
  } as const
  return { Dialog, isOpen, setIsOpen, open, triggerProps }
}
