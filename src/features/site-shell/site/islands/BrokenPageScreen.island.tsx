'use client'

import { DroppedCupScene } from '@/shared/ui/art/Scenes'
import { Button, buttonClass } from '@/shared/ui/Button'
import { SiteLink } from '@/shared/ui/SiteLink'

/** The error boundary's screen; the layout around it stays. */
export function BrokenPageScreen({ retry }: { retry: () => void }) {
  return (
    <div className="page-width flex flex-col items-center pt-12 text-center md:pt-20">
      <DroppedCupScene size={300} className="h-auto max-w-full" />
      <h1 className="mt-8">We dropped something</h1>
      <p className="mt-4 max-w-136 text-lg text-balance text-soft-ink">
        This page broke, and it was us, not you. Nothing you saved in this browser is lost.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button onClick={retry}>Try again</Button>
        <SiteLink href="/" className={buttonClass({ variant: 'quiet' })}>
          Back to the start
        </SiteLink>
      </div>
    </div>
  )
}
