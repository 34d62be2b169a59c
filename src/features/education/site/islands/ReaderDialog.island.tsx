'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useState, type ComponentType, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'

import { Dialog } from '@/shared/ui/Dialog'
import { openFoldsAround } from '@/shared/ui/OpenLinkTarget.island'

import type { ReaderWords } from '../view'
import { MarkComplete } from './MarkComplete.island'
import { ReadingProvider, useReader } from './ReadingProvider.island'
import { ReadingStatus } from './ReadingStatus.island'
import { ReadingTools } from './ReadingTools.island'

/** Loaded on intent for links to another module; a navigation that finishes sooner is not animated. */
let PageTurn: ComponentType | null = null
/** Whether the pending navigation leads from one module to another within the reader. */
let turning = false

async function preparePageTurn() {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  PageTurn = (await import('./PageTurn')).PageTurn
}

/** The link to another module that is the target of an event. */
function moduleLink({ target }: SyntheticEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/education/"]') : null
}

type ReaderDialogProps = {
  texts: ReaderWords
  slug: string
  title: string
  caption: string
  description: string
  duration: number | null
  children: ReactNode
}

/** A module as a dialog over the library. Closing it navigates back there. */
export function ReaderDialog({ texts, slug, title, duration, ...rest }: ReaderDialogProps) {
  const pathname = usePathname()
  // The router keeps a parallel route's last content after a navigation that does not match it.
  if (pathname !== `/education/${slug}`) return null
  return (
    <ReadingProvider texts={texts} slug={slug} title={title} duration={duration}>
      <Frame {...rest} />
    </ReadingProvider>
  )
}

function Frame({ caption, description, children }: Pick<ReaderDialogProps, 'caption' | 'description' | 'children'>) {
  const router = useRouter()
  const { title, completable } = useReader()
  const [Turn] = useState(() => (turning ? PageTurn : null))

  useEffect(() => {
    turning = false
  }, [])

  function comeNear(event: SyntheticEvent) {
    // Without the animation the next module appears at once.
    if (moduleLink(event)) preparePageTurn().catch(() => {})
  }

  function followInside(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const href = link.getAttribute('href') ?? ''
    if (href.startsWith('#')) {
      // In-text anchors replace the history entry, or Back would not close the dialog.
      event.preventDefault()
      const target = document.getElementById(href.slice(1))
      if (target) openFoldsAround(target)
      target?.scrollIntoView({ block: 'center' })
      target?.focus({ preventScroll: true })
    } else if (/^\/education\/[^/?#]+$/.test(href)) {
      // Another module replaces the history entry, so that Back still leads to the library.
      event.preventDefault()
      turning = true
      router.replace(href, { scroll: false })
    }
  }

  return (
    <Dialog
      open
      addressed
      onOpenChange={() => router.back()}
      title={title}
      caption={caption}
      size="wide"
      header={<ReadingStatus />}
      footer={completable ? <MarkComplete /> : undefined}
    >
      {Turn && <Turn />}
      <div onClick={followInside} onPointerOver={comeNear} onFocus={comeNear}>
        <div className="mx-auto mb-8 max-w-[33rem] border-b border-line pb-6 print:max-w-none">
          <p className="mb-5 text-lg text-soft-ink">{description}</p>
          <ReadingTools />
        </div>
        {children}
      </div>
    </Dialog>
  )
}
