import '../../../payload'
import { feedResponse } from '@/features/evidence/site/feed'
import { getCorrections, getCorrectionsTexts } from '@/features/evidence/site/queries'
import { getEnv } from '@/shared/env'

export const dynamic = 'force-static'

export async function GET(): Promise<Response> {
  const [corrections, { texts }] = await Promise.all([getCorrections(), getCorrectionsTexts()])
  return feedResponse({
    title: 'Power Years: corrections',
    description: 'What was published here, found wrong and put right.',
    path: '/corrections',
    siteUrl: getEnv().SITE_URL,
    items: corrections.map(({ id, day, standsIn, href, before, after, why, sources }) => ({
      id: String(id),
      day,
      title: `Corrected: ${standsIn}`,
      href,
      text: [
        (before || after) && `It said: ${before || texts.nothingBefore}`,
        after && `It says: ${after}`,
        `Why: ${why}`,
        ...sources.map(({ name }) => `By: ${name}`),
      ]
        .filter(Boolean)
        .join('\n'),
    })),
  })
}
