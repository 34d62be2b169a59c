import type { ReactNode } from 'react'

/** The grid of stacks and, over it, the protocol that was opened from it. */
export default function StacksLayout({ children, protocol }: { children: ReactNode; protocol: ReactNode }) {
  return (
    <>
      {children}
      {protocol}
    </>
  )
}
