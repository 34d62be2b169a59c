'use client'

import { approachSymptomLogger, openSymptomLogger } from '@/shared/browser/openSymptomLogger'
import { Button } from '@/shared/ui/Button'

/** Opens the hot flash logger, which the route puts on the page. */
export function LogHotFlashButton() {
  return (
    <Button
      aria-haspopup="dialog"
      className="noscript:hidden"
      onPointerEnter={approachSymptomLogger}
      onFocus={approachSymptomLogger}
      onClick={(event) => {
        // Not every browser focuses what is clicked, and the focus comes back here when the dialog closes.
        event.currentTarget.focus()
        openSymptomLogger()
      }}
    >
      Log a Hot Flash
    </Button>
  )
}
