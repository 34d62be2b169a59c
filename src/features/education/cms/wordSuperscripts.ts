import { openArrayBuffer, type ZipFile } from 'mammoth/lib/zipfile.js'

type Raised = 'superscript' | 'subscript'

/** The value of a property of letters in WordprocessingML; the first, as a reader takes it. */
const valueOf = (properties: string, name: string): string | undefined =>
  new RegExp(`<w:${name}\\s[^>]*?w:val=["']([^"']*)["']`).exec(properties)?.[1]

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

/** The styles of letters that raise or lower them, by their ids. */
export function superscriptStyles(stylesXml: string): Map<string, Raised> {
  const found = new Map<string, { own: Raised | undefined; base: string | undefined }>()
  for (const [, attributes = '', inside = ''] of stylesXml.matchAll(/<w:style\s([^>]*)>([\s\S]*?)<\/w:style>/g)) {
    const id = /w:styleId=["']([^"']+)["']/.exec(attributes)?.[1]
    if (id === undefined || !/w:type=["']character["']/.test(attributes)) continue
    found.set(id, { own: raisedByName(inside) ?? raisedByLength(inside), base: valueOf(inside, 'basedOn') })
  }
  const resolve = (id: string | undefined, seen: readonly string[] = []): Raised | undefined => {
    const style = id === undefined || seen.includes(id) ? undefined : found.get(id)
    return style && (style.own ?? resolve(style.base, [...seen, id!]))
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
  return (
    xml
      // How they stood before a change that was tracked.
      .replaceAll(/<w:rPrChange\b[\s\S]*?<\/w:rPrChange>/g, '')
      .replaceAll(/<w:rPr>([\s\S]*?)<\/w:rPr>/g, (whole, properties: string) => {
        if (raisedByName(properties)) return whole
        const isFlat = valueOf(properties, 'vertAlign') !== undefined
        const byStyle = isFlat ? undefined : styles.get(valueOf(properties, 'rStyle') ?? '')
        const raised = raisedByLength(properties) ?? byStyle
        return raised ? `<w:rPr><w:vertAlign w:val="${raised}"/>${properties}</w:rPr>` : whole
      })
  )
}

/** The parts of a document in which letters stand. */
const textParts = /^word\/(?:document|footnotes|endnotes)\d*\.xml$/

/**
 * Opens a Word document as mammoth reads it. mammoth knows of raised letters only those that are raised by name: by a
 * length or a style, 10⁶ would arrive as 106.
 */
export async function openWord(file: Buffer): Promise<ZipFile> {
  const zip = await openArrayBuffer(file)
  const stylesPart = 'word/styles.xml'
  const styles = zip.exists(stylesPart)
    ? superscriptStyles(await zip.read(stylesPart, 'utf-8'))
    : new Map<string, Raised>()
  const read = async (name: string, encoding?: string) => {
    const content = await zip.read(name, encoding as 'utf-8')
    return textParts.test(name) && typeof content === 'string' ? withSuperscriptRuns(content, styles) : content
  }
  return { ...zip, read: read as ZipFile['read'] }
}
