'use client'

import { useEffect, useState } from 'react'

import { Button } from '@/shared/ui/Button'

import type { readDonationSetup } from '../../contract'
import { openDonation } from './FloatingDonateButton.island'

/** Opens the donation dialog. Where gifts cannot be made, that stands beside it before anybody presses. */
export function DonateButton({ notSetUp }: { notSetUp: string }) {
  const [takesDonations, setTakesDonations] = useState(true)
  useEffect(() => {
    const ask = async () => {
      // After the paint: what the page begins with stays as small as it was.
      const { callEndpoint } = await import('@/shared/browser/callEndpoint')
      const { publishableKey } = await callEndpoint<typeof readDonationSetup>('get', '/donation-setup')
      setTakesDonations(publishableKey !== null)
    }
    // The dialog asks again, and says what it could not learn.
    ask().catch(() => {})
  }, [])
  return (
    <>
      <Button aria-haspopup="dialog" className="noscript:hidden" onClick={openDonation}>
        DONATE
      </Button>
      {/* Its room is there from the beginning, so that nothing below it moves. */}
      <p className={`order-last w-full text-sm ${takesDonations ? 'invisible' : ''}`}>{notSetUp}</p>
    </>
  )
}
