'use client'

import { openDonation } from '@/shared/browser/openDonation'
import { Button } from '@/shared/ui/Button'

/** Opens the same dialog as the floating button. */
export function DonateButton() {
  return (
    <Button aria-haspopup="dialog" className="noscript:hidden" onClick={openDonation}>
      DONATE
    </Button>
  )
}
