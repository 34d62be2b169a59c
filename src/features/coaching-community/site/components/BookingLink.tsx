import { ExternalIcon } from '@/shared/ui/art/icons'
import { buttonClass } from '@/shared/ui/Button'
import { InlineText } from '@/shared/ui/InlineText'

import type { CoachingTexts } from '../queries'

type BookingLinkProps = { texts: CoachingTexts; coachingLink: string | null; contactEmail: string | null }

/** Links to the booking page or the contact email of the site settings; without either it says so. */
export function BookingLink({ texts, coachingLink, contactEmail }: BookingLinkProps) {
  if (coachingLink)
    return (
      <>
        <a href={coachingLink} target="_blank" rel="noopener noreferrer external" className={buttonClass()}>
          {texts.bookingButton}
          <ExternalIcon size={16} />
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
        <p className="mt-4 max-w-112 text-sm text-soft-ink">{texts.bookingElsewhere}</p>
      </>
    )
  if (contactEmail)
    return (
      <>
        <a href={`mailto:${contactEmail}?subject=Consultation`} className={buttonClass()}>
          {texts.bookingButton}
        </a>
        <p className="mt-4 max-w-112 text-sm text-soft-ink">
          {texts.letterTo}{' '}
          <a href={`mailto:${contactEmail}?subject=Consultation`} className="break-all">
            {contactEmail}
          </a>{' '}
          {texts.letterText}
        </p>
      </>
    )
  return (
    <p className="max-w-112 border-l-[3px] border-marigold pl-5">
      <strong>{texts.noBooking}</strong> <InlineText>{texts.noBookingText}</InlineText>
    </p>
  )
}
