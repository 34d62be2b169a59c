import { ExternalIcon } from '@/shared/ui/art/icons'
import { buttonClass } from '@/shared/ui/Button'
import { SiteLink } from '@/shared/ui/SiteLink'

type BookingLinkProps = { coachingLink: string | null; contactEmail: string | null }

/** Links to the booking page or the contact email of the site settings; without either it says so. */
export function BookingLink({ coachingLink, contactEmail }: BookingLinkProps) {
  if (coachingLink)
    return (
      <>
        <a href={coachingLink} target="_blank" rel="noopener noreferrer external" className={buttonClass()}>
          Schedule $75 Consultation
          <ExternalIcon size={16} />
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
        <p className="mt-4 max-w-112 text-sm text-soft-ink">
          You book and pay on another site, by its rules. We send nothing along: not your name, not a line you logged.
        </p>
      </>
    )
  if (contactEmail)
    return (
      <>
        <a href={`mailto:${contactEmail}?subject=Consultation`} className={buttonClass()}>
          Schedule $75 Consultation
        </a>
        <p className="mt-4 max-w-112 text-sm text-soft-ink">
          This opens a letter to{' '}
          <a href={`mailto:${contactEmail}?subject=Consultation`} className="break-all">
            {contactEmail}
          </a>{' '}
          in your mail program. A day and a time that suit you are enough; your medical history can stay at home.
        </p>
      </>
    )
  return (
    <p className="max-w-112 border-l-[3px] border-marigold pl-5">
      <strong>There is no appointment to book yet.</strong> When there is one, the button will stand here. Until then{' '}
      <SiteLink href="/ask-auntie">Auntie</SiteLink> is awake, and she charges nothing.
    </p>
  )
}
