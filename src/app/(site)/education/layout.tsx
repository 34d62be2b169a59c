import type { ReactNode } from 'react'

/** The library and the parallel route of its reader dialog. */
export default function EducationLayout({ children, reader }: { children: ReactNode; reader: ReactNode }) {
  return (
    <>
      {children}
      {reader}
    </>
  )
}
