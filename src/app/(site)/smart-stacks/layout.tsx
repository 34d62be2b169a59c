import type { ReactNode } from 'react'

import { SentenceReports } from '@/features/evidence/site/islands/SentenceReports.island'

/** The grid of stacks and the parallel route of its protocol dialog; both have sentences to report. */
export default function StacksLayout({ children, protocol }: { children: ReactNode; protocol: ReactNode }) {
  return (
    <>
      {children}
      {protocol}
      <SentenceReports />
    </>
  )
}
