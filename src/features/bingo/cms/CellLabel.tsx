'use client'

import { useRowLabel } from '@payloadcms/ui'

/** The row label of a cell in the admin panel: position and activity, so that 25 collapsed rows can be told apart. */
export function CellLabel() {
  const { data } = useRowLabel<{ position?: number; activity?: string }>()
  return (
    <span>
      {data.position ?? '?'} · {data.activity || 'No activity yet'}
    </span>
  )
}
