import { createContext, useContext } from 'react'

import { type PendingLoad, LoadStatus } from '@/shared/ui/pendingLoad'

import type { View } from './assessmentStore'

/** The view that was chosen and has not arrived, and what is said meanwhile. */
export const PendingViewContext = createContext<{ arriving: PendingLoad<View>; waiting: string }>({
  arriving: null,
  waiting: '',
})

/** Beside a control that opens a view: that it is on its way, or lost. Nothing while it is neither. */
export function PendingViewStatus({ view, className }: { view: View; className?: string }) {
  const { arriving, waiting } = useContext(PendingViewContext)
  if (arriving?.key !== view) return null
  return <LoadStatus isLost={arriving.isLost} waiting={waiting} className={className} />
}
