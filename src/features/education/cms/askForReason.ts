import type { CollectionBeforeChangeHook, Field, PayloadRequest } from 'payload'

import type { EducationModule, Reference } from '@/payload-types'
import { staysWithAccounts } from '@/shared/cms/archivedContent'
import { importReasonsOf } from '@/shared/cms/importReasons'
import { refusePublishing } from '@/shared/cms/refuseForbiddenClaims'
import type { FindFindings } from '@/shared/cms/textFindings'
import { wordsDigest } from '@/shared/cms/wordsDigest'
import { slugs } from '@/slugs'

import { citedReferenceIds } from '@/shared/lib/citations'
import { checkModule, type Finding } from '../domain/moduleChecks'

/** A copy has warnings of its own. */
const notInCopies = { beforeDuplicate: [() => null] }

/** Why what the checks warn of stays, and of which warnings that was said. */
export const reasonFields: Field[] = [
  {
    name: 'warningReason',
    label: 'Why the warnings stay',
    type: 'textarea',
    maxLength: 600,
    hooks: notInCopies,
    access: { read: ({ req }) => Boolean(req.user) },
    admin: {
      position: 'sidebar',
      disableBulkEdit: true,
      description: 'Where the checks say “Look again” and you publish all the same. It is kept with the version.',
    },
  },
  {
    name: 'warningsKept',
    type: 'text',
    hooks: notInCopies,
    access: { read: ({ req }) => Boolean(req.user) },
    admin: { hidden: true, disableBulkEdit: true },
    custom: staysWithAccounts,
  },
]

type Text = Partial<EducationModule>

async function findFindings(req: PayloadRequest, text: Text): Promise<Finding[]> {
  const { docs } = await req.payload.db.find<Reference>({
    collection: slugs.references,
    where: { id: { in: citedReferenceIds(text.content?.root) } },
    select: { label: true, status: true },
    pagination: false,
    req,
  })
  const sources = new Map(docs.map(({ id, label, status }) => [id, { label: label ?? '', status }]))
  return checkModule(text, sources)
}

const isWarning = ({ level }: Finding) => level === 'warning'

const findWarnings = async (req: PayloadRequest, text: Text) => (await findFindings(req, text)).filter(isWarning)

const digestOf = (warnings: readonly Finding[]) => wordsDigest(['warnings'], { warnings })

/** What stands against a module, less the warnings that stay for a reason. */
export const findModuleFindings: FindFindings = async (req, doc) => {
  const { warningReason, warningsKept, ...text } = doc as Text
  const findings = await findFindings(req, text)
  // A reason in a draft that was not published yet is of no warnings in particular.
  const isReasoned = warningReason && (!warningsKept || warningsKept === digestOf(findings.filter(isWarning)))
  return isReasoned ? findings.filter((finding) => !isWarning(finding)) : findings
}

/** Warnings do not block publishing; they ask for a reason, which holds until there are others. */
export const askForReason: CollectionBeforeChangeHook<EducationModule> = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (data._status !== 'published' || !req.user) return data
  const warnings = await findWarnings(req, data)
  const arriving = importReasonsOf(req)
  // What arrives stays as it was elsewhere.
  if (warnings.length === 0) return arriving ? data : { ...data, warningReason: null, warningsKept: null }
  const digest = digestOf(warnings)
  const before: Text = originalDoc ?? {}
  const isKnown = data.warningReason && before.warningsKept === digest
  const isNewReason = data.warningReason && (!before.warningsKept || data.warningReason !== before.warningReason)
  const wasPublic = before._status === 'published' && digestOf(await findWarnings(req, before)) === digest
  if (isKnown || isNewReason || wasPublic) return { ...data, warningsKept: digest }
  if (arriving?.given) return { ...data, warningReason: arriving.given, warningsKept: digest }
  if (arriving) {
    const title = data.title ?? collection.slug
    arriving.asked.push(...warnings.map(({ message, words = '' }) => ({ title, words, why: message })))
    return data
  }
  const named = warnings.map(({ message }) => message).join(' ')
  const message = `Look again: ${named} Mend it, or say here why it stays.`
  refusePublishing(req, collection.slug, [{ path: 'warningReason', message }])
  return data
}
