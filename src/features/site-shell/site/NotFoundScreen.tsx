import { LostMoonScene } from '@/shared/ui/art/Scenes'
import { buttonClass } from '@/shared/ui/Button'
import { SiteLink } from '@/shared/ui/SiteLink'

/** The 404 screen: the text from the site settings, and three links. */
export function NotFoundScreen() {
  return (
    <div data-status="404" className="page-width flex flex-col items-center pt-12 text-center md:pt-20">
      <LostMoonScene size={300} className="h-auto max-w-full" />
      <h1 className="mt-8">404 Page Not Found</h1>
      <p className="mt-4 text-lg text-balance text-soft-ink">Did you forget to add the page to the router?</p>
      <p className="mt-2 max-w-136 text-balance text-soft-ink">
        That one was for us, not for you. You walked into a room with no idea why you came in, and it turns out there is
        no room. It happens to the best of us.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <SiteLink href="/" className={buttonClass()}>
          Back to the start
        </SiteLink>
        <SiteLink href="/education" className={buttonClass({ variant: 'quiet' })}>
          Visit the library
        </SiteLink>
      </div>
    </div>
  )
}
