'use client'

import { openDonation } from '@/shared/browser/openDonation'
import { buttonClass } from '@/shared/ui/button'

/** Opens the same dialog as the floating button. */
export function DonateButton() {
  return (
    <button type="button" aria-haspopup="dialog" className={buttonClass({}, 'noscript:hidden')} onClick={openDonation}>
      DONATE
    </button>
  )
}
