'use client'

import { useEffect } from 'react'

import { notify } from '@/shared/browser/notify'

const notSent = (why?: string | null) =>
  notify({
    title: 'That did not go out',
    description: why || 'Please try again when you are online.',
    tone: 'destructive',
  })

/**
 * Sends what the buttons below the sources report (`data-report-claim`), wherever on the page they are. What sends it
 * comes with a press: of the pages that have such buttons few see one pressed.
 */
export function SentenceReports() {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-report-claim]')
      if (button)
        import('./sendReport').then(
          ({ sendReport }) => sendReport(button, notSent),
          () => notSent(),
        )
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
  return null
}
