'use client'

import { useEffect, useState, type ReactNode } from 'react'

import { onNotice, type Notice } from '@/shared/browser/notify'

/** How long the toast's script may take (ms): without a network a browser tries for a second, and then in vain. */
const timeoutMs = 300

/** Says it in the shell's own element until the toast's script arrives, as it may not without a network. */
function showPlainly({ title, description = '' }: Notice) {
  const plain = document.getElementById('plain-notice')!
  plain.textContent = `${title}\n${description}`
  // Where the browser knows no popovers, it is seen as soon as it holds something.
  plain.togglePopover?.(true)
}

/** Shows the latest toast until it is closed or replaced. */
export function Toaster() {
  const [toast, setToast] = useState<ReactNode>(null)

  useEffect(
    () =>
      onNotice((notice) => {
        const late = setTimeout(showPlainly, timeoutMs, notice)
        import('@/shared/ui/Toast').then(
          ({ Toast }) => {
            clearTimeout(late)
            // The timer's number is another for each notice.
            setToast(<Toast key={+late} notice={notice} onGone={setToast} />)
          },
          () => {},
        )
      }),
    [],
  )

  return toast
}
