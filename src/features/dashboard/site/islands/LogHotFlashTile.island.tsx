'use client'

import type { ReactNode } from 'react'

import { approachSymptomLogger, openSymptomLogger } from '@/shared/browser/openSymptomLogger'

/** The tile that opens the hot flash logger, which the route puts on the page. */
export function LogHotFlashTile({ className, children }: { className: string; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={className}
      onPointerEnter={approachSymptomLogger}
      onFocus={approachSymptomLogger}
      onClick={(event) => {
        // Not every browser focuses what is clicked, and the focus comes back here when the dialog closes.
        event.currentTarget.focus()
        openSymptomLogger()
      }}
    >
      {children}
    </button>
  )
}
