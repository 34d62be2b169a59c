'use client'

import type { ReactNode } from 'react'

import { useDialogOnIntent } from '@/shared/browser/loadOnIntent'
import { notify } from '@/shared/browser/notify'

const loadDialog = () => import('./CareDialog').then(({ CareDialog }) => CareDialog)

/** A button that opens the visitor's medicines and visits; styled by its page. */
export function OpenCare({ className, children }: { className: string; children: ReactNode }) {
  const { Dialog, isOpen, setIsOpen, triggerProps } = useDialogOnIntent(loadDialog, () =>
    notify({
      title: 'It did not open',
      description: 'Please check the connection and try again.',
      tone: 'destructive',
    }),
  )
  return (
    <>
      <button type="button" className={className} {...triggerProps}>
        {children}
      </button>
      {Dialog && isOpen && <Dialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
