import { openZip, UnpacksTooLarge } from './boundedZip'

type Raised = 'superscript' | 'subscript'

/** How much of the properties of letters is looked at: Word writes some hundred characters. */
const longestProperties = 4_000

/** The value of a property of letters in WordprocessingML; the first, as a reader takes it. */
const valueOf = (properties: string, name: string): string | undefined =>
  new RegExp(`<w:${name}\\s[^>]*?w:val=["']([^"']*)["']`).exec(properties.slice(0, longestProperties))?.[1]

/** How letters stand that were raised or lowered by a length, in half points. */
function raisedByLength(properties: string): Raised | undefined {
  const halfPoints = Number(valueOf(properties, 'position') ?? 0)
  if (!halfPoints) return undefined
  return halfPoints > 0 ? 'superscript' : 'subscript'
}

function raisedByName(properties: string): Raised | undefined {
  const name = valueOf(properties, 'vertAlign')
  return name === 'superscript' || name === 'subscript' ? name : undefined
}

/**
 * What stands between marks, with what stands before it; the last has no marks. Looked for one after the other: an
 * expression would look through the whole rest again for each beginning without an end.
 */
function* between(text: string, begin: string, end: string): Generator<{ before: string; inside: string | null }> {
  let from = 0
  for (;;) {
    const at = text.indexOf(begin, from)
    const until = at < 0 ? -1 : text.indexOf(end, at + begin.length)
    if (until < 0) break
    yield { before: text.slice(from, at), inside: text.slice(at + begin.length, until) }
    from = until + end.length
  }
  yield { before: text.slice(from), inside: null }
}

/** How many styles one may be based on, one on the other: Word has ten at most, and a circle has no end. */
const mostBases = 12

/** The styles of letters that raise or lower them, by their ids. */
export function superscriptStyles(stylesXml: string): Map<string, Raised> {
  const found = new Map<string, { own: Raised | undefined; base: string | undefined }>()
  for (const { inside: style } of between(stylesXml, '<w:style ', '</w:style>')) {
    const [, attributes = '', inside = ''] = /^([^>]*)>([\s\S]*)$/.exec(style ?? '') ?? []
    const id = /w:styleId=["']([^"']+)["']/.exec(attributes)?.[1]
    if (id === undefined || !/w:type=["']character["']/.test(attributes)) continue
    found.set(id, { own: raisedByName(inside) ?? raisedByLength(inside), base: valueOf(inside, 'basedOn') })
  }
  const resolve = (id: string | undefined, steps = 0): Raised | undefined => {
    const style = id === undefined || steps > mostBases ? undefined : found.get(id)
    return style && (style.own ?? resolve(style.base, steps + 1))
  }
  return new Map(
    [...found.keys()].flatMap((id): [string, Raised][] => {
      const raised = resolve(id)
      return raised ? [[id, raised]] : []
    }),
  )
}

/** Says of all letters that stand higher or lower by a length or a style what mammoth reads: `w:vertAlign`. */
export function withSuperscriptRuns(xml: string, styles: ReadonlyMap<string, Raised>): string {
  // How they stood before a change that was tracked.
  const now = [...between(xml, '<w:rPrChange ', '</w:rPrChange>')].map(({ before }) => before).join('')
  const said = (properties: string) => {
    if (raisedByName(properties)) return ''
    const isFlat = valueOf(properties, 'vertAlign') !== undefined
    const byStyle = isFlat ? undefined : styles.get(valueOf(properties, 'rStyle') ?? '')
    const raised = raisedByLength(properties) ?? byStyle
    return raised ? `<w:vertAlign w:val="${raised}"/>` : ''
  }
  return [...between(now, '<w:rPr>', '</w:rPr>')]
    .map(({ before, inside }) => (inside === null ? before : `${before}<w:rPr>${said(inside)}${inside}</w:rPr>`))
    .join('')
}

/** A reference to a note whose mark is not a number: an asterisk, say, which follows it as text. Attributes are few. */
const ownMark = /<w:(?:foot|end)noteReference\s[^<>]{0,200}w:customMarkFollows=["'](?:1|true|on)["'][^<>]{0,200}>/g
/** The letters of such a mark, and how many there are at most: the words behind it are none of them. */
const [markLetters, longestMark] = [/<w:(?:t[ >][^<]*<\/w:t>|sym\s[^<>]{0,200}>)/g, 8]

const withoutLetters = (xml: string) => xml.replaceAll(markLetters, '')
const isShort = (xml: string) =>
  (xml.match(markLetters) ?? []).reduce((sum, letters) => sum + letters.replaceAll(/<[^>]*>/g, '').length, 0) <=
  longestMark

/**
 * Takes the marks out that somebody chose for a note herself: the note is named and left out, and its asterisk would stay
 * in the text. The mark stands in the run of the reference, or in the next.
 */
export function withoutOwnMarks(xml: string): string {
  const end = '</w:r>'
  let isNext = false
  return xml
    .split(end)
    .map((run) => {
      const reference = [...run.matchAll(ownMark)].at(-1)
      const wasNext = isNext
      isNext = false
      if (!reference) return wasNext && isShort(run) ? withoutLetters(run) : run
      const from = reference.index + reference[0].length
      const behind = run.slice(from)
      isNext = !behind.match(markLetters)
      return run.slice(0, from) + (isShort(behind) ? withoutLetters(behind) : behind)
    })
    .join(end)
}

/** The parts of a document in which letters stand. */
const textParts = /^word\/(?:document|footnotes|endnotes)\d*\.xml$/

/**
 * What of a Word document is read once it is unpacked, in bytes and in tags, of which mammoth makes objects, several times
 * over: nine megabytes of small ones ended the server. An article of some thousand words has twenty thousand.
 */
const [largestUnpacked, mostTags] = [10_000_000, 200_000]

const tagsIn = (bytes: Buffer): number => {
  let tags = 0
  for (let at = bytes.indexOf('<'); at !== -1; at = bytes.indexOf('<', at + 1)) tags += 1
  return tags
}

/** As mammoth opens a file. */
export type WordFile = {
  exists: (name: string) => boolean
  read: (name: string, encoding?: string) => Promise<string | Uint8Array>
}

/**
 * Opens a Word document as mammoth reads it. mammoth knows of raised letters only those that are raised by name: by a
 * length or a style, 10⁶ would arrive as 106.
 * @throws UnpacksTooLarge, by what is read as well
 */
export async function readWordFile(file: Buffer): Promise<WordFile> {
  const zip = openZip(file, largestUnpacked)
  let tags = 0
  const text = async (name: string) => {
    const bytes = await zip.read(name)
    tags += tagsIn(bytes)
    if (tags > mostTags) throw new UnpacksTooLarge()
    return new TextDecoder().decode(bytes)
  }
  const stylesPart = 'word/styles.xml'
  const styles = zip.exists(stylesPart) ? superscriptStyles(await text(stylesPart)) : new Map<string, Raised>()
  return {
    exists: zip.exists,
    read: async (name, encoding) => {
      if (encoding === undefined) return zip.read(name)
      if (encoding === 'base64') return (await zip.read(name)).toString('base64')
      return textParts.test(name) ? withSuperscriptRuns(withoutOwnMarks(await text(name)), styles) : text(name)
    },
  }
}
