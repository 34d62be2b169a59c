'use client'

import { useEffect, useState } from 'react'

import { onLostSave, onSave } from './panelFetch'

/**
 * Stands in a form from a save of which no answer came until one that went through, as Payload's message leaves after three
 * seconds, and an editor may be away from the screen for longer.
 * @param place see `placeOf`
 */
export function LostSave({ place }: { place: string }) {
  const [lostAt, setLostAt] = useState<Date>()

  useEffect(() => onLostSave((lost) => lost === place && setLostAt(new Date())), [place])
  useEffect(() => onSave((saved) => saved === place && setLostAt(undefined)), [place])

  if (!lostAt) return null
  const time = lostAt.toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' })
  return (
    <div className="power-years-copy" role="alert">
      <p>
        Not saved: the site did not answer at {time}. What you typed is kept in this browser. Press again once there is
        a network.
      </p>
    </div>
  )
}
