'use client'

import { useRowLabel } from '@payloadcms/ui'

/** Names a cell in the panel by its place and activity, so that 25 closed rows can be told apart. */
export function CellLabel() {
  const { data } = useRowLabel<{ position?: number; activity?: string }>()
  return (
    <span>
      {data.position ?? '?'} · {data.activity || 'No activity yet'}
    </span>
  )
}
