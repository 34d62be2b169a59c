import type { FlattenedField } from 'payload'

/** A sentence of a document, or a row of a table, and the reference it rests on. */
export type FoundClaim = {
  statement: string
  /** The id of a reference. */
  reference: number
  /** Where in the source: "table 2"; empty where nobody has said. */
  locator: string
  /** The field it stands in: `supplements.0.evidenceNote`. */
  path: string
}

type Fields = Record<string, unknown>
/** A node of a Lexical editor state. */
export type Node = { type?: string; text?: string; fields?: Fields; children?: Node[] }
type Citing = Omit<FoundClaim, 'statement' | 'path'> & {
  /** The fields of the citation itself. */
  fields: Fields
}
/** A line of rich text with its citations, each behind so many characters. */
type Line = { text: string; citations: (Citing & { at: number })[] }

type CitedClaim = Citing & { statement: string }

const inlineTypes = new Set(['text', 'linebreak', 'tab', 'link', 'autolink', 'inlineBlock'])
/** Whether a node stands within a line. */
export const isInline = ({ type }: Node): boolean => inlineTypes.has(type ?? '')

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

const idOf = (value: unknown): number => Number((value as { id?: unknown } | null | undefined)?.id ?? value)

/** Spaces are not words: the same sentence stays the same claim. */
export const normalized = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** The reference that a citation names, if it names one. */
export function citingOf(fields: Fields): Citing[] {
  const { reference, locator } = fields
  const id = reference === null || reference === undefined ? Number.NaN : idOf(reference)
  return Number.isInteger(id)
    ? [{ reference: id, locator: typeof locator === 'string' ? locator.trim() : '', fields }]
    : []
}

function addInline(line: Line, { type, text, fields, children }: Node): void {
  if (type === 'text') line.text += text ?? ''
  if (type === 'linebreak' || type === 'tab') line.text += ' '
  if (type === 'inlineBlock')
    for (const citing of citingOf(fields ?? {})) line.citations.push({ ...citing, at: line.text.length })
  for (const child of children ?? []) addInline(line, child)
}

/** A sentence of a line, with the spaces behind it. */
export type Sentence = { segment: string; start: number; end: number }

/** The sentences of a line, without a gap between them. */
export const sentencesOfLine = (text: string): Sentence[] =>
  [...segmenter.segment(text)].map(({ segment, index }) => ({ segment, start: index, end: index + segment.length }))

/** Each citation belongs to the sentence right before it; one that opens a line, to the first sentence. */
export const sentenceBefore = (sentences: readonly Sentence[], at: number): Sentence | undefined =>
  sentences.find(({ end }) => at <= end)

function claimsOfLine({ text, citations }: Line): CitedClaim[] {
  const sentences = sentencesOfLine(text)
  return citations.flatMap(({ at, ...citing }) => {
    const statement = normalized(sentenceBefore(sentences, at)?.segment ?? '')
    return statement ? [{ statement, ...citing }] : []
  })
}

const rowsOf = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.filter((row): row is Fields => typeof row === 'object' && row !== null) : []

/** The rows of a block that name their sources: a treatment, with what it helps and harms. */
const claimsOfBlock = (fields: Fields): CitedClaim[] =>
  Object.values(fields)
    .flatMap(rowsOf)
    .flatMap(({ sources, id: _, ...cells }) => {
      const words = Object.values(cells).filter((cell) => typeof cell === 'string' && cell !== '')
      const statement = normalized(words.join(' · '))
      return rowsOf(sources).flatMap((source) => citingOf(source).map((citing) => ({ statement, ...citing })))
    })
    .filter(({ statement }) => statement !== '')

function citedClaims(root: unknown): CitedClaim[] {
  const visit = ({ type, fields, children = [] }: Node): CitedClaim[] => {
    if (type === 'block') return claimsOfBlock(fields ?? {})
    const line: Line = { text: '', citations: [] }
    for (const child of children) if (isInline(child)) addInline(line, child)
    const nested = children.filter((child) => !isInline(child))
    return [...claimsOfLine(line), ...nested.flatMap(visit)]
  }
  return root && typeof root === 'object' ? visit(root as Node) : []
}

/**
 * The cited sentences of a rich text, in order; each citation yields one claim.
 * @param root the `root` node of a Lexical editor state; anything else has none
 */
export const claimsOfRichText = (root: unknown, path: string): FoundClaim[] =>
  citedClaims(root).map(({ fields: _, ...claim }) => ({ ...claim, path }))

/**
 * A copy of a rich text in which each citation says what a reader should know of its sentence, as its field `notice`.
 * @param noticeOf what to say, or null
 */
export function withNotices<Content extends { root: unknown }>(
  content: Content,
  noticeOf: (claim: Pick<FoundClaim, 'statement' | 'reference'>) => string | null,
): Content {
  const copy = structuredClone(content)
  for (const { fields, ...claim } of citedClaims(copy.root)) fields.notice = noticeOf(claim)
  return copy
}

const isSources = (field: FlattenedField) => field.type === 'relationship' && field.relationTo === 'references'

/**
 * Every claim of a document: sentences cited in its rich texts, and, where an entry or a row of it lists references,
 * each sentence of its texts with each of them, as no list says which sentence rests on which source.
 * @param fields the flattened fields of its collection
 */
export function findClaims(fields: readonly FlattenedField[], doc: Fields, before = ''): FoundClaim[] {
  const hasCitations = fields.some(({ type }) => type === 'richText' || type === 'blocks')
  const listed = hasCitations ? [] : fields.filter(isSources).flatMap(({ name }) => [doc[name] ?? []].flat())
  return fields.flatMap((field): FoundClaim[] => {
    const value = doc[field.name]
    const path = `${before}${field.name}`
    if (field.type === 'richText') return claimsOfRichText((value as { root?: unknown } | null)?.root, path)
    if (field.type === 'array')
      return rowsOf(value).flatMap((row, index) => findClaims(field.flattenedFields, row, `${path}.${index}.`))
    if (field.type === 'blocks')
      return rowsOf(value).flatMap((row, index) => {
        const block = field.blocks.find(({ slug }) => slug === row.blockType)
        return block ? findClaims(block.flattenedFields, row, `${path}.${index}.`) : []
      })
    if (field.type !== 'textarea' || field.admin?.hidden || typeof value !== 'string' || !value.trim()) return []
    const statements = sentencesOfLine(normalized(value)).map(({ segment }) => segment.trim())
    const sources = listed.flatMap((reference) => citingOf({ reference }))
    return statements.flatMap((statement) =>
      sources.map(({ fields: _, ...citing }) => ({ statement, ...citing, path })),
    )
  })
}
