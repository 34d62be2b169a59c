import Link from 'next/link'
import type { ServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'

import { formatDateTimeUtc } from '@/shared/cms/adminDateFormats'
import { slugs } from '@/slugs'

import { findFailedProbe } from './dailyProbe'

/** Shown above the dashboard only when the daily cry for help found nobody to call. */
export async function ProbeTrouble({ payload }: ServerProps) {
  const failedAt = await findFailedProbe(payload)
  if (!failedAt) return null
  const adminRoute = payload.config.routes.admin
  return (
    <section className="power-years-greeting" aria-labelledby="power-years-probe-trouble" role="alert">
      <h2 id="power-years-probe-trouble">Auntie names nobody to call</h2>
      <p>
        The daily check of {formatDateTimeUtc(failedAt)} asked her for help in a crisis, and no line that can be called
        came back. Look at{' '}
        <Link href={formatAdminURL({ adminRoute, path: `/globals/${slugs.auntieSafety}` })} prefetch={false}>
          her countries and lines
        </Link>
        , bring the version before back, and tell whoever runs the site.
      </p>
    </section>
  )
}
