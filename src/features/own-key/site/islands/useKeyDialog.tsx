import { useState, type ComponentType } from 'react'

import { loadOnIntent } from '@/shared/browser/loadOnIntent'
import { notify } from '@/shared/browser/notify'

import type { KeyTask } from './KeyDialog'

type DialogProps = { task: KeyTask; siteName: string; onClose: () => void }

const load = () => import('./KeyDialog').then(({ KeyDialog }) => KeyDialog)

/** The dialog about the key, loaded on intent: `opens(task)` are the props of a button that opens it. */
export function useKeyDialog(siteName: string) {
  const [task, setTask] = useState<KeyTask | null>(null)
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null)

  function open(about: KeyTask) {
    setTask(about)
    load().then(
      (loaded) => setDialog(() => loaded),
      () => {
        setTask(null)
        notify({ title: 'Not Loaded', description: 'The site can’t be reached just now. Try again in a moment.' })
      },
    )
  }

  return {
    opens: (about: KeyTask) => ({
      'aria-haspopup': 'dialog' as const,
      ...loadOnIntent(load),
      onClick: () => open(about),
    }),
    dialog: Dialog && task && <Dialog task={task} siteName={siteName} onClose={() => setTask(null)} />,
  }
}
