import { createHash } from 'node:crypto'

import { ValidationError, type CollectionBeforeChangeHook, type Field, type PayloadRequest } from 'payload'
import { date } from 'payload/shared'

import type { EducationModule } from '@/payload-types'
import { adminDayFormat } from '@/shared/cms/adminDateFormats'
import { approvedWordsOf, documentKey, findReviewActs } from '@/shared/cms/approvals'
import { findDifference } from '@/shared/cms/claimApproval'
import { staysWithAccounts } from '@/shared/cms/archivedContent'
import { textBlocks } from '@/shared/lib/textBlocks'
import { now } from '@/shared/now'
import { slugs } from '@/slugs'

const dayOnly = { pickerAppearance: 'dayOnly', displayFormat: adminDayFormat } as const
/** A copy is another text, which nobody has checked yet. */
const notInCopies = { beforeDuplicate: [() => null] }

/** Who checked a module's facts and when; shown to readers. It belongs to one text. */
export const reviewFields: Field[] = [
  {
    name: 'reviewedBy',
    label: 'Reviewed by',
    type: 'text',
    maxLength: 160,
    hooks: notInCopies,
    admin: {
      position: 'sidebar',
      description:
        'Who checked the facts. Shown to readers, so only what is true. Any change of the text empties it. Where only cited sentences changed and two people read them, it is back once the text is published.',
    },
  },
  {
    name: 'reviewedOn',
    label: 'Reviewed on',
    type: 'date',
    hooks: notInCopies,
    admin: { position: 'sidebar', date: dayOnly },
  },
  {
    name: 'nextReviewDue',
    label: 'Next review due',
    type: 'date',
    hooks: notInCopies,
    validate: (value, options) => {
      const usual = date(value, options)
      if (usual !== true) return usual
      const { reviewedOn } = options.siblingData as { reviewedOn?: string }
      return (
        !value || !reviewedOn || new Date(value) > new Date(reviewedOn) || 'The next review comes after the last one.'
      )
    },
    admin: { position: 'sidebar', date: dayOnly },
  },
  {
    name: 'reviewedText',
    type: 'text',
    hooks: notInCopies,
    admin: { hidden: true, disableBulkEdit: true },
    // Made of the text and of ids, anew wherever it arrives.
    custom: staysWithAccounts,
  },
  {
    // The day on which the last cited sentences that changed since the review had been read by two.
    name: 'sentencesReadOn',
    type: 'date',
    hooks: notInCopies,
    admin: { hidden: true, disableBulkEdit: true },
  },
]

type Reviewed = Partial<EducationModule>

/** A digest of the words that a reviewer has read; of red flags, which are named: their words are signed in their list. */
export function textDigest({ title, description, content, keyInsight, redFlags }: Reviewed): string {
  const flags = (redFlags ?? []).map((flag) => (typeof flag === 'object' ? flag.id : flag))
  const words = [title, description, textBlocks(content?.root), keyInsight, flags]
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url')
}

const dayMs = 24 * 60 * 60_000
/** Reviews come due from nine months to a year after the last, each text on a day of its own. */
const spreadDays = 90

/** The next review of a text where nobody chose a day: within a year, and not all on one. */
const nextReview = (reviewedOn: string, id: number): string =>
  new Date(Date.parse(reviewedOn) + (365 - ((id * 37) % spreadDays)) * dayMs).toISOString()

/** A day, however it is written. */
const dayOf = (value: string | null | undefined) => (value ? new Date(value).toISOString().slice(0, 10) : '')
const isSameStamp = (one: Reviewed, other: Reviewed) =>
  (one.reviewedBy ?? '') === (other.reviewedBy ?? '') && dayOf(one.reviewedOn) === dayOf(other.reviewedOn)

const noReview = { reviewedBy: null, reviewedOn: null, nextReviewDue: null, sentencesReadOn: null }

type Save = { req: PayloadRequest; data: Reviewed; id: number | undefined }

/**
 * The review of what visitors see, for a version that goes to the site by its signed sentences (decision 055).
 * @param reviewed the words that the version was last reviewed with
 */
async function findLastingReview(
  { req, data, id }: Save,
  reviewed: string | null | undefined,
): Promise<Reviewed | null> {
  if (data._status !== 'published' || id === undefined || !reviewed) return null
  const collection = slugs.educationModules
  const where = { id: { equals: id }, _status: { equals: 'published' } }
  const shown = await req.payload.db.findOne<EducationModule>({ collection, where, req })
  if (!shown?.reviewedBy || shown.reviewedText !== reviewed) return null
  const { reviewedBy, reviewedOn, nextReviewDue, sentencesReadOn } = shown
  if (textDigest(data) === reviewed) return { reviewedBy, reviewedOn, nextReviewDue, sentencesReadOn }
  const difference = await findDifference(req, {
    fields: approvedWordsOf(req.payload.collections[collection].config)!,
    data,
    shown: { ...shown },
    author: data.guardedBy ?? null,
    // Whatever the settings ask for: a review that nobody renews rests on these signatures.
    needs: ['fact'],
    said: await findReviewActs(req, documentKey(collection, id)),
  })
  return difference?.isApproved ? { reviewedBy, reviewedOn, nextReviewDue, sentencesReadOn: difference.seenOn } : null
}

/** A review of a day to come would outweigh what two people sign until then. It may be tomorrow in the editor's zone. */
function refuseDayToCome(reviewedOn: string | null | undefined, req: PayloadRequest): void {
  if (!reviewedOn || new Date(reviewedOn).getTime() <= now().getTime() + dayMs) return
  const message = 'A review is of a day that has come.'
  const errors = [{ label: 'Reviewed on', path: 'reviewedOn', message }]
  throw new ValidationError({ collection: slugs.educationModules, errors }, req.t)
}

/**
 * Empties the review of a text that has changed since, but for sentences that two have signed. A save that names another
 * reviewer or day reviews the text as it is then; going back to a version brings its own review back.
 */
export const syncReviewStamp: CollectionBeforeChangeHook<EducationModule> = async ({ data, originalDoc, req }) => {
  const digest = textDigest(data)
  const before: Reviewed = originalDoc ?? {}
  const isRestoring = req.context.isRestoringVersion === true
  // What comes with a save of these two is nobody's to send; that of a restored version was stored.
  const { reviewedText: stored, sentencesReadOn } = isRestoring ? data : before
  const hasStamp = Boolean(data.reviewedBy || data.reviewedOn)
  // A text arrives from another installation, or with a release, together with its own review.
  if (hasStamp && (req.context.importsContent || req.context.isReleasesOwn)) return { ...data, reviewedText: digest }
  if (hasStamp && !isRestoring && !isSameStamp(data, before)) {
    if (req.user && dayOf(data.reviewedOn) !== dayOf(before.reviewedOn)) refuseDayToCome(data.reviewedOn, req)
    const isSameDue = !data.nextReviewDue || dayOf(data.nextReviewDue) === dayOf(before.nextReviewDue)
    const isLeft = isSameDue && dayOf(data.reviewedOn) !== dayOf(before.reviewedOn) && data.reviewedOn
    const due = isLeft ? nextReview(data.reviewedOn!, originalDoc?.id ?? 0) : data.nextReviewDue
    return { ...data, reviewedText: digest, nextReviewDue: due, sentencesReadOn: null }
  }
  const isTakenAway = !hasStamp && !isRestoring && Boolean(before.reviewedBy || before.reviewedOn)
  // A draft whose review a change has emptied remembers what was reviewed.
  const reviewed = isTakenAway ? null : (stored ?? (hasStamp ? textDigest(isRestoring ? data : before) : null))
  if (hasStamp && reviewed === digest) return { ...data, reviewedText: digest, sentencesReadOn }
  const lasting = await findLastingReview({ req, data, id: originalDoc?.id }, reviewed)
  return lasting
    ? { ...data, ...lasting, reviewedText: digest }
    : { ...data, ...noReview, reviewedText: data._status === 'published' ? null : reviewed }
}
