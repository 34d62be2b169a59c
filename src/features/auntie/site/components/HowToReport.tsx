import { InlineText } from '@/shared/ui/InlineText'

import type { SafetyCaseTexts } from '../queries'

type HowToReportProps = {
  texts: Pick<SafetyCaseTexts, 'report' | 'reportKept' | 'noAddress'>
  /** Of the site settings; without one it says that there is none. */
  contactEmail: string | null
}

/** Where to say that Auntie was wrong. */
export function HowToReport({ texts, contactEmail }: HowToReportProps) {
  return (
    <p className="mt-4">
      <InlineText>{texts.report}</InlineText>{' '}
      {contactEmail ? (
        <a href={`mailto:${contactEmail}?subject=Auntie`} className="break-all">
          {contactEmail}
        </a>
      ) : (
        texts.noAddress
      )}
      {contactEmail && ` ${texts.reportKept}`}
    </p>
  )
}
