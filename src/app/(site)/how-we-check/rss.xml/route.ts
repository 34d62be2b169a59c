import '../../../payload'
import { feedResponse } from '@/features/evidence/site/feed'
import { getChecks } from '@/features/evidence/site/queries'
import { getEnv } from '@/shared/env'

export const dynamic = 'force-static'

export async function GET(): Promise<Response> {
  return feedResponse({
    title: 'Power Years: what was checked',
    description: 'Which sentences were read in their sources, when and by whom.',
    path: '/how-we-check',
    siteUrl: getEnv().SITE_URL,
    items: await getChecks(),
  })
}
