import { useState, type ComponentType } from 'react'

import { loadOnIntent } from '@/shared/browser/loadOnIntent'
import { notify } from '@/shared/browser/notify'

import type { KeyDialogProps, KeyTask } from './KeyDialog'

const load = () => import('./KeyDialog').then(({ KeyDialog }) => KeyDialog)

/** The dialog about the key, loaded on intent: `opens(task)` are the props of a button that opens it. */
export function useKeyDialog(about: Pick<KeyDialogProps, 'siteName' | 'texts'>) {
  const [task, setTask] = useState<KeyTask | null>(null)
  const [Dialog, setDialog] = useState<ComponentType<KeyDialogProps> | null>(null)

  function open(chosen: KeyTask) {
    setTask(chosen)
    load().then(
      (loaded) => setDialog(() => loaded),
      () => {
        setTask(null)
        notify({ title: 'Not Loaded', description: 'The site can’t be reached just now. Try again in a moment.' })
      },
    )
  }

  return {
    opens: (chosen: KeyTask) => ({
      'aria-haspopup': 'dialog' as const,
      ...loadOnIntent(load),
      onClick: () => open(chosen),
    }),
    dialog: Dialog && task && <Dialog {...about} task={task} onClose={() => setTask(null)} />,
  }
}
