import type { ReactNode } from 'react'

/** The library and, over it, the module that was opened from it. */
export default function EducationLayout({ children, reader }: { children: ReactNode; reader: ReactNode }) {
  return (
    <>
      {children}
      {reader}
    </>
  )
}
