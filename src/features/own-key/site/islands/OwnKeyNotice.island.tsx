'use client'

import { Suspense, useEffect, useState } from 'react'

import { onOutboxChange } from '@/shared/browser/offline/outboxEvents'
import { useOwnKeyState } from '@/shared/browser/ownKey/state'
import { lazyPart } from '@/shared/ui/lazyPart'

import type { OwnKeyTexts } from '../../content/ownKeyTexts'
import { countKept } from './countKept'

// Most visitors have nothing to keep yet.
const KeyOffer = lazyPart(() => import('./KeyOffer').then((loaded) => loaded.KeyOffer))

/** From so many entries on a diary is something to lose. */
const worthKeeping = 3

/** How many records hang on the cookie: asked when the page opens, and when what waited has been sent. */
function useKept(isAsked: boolean): number {
  const [kept, setKept] = useState(0)
  useEffect(() => {
    if (!isAsked) return
    let gone = false
    const count = () =>
      countKept().then(
        (counted) => {
          if (!gone) setKept(counted)
        },
        () => {
          // Without an answer there is no offer.
        },
      )
    void count()
    const stop = onOutboxChange(({ sent }) => {
      if (sent > 0) void count()
    })
    return () => {
      gone = true
      stop()
    }
  }, [isAsked])
  return kept
}

type OwnKeyNoticeProps = { siteName: string; texts: OwnKeyTexts }

/** Beside a visitor's own record: that it is locked here, or, once there is something to lose, the offer to keep it. */
export function OwnKeyNotice(props: OwnKeyNoticeProps) {
  const state = useOwnKeyState()
  const kept = useKept(state === 'none')
  const isOffered = state === 'none' && kept >= worthKeeping
  const offered = isOffered ? kept : state === 'locked' ? null : undefined
  // Once shown it stays: the dialog that it opened outlives the offer.
  const [wasShown, setWasShown] = useState(false)
  if (offered !== undefined && !wasShown) setWasShown(true)
  return (
    wasShown && (
      <Suspense fallback={null}>
        <KeyOffer {...props} offered={offered} />
      </Suspense>
    )
  )
}
