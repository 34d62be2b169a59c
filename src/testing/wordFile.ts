import { zipOf } from './zipFile'

/** A run of words of a paragraph. */
export const run = (words: string, raised = false) =>
  `<w:r>${raised ? '<w:rPr><w:vertAlign w:val="superscript"/></w:rPr>' : ''}<w:t xml:space="preserve">${words}</w:t></w:r>`
export const paragraph = (inside: string, style = 'Normal') =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${inside}</w:p>`
/** The mark of a note. */
export const mark = (kind: 'footnote' | 'endnote', id: number) =>
  `<w:r><w:rPr><w:rStyle w:val="Mark"/></w:rPr><w:${kind}Reference w:id="${id}"/></w:r>`

/** A Word document of paragraphs, its notes by their ids from 1. */
export function wordFile(paragraphs: string[], notes: { footnote?: string[]; endnote?: string[] } = {}): Buffer {
  const xmlns = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const related = (targets: Record<string, string>) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${Object.entries(targets)
      .map(([type, at]) => `<Relationship Id="${type}" Type="${office}/${type}" Target="${at}"/>`)
      .join('')}</Relationships>`
  const partOf = (kind: 'footnote' | 'endnote') =>
    `<w:${kind}s ${xmlns}>${(notes[kind] ?? [])
      .map((inside, place) => `<w:${kind} w:id="${place + 1}">${inside}</w:${kind}>`)
      .join('')}</w:${kind}s>`
  const style = (id: string, name: string) =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`
  // As a German Word names them: by ids of its own.
  const styles = [
    ...[1, 2, 3].map((level) => style(`berschrift${level}`, `heading ${level}`)),
    style('Titel', 'Title'),
    style('Normal', 'Normal'),
    '<w:style w:type="character" w:styleId="Mark"><w:name w:val="footnote reference"/><w:rPr><w:vertAlign w:val="superscript"/></w:rPr></w:style>',
  ]
  const parts = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': related({ officeDocument: 'word/document.xml' }),
    'word/_rels/document.xml.rels': related({
      styles: 'styles.xml',
      footnotes: 'footnotes.xml',
      endnotes: 'endnotes.xml',
    }),
    'word/styles.xml': `<w:styles ${xmlns}>${styles.join('')}</w:styles>`,
    'word/footnotes.xml': partOf('footnote'),
    'word/endnotes.xml': partOf('endnote'),
    'word/document.xml': `<w:document ${xmlns}><w:body>${paragraphs.join('')}</w:body></w:document>`,
  }
  return zipOf(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, Buffer.from(xml)])))
}
