import { LostMoonScene } from '@/shared/ui/art/Scenes'
import { buttonClass } from '@/shared/ui/Button'
import { SiteLink } from '@/shared/ui/SiteLink'
import { getShellTexts } from './queries'

/** The 404 screen, and the ways out. */
export async function NotFoundScreen() {
  const { texts } = await getShellTexts()
  return (
    <div data-status="404" className="page-width flex flex-col items-center pt-12 text-center md:pt-20">
      <LostMoonScene size={300} className="h-auto max-w-full" />
      <h1 className="mt-8">{texts.notFoundHeading}</h1>
      <p className="mt-3 text-sm text-balance text-soft-ink">{texts.notFoundLead}</p>
      <p className="mt-4 max-w-136 text-lg text-balance">{texts.notFoundText}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <SiteLink href="/" className={buttonClass()}>
          {texts.notFoundStart}
        </SiteLink>
        <SiteLink href="/education" className={buttonClass({ variant: 'quiet' })}>
          {texts.notFoundLibrary}
        </SiteLink>
        <SiteLink href="/search" className={buttonClass({ variant: 'quiet' })}>
          {texts.search}
        </SiteLink>
      </div>
    </div>
  )
}
