import { DroppedCupScene } from '@/shared/ui/art/Scene'
import { buttonClass } from '@/shared/ui/Button'
import { SiteLink } from '@/shared/ui/SiteLink'

/** What the production server answers with 503 in the place of a page (src/server/outageResponses.ts). */
export function UnavailableScreen() {
  return (
    <div className="page-width flex flex-col items-center pt-12 text-center md:pt-20">
      <DroppedCupScene size={300} className="h-auto max-w-full" />
      <h1 className="mt-8">Back in a moment</h1>
      <p className="mt-4 max-w-136 text-lg text-balance text-soft-ink">
        This page cannot be fetched right now, and it is us, not you. Nothing you saved is lost. Most of the library is
        still there to read.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {/* The URL is that of the requested page, so reloading asks for it again. */}
        <a href="" className={buttonClass()}>
          Try again
        </a>
        <SiteLink href="/education" className={buttonClass({ variant: 'quiet' })}>
          Visit the library
        </SiteLink>
      </div>
    </div>
  )
}
