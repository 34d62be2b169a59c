import { convertHTMLToLexical, convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import { Window } from 'happy-dom'
import mammoth from 'mammoth'
import type { PayloadRequest } from 'payload'
import { parse } from 'yaml'

import type { EducationModule } from '@/payload-types'
import { articleEditor } from '@/shared/cms/articleEditor'
import { HttpError } from '@/shared/cms/httpError'
import { tidyPaste } from '@/shared/lib/tidyPaste'
import { slugs } from '@/slugs'

import { refuseDuplicate } from './duplicateArticles'
import { UnpacksTooLarge } from './boundedZip'
import { citeImported, type TextNode } from './importedCitations'
import { takeNotes, takeTitle, titleStyle } from './wordParts'
import { readWordFile } from './wordSuperscripts'

type Content = NonNullable<EducationModule['content']>

/** A text that was read, and what of it an editor has to look at. */
type ReadArticle = { fields: Record<string, string>; content: Content; problems: string[] }

const textFields = ['title', 'description', 'keyInsight'] as const
const longest = { title: 120, description: 320, keyInsight: 320 } as const

const editorConfigOf = (req: PayloadRequest) =>
  editorConfigFactory.fromEditor({ config: req.payload.config, editor: articleEditor })

/** A window of the reader's own, in which nothing runs and nothing is loaded. */
const settings = {
  disableJavaScriptFileLoading: true,
  disableCSSFileLoading: true,
  disableIframePageLoading: true,
} as const

/** As Payload's converter asks for a document. */
class ReaderDom {
  readonly window: { document: Document }

  constructor(html: string) {
    const { document } = new Window({ settings })
    document.write(html)
    this.window = { document: document as unknown as Document }
  }
}

async function cited(req: PayloadRequest, read: ReadArticle): Promise<ReadArticle> {
  const { root, problems } = await citeImported(req, read.content.root as TextNode)
  const content = { ...read.content, root: root as Content['root'] }
  return { ...read, content, problems: [...read.problems, ...problems] }
}

function leftPictures(count: number): string[] {
  if (count === 0) return []
  if (count === 1) return ['A picture was left out: put it in with a description of its own.']
  return [`${count} pictures were left out: put them in with descriptions of their own.`]
}

/** The front matter that an article may begin with; whatever a module does not have is left out. */
function frontMatterOf(text: string): { fields: Record<string, string>; body: string; problems: string[] } {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text)
  if (!match) return { fields: {}, body: text, problems: [] }
  const [, head = '', body = ''] = match
  let entries: Record<string, unknown>
  try {
    entries = (parse(head, { schema: 'core' }) ?? {}) as Record<string, unknown>
  } catch {
    return { fields: {}, body, problems: ['Its front matter is no YAML and was left out.'] }
  }
  const known = textFields.flatMap((name) => (typeof entries[name] === 'string' ? [[name, entries[name]]] : []))
  return { fields: Object.fromEntries(known) as Record<string, string>, body, problems: [] }
}

/** Characters of a text: what is read of a longer one would keep the whole site waiting. */
const maxTextLength = 200_000

/** @throws HttpError 400 for what has no words, or more than an article */
function requireArticle(words: string): void {
  if (!words.trim()) throw new HttpError(400, 'There are no words in this file.')
  if (words.length > maxTextLength)
    throw new HttpError(400, 'This is more than an article: up to 200,000 characters are taken. Please part it.')
}

/** Lines of an article, and marks (of emphasis, links, citations) in one paragraph, list or table of it. */
const [mostLines, mostMarks] = [5_000, 4_000]

/**
 * The editor's converter looks through a paragraph anew for each of its marks, and the site answers nobody meanwhile.
 * @throws HttpError 400 for what no article has
 */
function requireUsual(markdown: string): void {
  if (markdown.split('\n').length > mostLines)
    throw new HttpError(400, 'This has more than 5,000 lines. Please part it.')
  const marksOf = (block: string) => block.match(/[*_`~[\]<!]/g)?.length ?? 0
  if (markdown.split(/\n[ \t]*\n/).some((block) => marksOf(block) > mostMarks))
    throw new HttpError(400, 'A paragraph of this has thousands of marks for emphasis or links. Please leave them out.')
}

function decoded(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    throw new HttpError(400, 'This text is not written in UTF-8. Save it as UTF-8, and choose it again.')
  }
}

/** Lists within lists by four spaces a level, as the editor’s converter reads them; Markdown is content with two. */
function withLevels(markdown: string): string {
  let open: number[] = []
  const lines = markdown.split('\n').map((line) => {
    const [, spaces, item] = /^([ \t]*)((?:[-*+]|\d{1,9}[.)])[ \t].*)$/.exec(line) ?? []
    if (spaces === undefined || item === undefined) {
      if (line.trim() && !/^\s/.test(line)) open = []
      return line
    }
    const indent = spaces.replaceAll('\t', '    ').length
    open = [...open.filter((outer) => outer < indent), indent]
    return '    '.repeat(open.length - 1) + item
  })
  return lines.join('\n')
}

// As the editor marks what is raised and lowered.
const raisedFormats: Readonly<Record<string, number>> = { sup: 64, sub: 32 }

/** Makes raised and lowered letters of `<sup>` and `<sub>`, for which Markdown has no marks. */
const withRaised = (node: TextNode): TextNode[] => {
  if (node.children) return [{ ...node, children: node.children.flatMap(withRaised) }]
  if (node.type !== 'text') return [node]
  const parts = (node.text ?? '').split(/(<(?:sup|sub)>[^<]*<\/(?:sup|sub)>)/i)
  return parts.filter(Boolean).map((words) => {
    const [, tag, raised] = /^<(sup|sub)>([^<]*)</i.exec(words) ?? []
    const format = tag === undefined ? 0 : raisedFormats[tag.toLowerCase()]!
    return { ...node, text: raised ?? words, format: Number(node.format ?? 0) | format }
  })
}

async function readMarkdown(req: PayloadRequest, file: string): Promise<ReadArticle> {
  requireArticle(file)
  const { fields, body, problems } = frontMatterOf(file.replaceAll('\r\n', '\n'))
  requireUsual(body)
  const heading = /^# (.+)\n?/m.exec(body)
  // Bounded: with beginnings alone each would be looked for to the end of the text.
  const pictures = /!\[[^\]]{0,500}\]\([^)]{0,2000}\)/g
  const text = (heading ? body.replace(heading[0], '') : body)
    .replaceAll(/^# /gm, '## ')
    .replaceAll(/^####+ /gm, '### ')
  const markdown = withLevels(text.replaceAll(pictures, '').replaceAll(/^(?:[-*_] ?){3,}$/gm, ''))
  const content = convertMarkdownToLexical({ editorConfig: await editorConfigOf(req), markdown }) as Content
  const root = {
    ...content.root,
    children: (content.root.children as TextNode[]).flatMap(withRaised),
  } as Content['root']
  return {
    fields: { ...(heading && { title: heading[1]!.trim() }), ...fields },
    content: { ...content, root },
    problems: [...problems, ...leftPictures(text.match(pictures)?.length ?? 0)],
  }
}

async function readWord(req: PayloadRequest, file: Buffer): Promise<ReadArticle> {
  let pictures = 0
  const convertImage = mammoth.images.imgElement(() => {
    pictures += 1
    return Promise.resolve({ src: '' })
  })
  const { value, messages } = await readWordFile(file)
    // mammoth takes an open file too, which its types do not say.
    .then((word) =>
      mammoth.convertToHtml({ file: word } as unknown as { buffer: Buffer }, { convertImage, styleMap: [titleStyle] }),
    )
    .catch((error: unknown) => {
      if (error instanceof UnpacksTooLarge)
        throw new HttpError(400, 'This Word document holds more than an article. Please part it.')
      throw new HttpError(400, 'This is no Word document (.docx).')
    })
  requireArticle(value)
  const { document } = new ReaderDom(value).window
  for (const picture of document.querySelectorAll('img')) picture.remove()
  const notes = takeNotes(document)
  const title = takeTitle(document)
  const problems = tidyPaste(document)
  if (messages.some(({ message }) => message.includes('oMath')))
    problems.push('A formula was left out: write it in as text.')
  const content = convertHTMLToLexical({
    editorConfig: await editorConfigOf(req),
    html: document.body.innerHTML,
    JSDOM: ReaderDom,
  }) as Content
  return {
    fields: title ? { title } : {},
    content,
    problems: [...problems, ...notes, ...leftPictures(pictures)],
  }
}

/**
 * Makes a draft of a module from a file.
 * @param name with its ending: `.md`, `.markdown`, `.txt` or `.docx`
 * @param isAnother whether it is made although it is here already
 * @returns the draft's id and title, and what an editor has to look at
 * @throws HttpError 400 for what is neither Markdown nor a Word document, 409 for what is here already
 */
export async function importArticle(
  req: PayloadRequest,
  name: string,
  file: Buffer,
  isAnother = false,
): Promise<{ id: number; title: string; problems: string[] }> {
  const isWord = /\.docx$/i.test(name)
  if (!isWord && !/\.(?:md|markdown|txt)$/i.test(name))
    throw new HttpError(400, 'An article comes as Markdown (.md) or as a Word document (.docx).')
  const read = await cited(req, isWord ? await readWord(req, file) : await readMarkdown(req, decoded(file)))
  const title = (read.fields.title || name.replace(/\.\w+$/, '')).slice(0, longest.title)
  if (!isAnother) await refuseDuplicate(req, { title, content: read.content })
  const fitted = textFields.flatMap((field) => {
    const words = field === 'title' ? title : read.fields[field]
    return words ? [[field, words.slice(0, longest[field])]] : []
  })
  const data = { ...Object.fromEntries(fitted), content: read.content, _status: 'draft' } as Partial<EducationModule>
  const { id } = await req.payload.create({
    collection: slugs.educationModules,
    data: data as EducationModule,
    draft: true,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return { id, title, problems: read.problems }
}
