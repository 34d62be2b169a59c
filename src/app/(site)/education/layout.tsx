import type { ReactNode } from 'react'

import { SentenceReports } from '@/features/evidence/site/islands/SentenceReports.island'

/** The library and the parallel route of its reader dialog; both have sentences to report. */
export default function EducationLayout({ children, reader }: { children: ReactNode; reader: ReactNode }) {
  return (
    <>
      {children}
      {reader}
      <SentenceReports />
    </>
  )
}
