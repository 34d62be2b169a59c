import { createHash } from 'node:crypto'

import type { CollectionBeforeChangeHook, Field } from 'payload'
import { date } from 'payload/shared'

import type { EducationModule } from '@/payload-types'
import { adminDayFormat } from '@/shared/cms/adminDateFormats'

import { staysWithAccounts } from '@/shared/cms/contentArchive/travels'
import { textBlocks } from '@/shared/lib/textBlocks'

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
      description: 'Who checked the facts. Shown to readers, so only what is true. Any change of the text empties it.',
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

/**
 * Empties the review of a text that has changed since. A save that names another reviewer or day reviews the text as it
 * is then; going back to a version brings its own review back.
 */
export const keepReviewTrue: CollectionBeforeChangeHook<EducationModule> = ({ data, originalDoc, req }) => {
  const digest = textDigest(data)
  const before: Reviewed = originalDoc ?? {}
  // The digest that comes with a save is nobody's to send; that of a restored version was stored.
  const stored = req.context.isRestoringVersion ? data.reviewedText : before.reviewedText
  if (!data.reviewedBy && !data.reviewedOn) return { ...data, reviewedText: null }
  // A text arrives from another installation together with its own review.
  if (req.context.importsContent) return { ...data, reviewedText: digest }
  if (!req.context.isRestoringVersion && !isSameStamp(data, before)) {
    const isSameDue = !data.nextReviewDue || dayOf(data.nextReviewDue) === dayOf(before.nextReviewDue)
    const isLeft = isSameDue && dayOf(data.reviewedOn) !== dayOf(before.reviewedOn) && data.reviewedOn
    const due = isLeft ? nextReview(data.reviewedOn!, originalDoc?.id ?? 0) : data.nextReviewDue
    return { ...data, reviewedText: digest, nextReviewDue: due }
  }
  const reviewed = stored ?? textDigest(req.context.isRestoringVersion ? data : before)
  return reviewed === digest
    ? { ...data, reviewedText: digest }
    : { ...data, reviewedBy: null, reviewedOn: null, nextReviewDue: null, reviewedText: null }
}
