import { InlineText } from '@/shared/ui/InlineText'

import type { SafetyCaseTexts } from '../queries'

type HowToReportProps = {
  texts: Pick<SafetyCaseTexts, 'reportHeading' | 'report' | 'reportKept'>
  /** Of the site settings; without one nothing is asked for. */
  contactEmail: string | null
}

/** Where to say that Auntie was wrong. */
export function HowToReport({ texts, contactEmail }: HowToReportProps) {
  if (!contactEmail) return null
  return (
    <>
      <h2 className="mt-10">{texts.reportHeading}</h2>
      <p className="mt-4">
        <InlineText>{texts.report}</InlineText>{' '}
        <a href={`mailto:${contactEmail}?subject=Auntie`} className="break-all">
          {contactEmail}
        </a>{' '}
        {texts.reportKept}
      </p>
    </>
  )
}
