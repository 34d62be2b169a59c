'use client'

import { approachSymptomLogger, openSymptomLogger } from '@/shared/browser/openSymptomLogger'
import { buttonClass } from '@/shared/ui/button'

/** Opens the hot flash logger, which the route puts on the page. */
export function LogHotFlashButton() {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={buttonClass({}, 'noscript:hidden')}
      onPointerEnter={approachSymptomLogger}
      onFocus={approachSymptomLogger}
      onClick={(event) => {
        // Not every browser focuses what is clicked, and the focus comes back here when the dialog closes.
        event.currentTarget.focus()
        openSymptomLogger()
      }}
    >
      Log a Hot Flash
    </button>
  )
}
