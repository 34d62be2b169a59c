import type { ReactNode } from 'react'

/** The grid of stacks and the parallel route of its protocol dialog. */
export default function StacksLayout({ children, protocol }: { children: ReactNode; protocol: ReactNode }) {
  return (
    <>
      {children}
      {protocol}
    </>
  )
}
