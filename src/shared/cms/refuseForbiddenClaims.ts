import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type FlattenedField,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload'

import { findForbidden, type ForbiddenKind } from '@/shared/lib/healthClaims'

import { citedPlaces, publicTexts, type PublicText } from './publicTexts'

/** Sentences of one field that are named in its message. */
const maxNamed = 3

const quoted = (sentence: string) => `“${sentence.length > 120 ? `${sentence.slice(0, 119).trim()}…` : sentence}”`

/** What stands behind a quoted sentence: the one rule that it breaks. */
const breaks: Record<ForbiddenKind, string> = {
  dose: 'advises a dose.',
  remedy: 'calls breathing, yoga, mindfulness or a supplement a treatment of hot flashes.',
  promise: 'promises what nobody can.',
  diagnosis: 'tells a reader what she has.',
  care: 'tells a reader that nobody need look at it.',
}

/** What the fields of a document may not say; nothing where they say nothing of the kind. */
export const claimErrors = (texts: readonly PublicText[]): PublicErrors =>
  texts.flatMap(({ path, text }) => {
    const found = findForbidden(text)
    if (found.length === 0) return []
    const named = found.slice(0, maxNamed).map(({ sentence, kind }) => `${quoted(sentence)} ${breaks[kind]}`)
    return [{ path, message: `This cannot be published. ${named.join(' ')}` }]
  })

/** {@link claimErrors} of all that visitors may read of a document. */
export const claimErrorsIn = (fields: readonly FlattenedField[], doc: Record<string, unknown>): PublicErrors =>
  claimErrors([...publicTexts(fields, doc), ...citedPlaces(fields, doc)])

type Doc = Readonly<Record<string, unknown>>
type PublicErrors = { path: string; message: string }[]

/** What the panel calls each field, as the message of a refusal names it. */
const withLabels = (fields: readonly FlattenedField[], errors: PublicErrors) =>
  errors.map((error) => {
    const field = fields.find(({ name }) => name === error.path.split('.')[0])
    return field && 'label' in field && typeof field.label === 'string' ? { ...error, label: field.label } : error
  })

/** Each reason once, behind the name of its field. */
export const refusalInWords = ({ data: { errors } }: ValidationError): string =>
  [
    ...new Set(
      errors.map(({ label, path, message }) => `${typeof label === 'string' && label ? label : path}: ${message}`),
    ),
  ].join(' ')

/** Marks the fields with what stands against publishing. @throws ValidationError unless there is nothing */
export function refusePublishing(req: PayloadRequest, collection: CollectionSlug, errors: PublicErrors): void {
  if (errors.length === 0) return
  const { flattenedFields } = req.payload.collections[collection].config
  throw new ValidationError({ collection, errors: withLabels(flattenedFields, errors) }, req.t)
}

/** {@link refusePublishing} for a global. */
export function refusePublishingOfGlobal(req: PayloadRequest, global: GlobalSlug, errors: PublicErrors): void {
  if (errors.length === 0) return
  const { flattenedFields = [] } = req.payload.globals.config.find(({ slug }) => slug === global) ?? {}
  throw new ValidationError({ global, errors: withLabels(flattenedFields, errors) }, req.t)
}

/** Whatever way a document is published, or saved where each save is public: no text of it may claim what is forbidden. */
export const refuseForbiddenClaims: CollectionBeforeChangeHook = ({ collection, data, req }) => {
  if (data._status === 'published' || !collection.versions?.drafts)
    refusePublishing(req, collection.slug, claimErrorsIn(collection.flattenedFields, data))
  return data
}

/**
 * Where each save is public and only these fields hold words of ours. Words that stand already stop nobody from saying
 * something else of the entry: that a source was retracted, say.
 */
export const refuseForbiddenClaimsIn =
  (names: readonly string[]): CollectionBeforeChangeHook =>
  ({ collection, data, originalDoc, req }) => {
    const isNew = ({ name }: FlattenedField) =>
      names.includes(name) && (data as Doc)[name] !== (originalDoc as Doc | undefined)?.[name]
    if (req.user)
      refusePublishing(req, collection.slug, claimErrors(publicTexts(collection.flattenedFields.filter(isNew), data)))
    return data
  }
