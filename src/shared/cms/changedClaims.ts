import {
  citingOf,
  isInline,
  normalized,
  sentenceBefore,
  sentencesOfLine,
  type FoundClaim,
  type Node,
  type Sentence,
} from '@/shared/evidence/findClaims'

import { lettersOf } from '@/shared/lib/raisedLetters'

import { wordsDigest, wordsOf } from './wordsDigest'

type Doc = Readonly<Record<string, unknown>>

/** A citation of a sentence. `key` is what the ledger knows it by, `exact` its place and look within the sentence, too. */
type ClaimToken = { claim: FoundClaim; key: string; exact: string }
/** A text in its order: what is no claim as one string each, and claims. */
type Token = string | ClaimToken

/** Letters of one look, or, without letters, what stands between them: a citation, a line break. */
type Atom = {
  start: number
  text: string
  mark: string
  link: string
  citing: ReturnType<typeof citingOf>[number] | null
}

const isClaim = (token: Token): token is ClaimToken => typeof token !== 'string'

function addAtoms(atoms: Atom[], node: Node, start: number, link = ''): number {
  const { type, text = '', children, ...look } = node
  const isBreak = type === 'linebreak' || type === 'tab'
  if (type === 'text') {
    if (text) atoms.push({ start, text: lettersOf(node), mark: wordsOf({ link, ...look }), link, citing: null })
    return start + text.length
  }
  if (!children) {
    const citing = type === 'inlineBlock' ? (citingOf(node.fields ?? {})[0] ?? null) : null
    atoms.push({ start, text: '', mark: wordsOf({ link, type, ...look }), link, citing })
    if (!isBreak) return start
    atoms.push({ start, text: ' ', mark: '', link: '', citing: null })
    return start + 1
  }
  const around = link + wordsOf({ type, ...look })
  return children.reduce((end, child) => addAtoms(atoms, child, end, around), start)
}

/** A sentence with its looks and what stands in it; spaces around it are no words. */
function clip(atoms: readonly Atom[], { start, end }: Sentence, things: readonly Atom[]): string[][] {
  const pieces: string[][] = []
  for (const atom of atoms) {
    if (atom.text === '') {
      if (things.includes(atom)) pieces.push([atom.mark])
      continue
    }
    const text = atom.text.slice(Math.max(0, start - atom.start), Math.max(0, end - atom.start))
    const last = pieces.at(-1)
    if (last?.length === 2 && last[0] === atom.mark) last[1] += text
    else if (text) pieces.push([atom.mark, text])
  }
  const spaced = pieces.map(([mark, ...text]) => [mark!, ...text.map((part) => part.replaceAll(/\s+/g, ' '))])
  const [first, last] = [spaced[0], spaced.at(-1)]
  if (first?.[1]) first[1] = first[1].trimStart()
  if (last?.[1]) last[1] = last[1].trimEnd()
  return spaced.filter(([, text]) => text !== '')
}

function tokensOfLine(children: readonly Node[], path: string): Token[] {
  const atoms: Atom[] = []
  children.reduce((end, child) => addAtoms(atoms, child, end), 0)
  const sentences = sentencesOfLine(atoms.map(({ text }) => text).join(''))
  const things = atoms.filter(({ text }) => text === '')
  if (sentences.length === 0) return things.map(({ mark }) => mark)
  return sentences.flatMap((sentence): Token[] => {
    const own = things.filter(({ start }) => sentenceBefore(sentences, start) === sentence)
    const statement = normalized(sentence.segment)
    const cited = statement
      ? own.flatMap(({ citing }, index) => (citing ? [{ ...citing, thing: own[index]! }] : []))
      : []
    if (cited.length === 0) {
      const pieces = clip(atoms, sentence, own)
      return pieces.length > 0 ? [JSON.stringify(pieces)] : []
    }
    const claims = cited.map(({ reference, locator, thing }) => ({
      claim: { statement, reference, locator, path },
      key: JSON.stringify([statement, reference]),
      exact: JSON.stringify(clip(atoms, sentence, [thing])),
    }))
    // Where a link leads, and whatever else stands in the sentence, is not among the words that somebody signs.
    const links = atoms.filter(
      ({ start, text }) => text && start < sentence.end && start + text.length > sentence.start,
    )
    const others = own.filter(({ citing }) => !citing).map(({ mark }) => mark)
    return [...claims, ...new Set(links.flatMap(({ link }) => link || [])), ...others]
  })
}

/** A paragraph or an entry of a list that holds nothing but claims comes and goes with them. */
const goesWithClaims = new Set(['paragraph', 'listitem'])

function tokensOf(node: Node, path: string): Token[] {
  const { type = '', children = [] } = node
  const firstNested = children.findIndex((child) => !isInline(child))
  const isMixed = firstNested !== -1 && firstNested < children.findLastIndex(isInline)
  // In a table of treatments the column says what a figure means, which the ledger does not know.
  if (type === 'block' || isMixed) return [wordsOf(node)]
  const line = tokensOfLine(children.filter(isInline), path)
  // The number of an entry of a list follows from those before it.
  const look = wordsOf({ ...node, children: undefined, ...(type === 'listitem' && { value: undefined }) })
  const isWordless = firstNested === -1 && line.every(isClaim)
  if (isWordless && goesWithClaims.has(type) && (line.length > 0 || type === 'paragraph'))
    return line.filter(isClaim).map((token) => ({ ...token, exact: look + token.exact }))
  const nested = children.filter((child) => !isInline(child)).flatMap((child) => tokensOf(child, path))
  return [look, ...line, ...nested, `end of ${type}`]
}

const rootOf = (value: unknown) => (value as { root?: Node } | null | undefined)?.root

/** What is no claim, in its order, and the claims that stand before, between and behind. */
function slotsOf(fields: readonly string[], doc: Doc): { words: string[]; slots: ClaimToken[][] } {
  const slots: ClaimToken[][] = [[]]
  const words = fields.flatMap((name) => {
    const root = rootOf(doc[name])
    const tokens = root ? tokensOf(root, name) : [wordsDigest([name], doc)]
    return tokens.filter((token) => {
      if (isClaim(token)) slots.at(-1)!.push(token)
      else slots.push([])
      return !isClaim(token)
    })
  })
  return { words: words as string[], slots }
}

const exactsOf = (tokens: readonly ClaimToken[]) => new Set(tokens.map(({ exact }) => exact))

/** Claims of a new version that the one before did not have there, and the claims that it no longer has. */
export type ChangedClaims = { claims: FoundClaim[]; removed: FoundClaim[] }

/**
 * How a version differs from another, where it differs in nothing but cited sentences of its rich texts.
 * @param fields the top-level fields to compare
 * @returns null where anything else differs as well, where a claim moved or looks another, or where nothing differs
 */
export function changedClaims(fields: readonly string[], before: Doc, after: Doc): ChangedClaims | null {
  const [old, fresh] = [slotsOf(fields, before), slotsOf(fields, after)]
  if (JSON.stringify(old.words) !== JSON.stringify(fresh.words)) return null
  const [gone, come]: [ClaimToken[], ClaimToken[]] = [[], []]
  for (const [index, was] of old.slots.entries()) {
    const is = fresh.slots[index]!
    const [had, has] = [exactsOf(was), exactsOf(is)]
    const [stayed, stands] = [was.filter(({ exact }) => has.has(exact)), is.filter(({ exact }) => had.has(exact))]
    const inOrder = (tokens: ClaimToken[]) => tokens.map(({ exact }) => exact).join('\n')
    if (inOrder(stayed) !== inOrder(stands)) return null
    gone.push(...was.filter(({ exact }) => !has.has(exact)))
    come.push(...is.filter(({ exact }) => !had.has(exact)))
  }
  const lost = new Set(gone.map(({ key }) => key))
  if (gone.length + come.length === 0 || come.some(({ key }) => lost.has(key))) return null
  const claims = new Map(come.map(({ key, claim }) => [key, claim]))
  return { claims: [...claims.values()], removed: gone.map(({ claim }) => claim) }
}
