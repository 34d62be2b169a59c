'use client'

import { Button } from '@/shared/ui/Button'

import { openDonation } from './FloatingDonateButton.island'

export function DonateButton() {
  return (
    <Button aria-haspopup="dialog" className="noscript:hidden" onClick={openDonation}>
      DONATE
    </Button>
  )
}
