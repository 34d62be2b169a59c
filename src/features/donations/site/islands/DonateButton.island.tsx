'use client'

import { Button } from '@/shared/ui/Button'

import { openDonation } from './DonationCorner.island'

/** Opens the same dialog as the floating button. */
export function DonateButton() {
  return (
    <Button aria-haspopup="dialog" className="noscript:hidden" onClick={openDonation}>
      DONATE
    </Button>
  )
}
