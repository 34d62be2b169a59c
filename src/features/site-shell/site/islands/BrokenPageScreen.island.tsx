'use client'

import { DroppedCupScene } from '@/shared/ui/art/Scene'
import { Button, buttonClass } from '@/shared/ui/Button'
import { SiteLink } from '@/shared/ui/SiteLink'

/**
 * The error boundary's screen; the layout around it stays. Trying again is a reload: a script that a lost network or a
 * release took away stays failed for as long as the page lives.
 */
export function BrokenPageScreen() {
  return (
    <div className="page-width flex flex-col items-center pt-12 text-center md:pt-20">
      <DroppedCupScene size={300} className="h-auto max-w-full" />
      <h1 className="mt-8">We dropped something</h1>
      <p className="mt-4 max-w-136 text-lg text-balance text-soft-ink">
        This page broke, and it was us or the network, not you. Nothing you saved in this browser is lost.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button onClick={() => location.reload()}>Try again</Button>
        <SiteLink href="/" className={buttonClass({ variant: 'quiet' })}>
          Back to the start
        </SiteLink>
      </div>
    </div>
  )
}
