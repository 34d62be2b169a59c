import { createContext, useContext } from 'react'

import { type Arriving, ArrivingWords } from '@/shared/ui/Arriving'

import type { View } from './assessmentStore'

/** The view that was chosen and has not arrived, and what is said meanwhile. */
export const ArrivingViews = createContext<{ arriving: Arriving<View>; waiting: string }>({
  arriving: null,
  waiting: '',
})

/** Beside a control that opens a view: that it is on its way, or lost. Nothing while it is neither. */
export function ArrivingView({ view, className }: { view: View; className?: string }) {
  const { arriving, waiting } = useContext(ArrivingViews)
  if (arriving?.key !== view) return null
  return <ArrivingWords isLost={arriving.isLost} waiting={waiting} className={className} />
}
