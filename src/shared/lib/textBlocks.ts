import { countsSomething, defines, isToldOrAsked, showsNothing, statesFact } from './healthFacts'
import { isQuestion, sentencesOf } from './prose'
import { isTreatmentTable, type TreatmentTable } from './treatmentTables'

/** A heading, paragraph, list item or table row of a module, in the reader's words. */
export type TextBlock = {
  kind: 'heading' | 'prose' | 'row'
  /** The level of a heading. */
  level?: number
  text: string
  /** The ids of the references it cites. */
  cited: number[]
  /** Where its links lead: an address, or collection and id. */
  links: string[]
}

type LexicalNode = {
  type?: string
  tag?: string
  text?: string
  fields?: Record<string, unknown>
  children?: LexicalNode[]
}

/** The id of a relation, as a number or as a document. */
const idOf = (value: unknown): number => Number((value as { id?: unknown } | null)?.id ?? value)

const inlineTypes = new Set(['text', 'linebreak', 'tab', 'link', 'autolink', 'inlineBlock'])

function targetOf(fields: Record<string, unknown> = {}): string {
  const { doc, url } = fields as { doc?: { relationTo?: string; value?: unknown }; url?: unknown }
  return doc ? `${doc.relationTo} ${idOf(doc.value)}` : String(url ?? '')
}

/** Adds what stands within one line to its block. */
function addInline(block: TextBlock, node: LexicalNode): void {
  if (node.type === 'text') block.text += node.text ?? ''
  if (node.type === 'linebreak' || node.type === 'tab') block.text += ' '
  if (node.type === 'inlineBlock' && node.fields?.blockType === 'citation')
    block.cited.push(idOf(node.fields.reference))
  if (node.type === 'link' || node.type === 'autolink') block.links.push(targetOf(node.fields))
  for (const child of node.children ?? []) addInline(block, child)
}

const rowsOf = ({ caption, treatments }: TreatmentTable): TextBlock[] => [
  { kind: 'heading', text: caption ?? '', cited: [], links: [] },
  ...(treatments ?? []).map(({ name, helps, harms, notFor, sources }): TextBlock => ({
    kind: 'row',
    text: [name, helps, harms, notFor].filter(Boolean).join('\n'),
    cited: (sources ?? []).map(({ reference }) => idOf(reference)),
    links: [],
  })),
]

function blocksOf(node: LexicalNode): TextBlock[] {
  if (node.type === 'block') return isTreatmentTable(node.fields) ? rowsOf(node.fields) : []
  const children = node.children ?? []
  const inline = children.filter(({ type }) => inlineTypes.has(type ?? ''))
  const nested = children.filter(({ type }) => !inlineTypes.has(type ?? '')).flatMap(blocksOf)
  if (inline.length === 0) return nested
  const block: TextBlock = { kind: 'prose', text: '', cited: [], links: [] }
  if (node.type === 'heading') Object.assign(block, { kind: 'heading', level: Number(node.tag?.slice(1)) })
  for (const child of inline) addInline(block, child)
  return [{ ...block, text: block.text.trim() }, ...nested]
}

/**
 * The blocks of a module's rich text, in order.
 * @param root the `root` node of a Lexical editor state; anything else has none
 */
export const textBlocks = (root: unknown): TextBlock[] =>
  root && typeof root === 'object' ? blocksOf(root as LexicalNode).filter(({ text }) => text !== '') : []

/** The sentences a reader reads, one block a line; headings and tables are no prose. */
export const proseOf = (blocks: readonly TextBlock[]): string =>
  blocks
    .filter(({ kind }) => kind === 'prose')
    .map(({ text }) => text)
    .join('\n')

/** Words that an article says of what can be looked up, whatever else the sentence says. */
const checkable =
  /\b(?:percent|study|studies|trials?|reviews?|guid(?:ance|elines?)|research\w*|evidence|risks?|recommend\w*|linked|estrogen|hormones?|symptoms?|disease|cancer|bone|cholesterol|blood)\b/i

/** Says that nothing is known, or that somebody may choose: nothing of it stands in a source. Of harm a denial is a fact. */
const saysNothing =
  /^(?![^.?!]*(?:\d|\b(?:harm|danger|risk|cancer|cause|safe)\w*))[^.?!]*\b(?:(?:no|little|not enough|hardly any) (?:good |real |solid )?(?:evidence|proof|studies|research)|nobody (?:has shown|knows)|(?:is|are) not an? (?:disease|illness|cure|treatment|diagnosis)|no \w+ (?:cures|treats|stops)|no (?:course|quiz|page|site|app|module|group|book) can|(?:is|are) (?:a|your|her) (?:choice|decision|question))\b/i

/** “At the risk of repeating ourselves” weighs none. */
const turnOfPhrase =
  /\bat (?:the )?risk of (?:sounding|repeating|seeming|boring|stating|being)\b|\b(?:last|next|first|your|yearly|annual|page|this) review(?:s|ed)?\b|\bblood tests?\b/gi

const saysCheckable = (sentence: string) =>
  checkable.test(sentence.replaceAll(turnOfPhrase, '')) &&
  !isQuestion(sentence) &&
  !isToldOrAsked(sentence) &&
  !saysNothing.test(sentence) &&
  !showsNothing(sentence) &&
  !defines(sentence)

/** A row says what a treatment does: every number in it counts. */
const soundsLikeFact = ({ kind, text }: Pick<TextBlock, 'kind' | 'text'>): boolean =>
  (kind === 'row' && /\d/.test(text)) ||
  sentencesOf(text).some((sentence) => saysCheckable(sentence) || countsSomething(sentence) || statesFact(sentence))

/** The blocks that state something checkable and cite nothing. */
export const uncitedFacts = (blocks: readonly Pick<TextBlock, 'kind' | 'text' | 'cited'>[]): string[] =>
  blocks
    .filter((block) => block.kind !== 'heading' && block.cited.length === 0 && soundsLikeFact(block))
    .map(({ text }) => text)
