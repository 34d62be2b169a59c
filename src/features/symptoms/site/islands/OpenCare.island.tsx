'use client'

import type { ReactNode } from 'react'

import { useDialogOnIntent } from '@/shared/browser/loadOnIntent'
import { notify } from '@/shared/browser/notify'

import type { HistoryTexts } from '../../content/historyTexts'

const loadDialog = () => import('./CareDialog').then(({ CareDialog }) => CareDialog)

type OpenCareProps = { texts: HistoryTexts; className: string; children: ReactNode }

/** A button that opens the visitor's medicines and visits; styled by its page. */
export function OpenCare({ texts, className, children }: OpenCareProps) {
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
      {Dialog && isOpen && <Dialog texts={texts} onClose={() => setIsOpen(false)} />}
    </>
  )
}
