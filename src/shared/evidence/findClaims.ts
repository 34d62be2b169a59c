import type { FlattenedField } from 'payload'

import { citedReferenceIds } from '@/shared/lib/citations'
import { lettersOf } from '@/shared/lib/raisedLetters'
import { readMarks, type SourceMark } from '@/shared/lib/sourceMarks'

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
export type Node = { type?: string; text?: string; format?: unknown; fields?: Fields; children?: Node[] }
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

function addInline(line: Line, node: Node): void {
  const { type, fields, children } = node
  if (type === 'text') line.text += lettersOf(node)
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

/** A document, or a row or block of it: its own fields and their values. */
type Level = { fields: readonly FlattenedField[]; doc: Fields; before: string }

function levelsOf(level: Level): Level[] {
  const { fields, doc, before } = level
  const inner = fields.flatMap((field): Level[] => {
    if (field.type !== 'array' && field.type !== 'blocks') return []
    return rowsOf(doc[field.name]).flatMap((row, index) => {
      const kind = field.type === 'array' ? field : field.blocks.find(({ slug }) => slug === row.blockType)
      return kind
        ? levelsOf({ fields: kind.flattenedFields, doc: row, before: `${before}${field.name}.${index}.` })
        : []
    })
  })
  return [level, ...inner]
}

const claimsOfRichTexts = ({ fields, doc, before }: Level): FoundClaim[] =>
  fields
    .filter(({ type }) => type === 'richText')
    .flatMap(({ name }) => claimsOfRichText((doc[name] as { root?: unknown } | null)?.root, `${before}${name}`))

/** Where a level's own texts cite, what it lists besides is further reading. */
const citesWithin = ({ fields }: Level) => fields.some(({ type }) => type === 'richText' || type === 'blocks')

const listedIn = (value: unknown): Citing[] => [value ?? []].flat().flatMap((reference) => citingOf({ reference }))

/**
 * The references that a document rests on, by the field that names them: what its rich texts cite, and what an entry or a
 * row of it lists as the sources of plain texts.
 */
export const restsOn = (fields: readonly FlattenedField[], doc: Fields): { path: string; references: number[] }[] =>
  levelsOf({ fields, doc, before: '' }).flatMap((level) =>
    level.fields.flatMap((field) => {
      const [path, value] = [`${level.before}${field.name}`, level.doc[field.name]]
      if (field.type === 'richText')
        return [{ path, references: citedReferenceIds((value as { root?: unknown } | null | undefined)?.root) }]
      if (!isSources(field) || citesWithin(level)) return []
      return [{ path, references: listedIn(value).map(({ reference }) => reference) }]
    }),
  )

type Sourced = {
  texts: { path: string; words: string; marks: SourceMark[] }[]
  /** In the order in which marks number them. */
  sources: (Citing | undefined)[]
}

/** The plain texts of a level that stand above its list of sources; none where it has no list, or its rich texts cite. */
function sourcedTexts(level: Level): Sourced {
  const { fields, doc, before } = level
  if (citesWithin(level) || !fields.some(isSources)) return { texts: [], sources: [] }
  const texts = fields.flatMap((field) => {
    const value = doc[field.name]
    const isText = field.type === 'textarea' && !field.admin?.hidden && typeof value === 'string'
    return isText ? [{ path: `${before}${field.name}`, ...readMarks(normalized(value)) }] : []
  })
  const listed = fields.filter(isSources).flatMap(({ name }) => [doc[name] ?? []].flat() as unknown[])
  return { texts, sources: listed.map((reference) => citingOf({ reference })[0]) }
}

/** Each marked sentence with the source that its mark numbers; where no text has a mark, each sentence with each source. */
function claimsOfPlainTexts(level: Level): FoundClaim[] {
  const { texts, sources } = sourcedTexts(level)
  const isMarked = texts.some(({ marks }) => marks.length > 0)
  return texts.flatMap(({ path, words, marks }) => {
    const citations = isMarked
      ? marks.flatMap(({ at, number, place: locator }) => {
          const source = sources[number - 1]
          return source ? [{ at, ...source, locator }] : []
        })
      : sentencesOfLine(words).flatMap(({ end }) =>
          sources.flatMap((source) => (source ? [{ at: end, ...source }] : [])),
        )
    return claimsOfLine({ text: words, citations }).map(({ fields: _, ...claim }) => ({ ...claim, path }))
  })
}

/** Marks in the texts of a document that number no source of their list. */
export const strayMarks = (fields: readonly FlattenedField[], doc: Fields): { path: string; number: number }[] =>
  levelsOf({ fields, doc, before: '' })
    .map(sourcedTexts)
    .flatMap(({ texts, sources }) =>
      texts.flatMap(({ path, marks }) =>
        marks.filter(({ number }) => !sources[number - 1]).map(({ number }) => ({ path, number })),
      ),
    )

/**
 * Every claim of a document: sentences cited in its rich texts, and, where an entry or a row of it lists references,
 * the sentences of its texts with the source that their marks number (`sourceMarks.ts`), else each with each.
 * @param fields the flattened fields of its collection
 */
export const findClaims = (fields: readonly FlattenedField[], doc: Fields): FoundClaim[] =>
  levelsOf({ fields, doc, before: '' }).flatMap((level) => [...claimsOfRichTexts(level), ...claimsOfPlainTexts(level)])
