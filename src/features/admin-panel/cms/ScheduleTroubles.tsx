import Link from 'next/link'
import type { ServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'

import { formatDateTimeUtc } from '@/shared/cms/adminDateFormats'

import { findTroubledSchedules, placeInPanel } from './schedules'

const done = { publish: 'published', unpublish: 'taken off the site' }

const askByHand =
  'Somebody may have published another version since; if not, open it and press Publish: that says what is missing.'

/** Shown above the dashboard only when a scheduled publish failed, which would go unnoticed otherwise. */
export async function ScheduleTroubles({ payload }: ServerProps) {
  const troubles = await findTroubledSchedules(payload)
  if (troubles.length === 0) return null
  return (
    <section className="power-years-greeting" aria-labelledby="power-years-schedule-troubles" role="status">
      <h2 id="power-years-schedule-troubles">Not everything scheduled has happened</h2>
      <ul>
        {troubles.map(({ id, title, type, at, failed, why, ...about }) => (
          <li key={id}>
            <Link
              href={formatAdminURL({
                adminRoute: payload.config.routes.admin,
                path: placeInPanel(about),
              })}
              prefetch={false}
            >
              {title}
            </Link>
            {failed
              ? ` could not be ${done[type]} on ${formatDateTimeUtc(at)}. ${why ?? askByHand}`
              : ` was to be ${done[type]} on ${formatDateTimeUtc(at)} and still waits. Tell whoever runs the site.`}
          </li>
        ))}
      </ul>
    </section>
  )
}
