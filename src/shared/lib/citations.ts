import { isTreatmentTable } from './treatmentTables'

type LexicalNode = { type?: string; fields?: unknown; children?: LexicalNode[] }

type CitationFields = { blockType?: string; reference?: unknown; locator?: unknown }

/** A place of a text that rests on a reference. */
type Cited = { id: number; locator: string }

const idOf = (value: unknown): number | undefined => {
  if (typeof value === 'number') return value
  if (value && typeof value === 'object' && 'id' in value && typeof value.id === 'number') return value.id
  return undefined
}

/** Every citation of a rich text in order of appearance, those within tables of treatments included. */
function citationsOf(root: unknown): Cited[] {
  const found: Cited[] = []
  const add = ({ reference, locator }: CitationFields) => {
    const id = idOf(reference)
    if (id !== undefined) found.push({ id, locator: typeof locator === 'string' ? locator.trim() : '' })
  }
  const visit = ({ type, fields, children }: LexicalNode) => {
    if (type === 'inlineBlock' && (fields as CitationFields | undefined)?.blockType === 'citation')
      add(fields as CitationFields)
    if (type === 'block' && isTreatmentTable(fields))
      for (const { sources } of fields.treatments ?? []) sources?.forEach(add)
    children?.forEach(visit)
  }
  if (root && typeof root === 'object') visit(root as LexicalNode)
  return found
}

/**
 * The ids of the references that a rich text cites, deduplicated, in order of first appearance.
 * @param root the `root` node of a Lexical editor state; anything else has no citations
 */
export const citedReferenceIds = (root: unknown): number[] => [...new Set(citationsOf(root).map(({ id }) => id))]

/**
 * Where in each cited reference a rich text found what it says, by reference id; each place once.
 * @param root the `root` node of a Lexical editor state; anything else has no citations
 */
export function citedPlaces(root: unknown): Map<number, string[]> {
  const places = new Map<number, string[]>()
  for (const { id, locator } of citationsOf(root))
    if (locator && !places.get(id)?.includes(locator)) places.set(id, [...(places.get(id) ?? []), locator])
  return places
}

/**
 * Numbers the references of a text: cited ones first by appearance, then the merely listed ones.
 * @returns reference id → number from 1
 */
export function numberReferences(cited: readonly number[], listed: readonly number[]): Map<number, number> {
  return new Map([...new Set([...cited, ...listed])].map((id, index) => [id, index + 1]))
}
