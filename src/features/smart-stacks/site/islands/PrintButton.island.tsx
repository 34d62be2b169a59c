'use client'

import { PrintIcon } from '@/shared/ui/art/icons'
import { buttonClass } from '@/shared/ui/button'

/** Prints the protocol: people take it to a doctor. */
export function PrintButton() {
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className={buttonClass({ look: 'quiet', size: 'small' }, 'print:hidden noscript:hidden')}
    >
      <PrintIcon size={18} />
      Print
    </button>
  )
}
