import type { FlattenedField, PayloadRequest } from 'payload'

import { factReasonField, findReasoned, listsSource } from '@/shared/cms/askForSource'
import { publicTexts, richTexts } from '@/shared/cms/publicTexts'
import { retractedFindings } from '@/shared/cms/refuseRetractedSources'
import { findReleased } from '@/shared/cms/starterContent'
import { ownFindingsOf, type TextFinding } from '@/shared/cms/textFindings'

import { checkTexts } from '../domain/textChecks'

/** As much as an import takes in. The checks of longer ones would keep everybody else waiting for seconds. */
const maxLetters = 200_000
const tooLong: TextFinding = { level: 'warning', message: 'Too long to be checked as it is saved: part it.' }

type Doc = Readonly<Record<string, unknown>>
type Checked = { slug: string; flattenedFields: readonly FlattenedField[]; custom?: Record<string, unknown> }

/** What the form of a page holds before anybody has changed it. */
const startingValues = (fields: readonly FlattenedField[]): Doc =>
  Object.fromEntries(
    fields.map((field) => {
      const start = 'defaultValue' in field ? (field.defaultValue as unknown) : undefined
      return [field.name, typeof start === 'function' ? (start as () => unknown)() : start]
    }),
  )

/** Whether the words of a version are a release's: no account has ever saved it, or none has changed a word. */
async function isReleases(req: PayloadRequest, { slug, flattenedFields: fields }: Checked, doc: Doc) {
  const authors = fields.filter(({ name }) => name === 'editedBy' || name === 'guardedBy')
  if (authors.length > 0 && authors.every(({ name }) => (doc[name] ?? null) === null)) return true
  const released = await findReleased(req, { collection: slug, id: Number(doc.id ?? 0), doc })
  // A name or an address is no prose.
  const isInWords = (field: FlattenedField) => publicTexts([field], doc).some(({ text }) => /\s/.test(text.trim()))
  return released.size > 0 && fields.filter(isInWords).every(({ name }) => released.has(name))
}

function check(fields: readonly FlattenedField[], doc: Doc) {
  const rich = richTexts(fields, doc)
  const isPlain = (path: string) => path !== factReasonField.name && rich.every((one) => one.path !== path)
  const plain = publicTexts(fields, doc).filter(({ path }) => isPlain(path))
  const roots = rich.map(({ root }) => root)
  const citesBelow = roots.every((root) => !root) && listsSource(fields, doc)
  return (
    checkTexts(
      plain.map(({ text }) => text),
      roots,
      citesBelow,
    )?.findings ?? []
  )
}

/**
 * What stands against a stored version of a text, as it is said beside its form, less what stays for a reason. What a
 * release wrote was looked at before it was released: it counts only where it may not be published.
 */
export async function findOpenFindings(req: PayloadRequest, checked: Checked, doc: Doc): Promise<TextFinding[]> {
  const { flattenedFields: fields, custom = {} } = checked
  const letters = publicTexts(fields, doc).reduce((sum, { text }) => sum + text.length, 0)
  if (letters > maxLetters) return [tooLong]
  const own = ownFindingsOf({ custom })
  const findings: TextFinding[] = own
    ? await own(req, doc)
    : [...(await retractedFindings(req, fields, doc)), ...check(fields, doc)]
  const errors = findings.filter(({ level }) => level === 'error')
  if (errors.length === findings.length || (await isReleases(req, checked, doc))) return errors
  if (own) return findings
  const released = new Set(check(fields, startingValues(fields)).map(({ words }) => words))
  const warnings = findings.filter(({ level, words = '' }) => level === 'warning' && !released.has(words))
  const reasoned = await findReasoned(
    req,
    warnings.map(({ words = '' }) => words),
  )
  return [...errors, ...warnings.filter(({ words = '' }) => !reasoned.has(words))]
}
