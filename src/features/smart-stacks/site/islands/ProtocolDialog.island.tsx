'use client'

import { usePathname, useRouter } from 'next/navigation'
import type { ReactNode } from 'react'

import { Dialog } from '@/shared/ui/Dialog'

type ProtocolDialogProps = { slug: string; name: string; description: ReactNode; children: ReactNode }

/** A protocol as a dialog over the grid. Closing it navigates back there. */
export function ProtocolDialog({ slug, name, description, children }: ProtocolDialogProps) {
  const router = useRouter()
  const pathname = usePathname()
  // The router keeps a parallel route's last content after a navigation that does not match it.
  if (pathname !== `/smart-stacks/${slug}`) return null
  return (
    <Dialog open addressed onOpenChange={() => router.back()} title={name} description={description} size="wide">
      {children}
    </Dialog>
  )
}
