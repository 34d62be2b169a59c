import { randomBytes } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { shortCitation } from '@/shared/lib/citationSearch'
import { slugs } from '@/slugs'

import { citationPattern } from '../content/moduleSource'

export type TextNode = { type?: string; text?: string; format?: unknown; children?: TextNode[] }

type Source = { id: number; key: string; authors: string; year?: number | null }
type Citation = { reference: number; locator?: string | undefined }

/** The references that a file may name, and what it named in vain. */
type Library = {
  byKey: ReadonlyMap<string, number>
  /** By author and year; several where one author wrote more than once in it. */
  byAuthor: ReadonlyMap<string, readonly number[]>
  problems: Set<string>
}

const folded = (text: string) => text.toLowerCase().replaceAll(/[\s\-–_.,]/g, '')
const authorOf = (authors: string, year: number) => folded(shortCitation({ authors, year }))

async function readLibrary(req: PayloadRequest): Promise<Library> {
  const { docs } = await req.payload.find({
    collection: slugs.references,
    select: { key: true, authors: true, year: true },
    pagination: false,
    depth: 0,
    req,
  })
  const byAuthor = new Map<string, number[]>()
  for (const { id, authors, year } of docs as Source[]) {
    const name = year ? authorOf(authors, year) : null
    if (name) byAuthor.set(name, [...(byAuthor.get(name) ?? []), id])
  }
  return { byKey: new Map(docs.map(({ id, key }) => [key, id])), byAuthor, problems: new Set() }
}

const citationNode = ({ reference, locator }: Citation) =>
  ({
    type: 'inlineBlock',
    version: 1,
    fields: {
      id: randomBytes(12).toString('hex'),
      blockName: '',
      blockType: 'citation',
      reference,
      ...(locator && { locator: locator.slice(0, 120) }),
    },
  }) as TextNode

/** Puts citations in the place of the matches that are some; the others stay as they are. */
function replaced(node: TextNode, pattern: RegExp, citationsOf: (match: RegExpExecArray) => Citation[]): TextNode[] {
  if (node.type !== 'text') return [node]
  const words = node.text ?? ''
  const parts: TextNode[] = []
  let from = 0
  for (const match of words.matchAll(pattern)) {
    const citations = citationsOf(match)
    if (citations.length === 0) continue
    if (match.index > from) parts.push({ ...node, text: words.slice(from, match.index) })
    parts.push(...citations.map(citationNode))
    from = match.index + match[0].length
  }
  return from === 0 ? [node] : [...parts, ...(from < words.length ? [{ ...node, text: words.slice(from) }] : [])]
}

/** `[^key]` and `[^key, table 2]`. */
const byKey = (node: TextNode, library: Library) =>
  replaced(node, citationPattern, ([, key = '', locator]) => {
    const reference = library.byKey.get(key)
    if (reference !== undefined) return [{ reference, locator }]
    library.problems.add(`No reference has the key “${key}”: its mark stays in the text.`)
    return []
  })

/** What may be a citation, with the space before it; and one within it: `Avis et al., 2015, table 2`. */
const bracketed = /[ \u00A0]?[([]([^()[\]]{6,300})[)\]]/g
const authorAndYear = /^(?:see |e\.g\.,? )?(\p{Lu}[^\d;]{1,120}?),? ((?:19|20)\d\d)[a-z]?(?:[,:] (.{1,120}))?$/u
/** Which month or season of a year is no author. */
const dated =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|fall|winter)\b/i

/** The references by a name, which may have an “and” of its own, or by the first of several. */
function idsBy({ byAuthor }: Library, names: string, year: number): readonly number[] {
  const name = names.replace(/,? et al\.?/, '')
  return byAuthor.get(authorOf(name, year)) ?? byAuthor.get(authorOf(name.replace(/ (?:and|&) .*/, ''), year)) ?? []
}

/** `(Avis 2015)`, `(Avis et al., 2015; Freeman 2014)`, `[Avis 2015, table 2]`, as people write in Word. */
const byAuthor = (node: TextNode, library: Library) =>
  replaced(node, bracketed, ([, inner = '']) => {
    const parts = inner.split(';').map((part) => authorAndYear.exec(part.trim()))
    if (parts.some((part) => part === null || dated.test(part[1]!))) return []
    const found = parts.map((part) => {
      const [, names = '', year = '', locator] = part!
      return {
        said: `${names} ${year}`,
        locator,
        ids: idsBy(library, names, Number(year)),
      }
    })
    const unclear = found.filter(({ ids }) => ids.length !== 1)
    for (const { said, ids } of unclear)
      library.problems.add(
        ids.length === 0
          ? `No reference is by “${said}”: it stays in the text.`
          : `${ids.length} references are by “${said}”: it stays in the text. Choose one with @.`,
      )
    return unclear.length > 0 ? [] : found.map(({ ids: [reference], locator }) => ({ reference: reference!, locator }))
  })

/** As one run of letters what Word parts for an italic “et al.”, or for how it was typed. */
function joined(children: readonly TextNode[]): TextNode[] {
  const plain = children.map((node) => (/^\s*et al\.?,?\s*$/.test(node.text ?? '') ? { ...node, format: 0 } : node))
  return plain.reduce<TextNode[]>((all, node) => {
    const last = all.at(-1)
    const goesOn = last?.type === 'text' && node.type === 'text' && (last.format ?? 0) === (node.format ?? 0)
    if (!goesOn) return [...all, node]
    return [...all.slice(0, -1), { ...last, text: `${last.text ?? ''}${node.text ?? ''}` }]
  }, [])
}

const withCitations = (node: TextNode, library: Library): TextNode => ({
  ...node,
  ...(node.children && {
    children: joined(node.children).flatMap((child) =>
      child.type === 'text'
        ? byKey(child, library).flatMap((part) => byAuthor(part, library))
        : [withCitations(child, library)],
    ),
  }),
})

/**
 * Makes citations of what an imported text cites by key, or by author and year.
 * @returns the text, and what it cites in vain
 */
export async function citeImported(
  req: PayloadRequest,
  root: TextNode,
): Promise<{ root: TextNode; problems: string[] }> {
  const library = await readLibrary(req)
  return { root: withCitations(root, library), problems: [...library.problems] }
}
