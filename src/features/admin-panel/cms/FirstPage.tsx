import Link from 'next/link'
import type { ServerProps, TypedUser } from 'payload'
import { formatAdminURL } from 'payload/shared'

import { formatDateTimeUtc } from '@/shared/cms/adminDateFormats'
import { now as today } from '@/shared/now'
import type { Comment } from '@/payload-types'
import { slugs } from '@/slugs'

import { FailingTexts } from './FailingTexts'
import { findFailingTexts } from '@/shared/cms/failingTexts'
import { noteVisit } from './lastVisit'
import { OfferedWords } from './OfferedWords'
import { findReleaseWords } from './releaseWords'
import { Scheduled } from './Scheduled'
import { Tutorial } from './Tutorial'
import {
  countDueReviews,
  countFailedJobs,
  countFailedEmails,
  findChanges,
  findOwnDrafts,
  canSkipTutorial,
  type WaitingDocument,
} from './waitingWork'
import { findBrokenLinks, findOpenComments, findWorkflowWork, type BrokenLink } from './workflowWork'

/** Where a text is edited; a global has no id. */
const pathOf = (collection: string, id: number): `/${string}` =>
  id === 0 ? `/globals/${collection}` : `/collections/${collection}/${id}`

type ListProps = { heading: string; found: WaitingDocument[]; to: (path: `/${string}`) => string }

function List({ heading, found, to }: ListProps) {
  if (found.length === 0) return null
  return (
    <div>
      <h3>{heading}</h3>
      <ul>
        {found.map(({ collection, id, title, kind, at }) => (
          <li key={`${collection} ${id}`}>
            <Link href={to(pathOf(collection, id))} prefetch={false}>
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

function Talk({ comments, links, to }: { comments: Comment[]; links: BrokenLink[]; to: ListProps['to'] }) {
  return (
    <>
      {comments.length > 0 && (
        <div>
          <h3>Comments</h3>
          <ul>
            {comments.map(({ id, document, title, author, text }) => {
              const [slug = '', of] = document.split('/')
              return (
                <li key={id}>
                  <Link href={to(pathOf(slug, Number(of ?? 0)))} prefetch={false}>
                    {title}
                  </Link>
                  <span>
                    {author}: {text.slice(0, 160)}
                  </span>
                </li>
              )
            })}
          </ul>
        </div>
      )}
      {links.length > 0 && (
        <div>
          <h3>Links that lead nowhere</h3>
          <ul>
            {links.map(({ collection, id, title, url, state }) => (
              <li key={`${collection} ${id} ${url}`}>
                <Link href={to(pathOf(collection, id))} prefetch={false}>
                  {title}
                </Link>
                <span>
                  {url.slice(0, 120)}
                  {state === 'draft' && ', which is a draft'}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** Above the dashboard: what waits for the person who is signed in. */
export async function FirstPage({ payload, user: whoever }: ServerProps) {
  const user = whoever as TypedUser | null | undefined
  if (!user) return null
  const now = today()
  const before = await noteVisit(payload, user, new Date())
  const [work, drafts, changes, reviews, failedJobs, failedLetters, comments, links, offers, failing, isKnown] =
    await Promise.all([
      findWorkflowWork(payload, user),
      findOwnDrafts(payload, user),
      before ? findChanges(payload, user, before) : [],
      countDueReviews(payload, now),
      countFailedJobs(payload),
      user.roles.includes('founder') ? countFailedEmails(payload, new Date()) : 0,
      findOpenComments(payload, user),
      findBrokenLinks(payload),
      findReleaseWords(payload),
      findFailingTexts(payload),
      canSkipTutorial(payload),
    ])
  const to = (path: `/${string}`) => formatAdminURL({ adminRoute: payload.config.routes.admin, path })
  const due = reviews.filter(({ count }) => count > 0)
  // Reviewers check texts; the way to one of one’s own is none of theirs.
  const writes = user.roles.some((role) => role !== 'reviewer')
  const lists = [...Object.values(work), drafts, changes, due, comments, links, offers, failing.texts]
  const nothing = failedJobs + failedLetters === 0 && lists.every((list) => list.length === 0)

  return (
    <>
      <section className="power-years-greeting power-years-waiting" aria-labelledby="power-years-waiting">
        <h1>{user.name ? `Hello, ${user.name}.` : 'Hello.'}</h1>
        <h2 id="power-years-waiting">What waits for me</h2>
        {nothing && <p>{writes ? 'Nothing does. A good day to write.' : 'Nothing does.'}</p>}
        {failedJobs > 0 && (
          <p>
            {failedJobs === 1 ? 'A job' : `${failedJobs} jobs`} in the background gave up. Tell whoever runs the site.
          </p>
        )}
        {failedLetters > 0 && (
          <p>
            {failedLetters === 1 ? 'A letter' : `${failedLetters} letters`} of the last two weeks could not be sent, or
            came back.{' '}
            <Link href={to(`/collections/${slugs.invitationBatches}`)} prefetch={false}>
              The batches
            </Link>
          </p>
        )}
        <List heading="To check" found={work.toCheck} to={to} />
        <List heading="To publish: approved, and not yours" found={work.toPublish} to={to} />
        <List heading="Sent back to you" found={work.sentBack} to={to} />
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
        <OfferedWords texts={offers.map((offer) => ({ ...offer, href: to(pathOf(offer.collection, offer.id)) }))} />
        <FailingTexts {...failing} to={to} />
        <Talk comments={comments} links={links} to={to} />
        <List heading="My drafts" found={drafts} to={to} />
        <List heading="Waits for somebody else" found={work.waiting} to={to} />
        <List heading="Changed since I was last here" found={changes} to={to} />
      </section>
      {writes && !isKnown && <Tutorial payload={payload} />}
    </>
  )
}
