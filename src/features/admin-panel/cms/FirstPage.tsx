import Link from 'next/link'
import type { ServerProps, TypedUser } from 'payload'
import { formatAdminURL } from 'payload/shared'

import { formatDateTimeUtc } from '@/shared/cms/adminDateFormats'
import { now as today } from '@/shared/now'
import { slugs } from '@/slugs'

import { noteVisit } from './lastVisit'
import { Scheduled } from './Scheduled'
import { Tutorial } from './Tutorial'
import {
  countDueReviews,
  countFailedJobs,
  findChanges,
  findOwnDrafts,
  findUnsigned,
  knowsTheWay,
  type Waiting,
} from './waitingWork'

type ListProps = { heading: string; found: Waiting[]; to: (path: `/${string}`) => string }

function List({ heading, found, to }: ListProps) {
  if (found.length === 0) return null
  return (
    <div>
      <h3>{heading}</h3>
      <ul>
        {found.map(({ collection, id, title, kind, at }) => (
          <li key={`${collection} ${id}`}>
            <Link href={to(`/collections/${collection}/${id}`)} prefetch={false}>
              {title}
            </Link>
            <span>
              {kind}, {formatDateTimeUtc(at)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const soon = ({ days, count }: { days: number; count: number }) =>
  days === 0 ? `${count} overdue` : `${count} due within ${days} days`

/** Above the dashboard: what waits for the person who is signed in. */
export async function FirstPage({ payload, user: whoever }: ServerProps) {
  const user = whoever as TypedUser | null | undefined
  if (!user) return null
  const now = today()
  const before = await noteVisit(payload, user, new Date())
  const [{ toSign, sent }, drafts, changes, reviews, failedJobs, isKnown] = await Promise.all([
    findUnsigned(payload, user),
    findOwnDrafts(payload, user),
    before ? findChanges(payload, user, before) : [],
    countDueReviews(payload, now),
    countFailedJobs(payload),
    knowsTheWay(payload),
  ])
  const safety = await payload.findGlobal({ slug: slugs.auntieSafety, draft: true, depth: 0 })
  const to = (path: `/${string}`) => formatAdminURL({ adminRoute: payload.config.routes.admin, path })
  const due = reviews.filter(({ count }) => count > 0)
  const unsignedLines = safety.needsSignature === true && safety.guardedBy !== user.id
  const nothing = [toSign, sent, drafts, changes, due].every((list) => list.length === 0) && !unsignedLines

  return (
    <>
      <section className="power-years-greeting power-years-waiting" aria-labelledby="power-years-waiting">
        <h1>{user.name ? `Hello, ${user.name}.` : 'Hello.'}</h1>
        <h2 id="power-years-waiting">What waits for me</h2>
        {nothing && <p>Nothing does. A good day to write.</p>}
        {unsignedLines && (
          <p>
            <Link href={to(`/globals/${slugs.auntieSafety}`)} prefetch={false}>
              Auntie: safety and limits
            </Link>{' '}
            has a change that needs your signature: read it, and publish it if you stand behind it.
          </p>
        )}
        {failedJobs > 0 && (
          <p>
            {failedJobs === 1 ? 'A job' : `${failedJobs} jobs`} in the background gave up. Tell whoever runs the site.
          </p>
        )}
        <List heading="To sign: read, and publish what you stand behind" found={toSign} to={to} />
        <Scheduled heading="Scheduled" />
        {due.length > 0 && (
          <div>
            <h3>Reviews</h3>
            <p>
              {due.map(soon).join(', ')}.{' '}
              <Link href={`${to(`/collections/${slugs.educationModules}`)}?sort=nextReviewDue`} prefetch={false}>
                Modules by their next review
              </Link>
            </p>
          </div>
        )}
        <List heading="My drafts" found={drafts} to={to} />
        <List heading="Waits for somebody else’s signature" found={sent} to={to} />
        <List heading="Changed since I was last here" found={changes} to={to} />
      </section>
      {!isKnown && <Tutorial payload={payload} />}
    </>
  )
}
