import { useState, type ComponentType } from 'react'

import { loadOnIntent } from '@/shared/browser/loadOnIntent'
import { notify } from '@/shared/browser/notify'

import type { KeyDialogProps, KeyTask } from './KeyDialog'

const load = () => import('./KeyDialog').then(({ KeyDialog }) => KeyDialog)

/**
 * The dialog about the key, loaded on intent: `opens(task)` are the props of a button that opens it.
 * @param onClosed called when it has closed, or did not arrive
 */
export function useKeyDialog(about: Pick<KeyDialogProps, 'siteName' | 'texts'>, onClosed?: () => void) {
  const [task, setTask] = useState<KeyTask | null>(null)
  const [Dialog, setDialog] = useState<ComponentType<KeyDialogProps> | null>(null)

  function close() {
    setTask(null)
    onClosed?.()
  }

  function open(chosen: KeyTask) {
    setTask(chosen)
    load().then(
      (loaded) => setDialog(() => loaded),
      () => {
        close()
        notify({ title: 'Not Loaded', description: 'The site can’t be reached just now. Try again in a moment.' })
      },
    )
  }

  return {
    open,
    opens: (chosen: KeyTask) => ({
      'aria-haspopup': 'dialog' as const,
      ...loadOnIntent(load),
      onClick: () => open(chosen),
    }),
    dialog: Dialog && task && <Dialog {...about} task={task} onClose={close} />,
  }
}
