import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { slugs } from '@/slugs'
import { zipOf } from '@/testing/zipFile'
import { startTestCms, type TestCms } from '@/testing/cms'
import { cpuTime } from '@/testing/cpuTime'
import { makeReference } from '@/testing/factories'
import { mark, paragraph, run, wordFile } from '@/testing/wordFile'

let cms: TestCms
let editor: Awaited<ReturnType<TestCms['signedInAs']>>
let reference: number
beforeAll(async () => {
  cms = await startTestCms()
  editor = await cms.signedInAs('editor')
  reference = (await makeReference(cms.payload, { key: 'avis-2015' })).id
})
afterAll(() => cms.stop())

const body = (name: string, text: string | Buffer) => ({ name, base64: Buffer.from(text).toString('base64') })
const take = (name: string, text: string | Buffer) => editor.post('/module-import', { json: body(name, text) })
const draftOf = async (id: number) =>
  cms.payload.findByID({ collection: slugs.educationModules, id, draft: true, depth: 0 })
const within = (node: unknown): { type: string; text?: string; format?: number; fields?: object }[] => {
  const { children = [], ...own } = node as { children?: unknown[]; type: string }
  return [own, ...children.flatMap(within)]
}

it('is refused to strangers, and for what is no article', async () => {
  const json = body('a.md', '# A')
  expect((await cms.anonymous.post('/module-import', { json })).status).toBe(401)
  expect((await (await cms.signedInAs('reviewer')).post('/module-import', { json })).status).toBe(403)
  expect((await take('a.exe', 'MZ')).status).toBe(400)
  expect((await take('a.docx', 'no zip')).body.message).toBe('This is no Word document (.docx).')
  expect((await take('a.md', ' \n')).body.message).toBe('There are no words in this file.')
  expect((await take('a.md', 'x'.repeat(200_001))).body.message).toContain('up to 200,000 characters')
  for (const other of [Buffer.from('# Caf\xe9', 'latin1'), Buffer.from('\uFEFF# A', 'utf16le')])
    expect((await take('a.md', other)).body.message).toContain('not written in UTF-8')
  const bomb = zipOf({ 'word/document.xml': Buffer.alloc(11_000_000, ' ') })
  const tags = zipOf({ 'word/document.xml': Buffer.from(`<w:document>${'<w:p/>'.repeat(200_000)}</w:document>`) })
  for (const file of [bomb, tags])
    expect((await take('bomb.docx', file)).body.message).toContain('holds more than an article')
  expect((await editor.post('/module-import', { json: { name: 'a.md', base64: '%%' } })).status).toBe(400)
})

/** What is here already is refused, so each has words of its own. */
const longArticle = (title: string) => `# ${title}\n${`## ${title}\n`.repeat(4_000)}`

it.each([
  ['a paragraph of marks', '**a** '.repeat(30_000), 'thousands of marks'],
  ['beginnings of pictures', '!['.repeat(90_000), 'thousands of marks'],
  ['lines without end', '- a\n'.repeat(40_000), 'more than 5,000 lines'],
])('refuses at once what would keep the site busy: %s', async (what, text, words) => {
  const [article, { status: created }] = await cpuTime(() => take('a.md', longArticle(`Beside ${what}`)))
  expect(created).toBe(201)
  const [refusal, { status, body: refused }] = await cpuTime(() => take('a.md', text))
  expect([status, refused.message]).toEqual([400, expect.stringContaining(words)])
  expect(refusal, 'beside an article that is taken').toBeLessThan(article)
})

it('takes headings of the first level below the title for the next, however many there are', async () => {
  const [asTheyAre] = await cpuTime(() => take('a.md', longArticle('Second level')))
  const [taken, { status, body: made }] = await cpuTime(() =>
    take('a.md', longArticle('Title').replaceAll('\n## ', '\n# ')),
  )
  expect([status, made.title]).toEqual([201, 'Title'])
  expect(taken, 'beside as many of the second level').toBeLessThan(4 * asTheyAre)
  const { children } = (await draftOf(made.id)).content!.root as unknown as { children: { tag?: string }[] }
  expect(children[0]!.tag).toBe('h2')
})

it('makes a draft of Markdown, with its front matter and its citations', async () => {
  const markdown =
    '---\ntitle: Nights\ndescription: About nights.\nreviewedBy: Nobody\n---\n# Ignored\n\n## Count\n\nThey lasted 7.4 years.[^avis-2015, table 2] And so on.[^nobody]\n\n- one\n- two\n'
  const { status, body: made } = await take('nights.md', markdown)
  expect([status, made.title]).toEqual([201, 'Nights'])
  expect(made.problems).toEqual(['No reference has the key “nobody”: its mark stays in the text.'])
  const draft = await draftOf(made.id)
  expect([draft._status, draft.description, draft.reviewedBy ?? null]).toEqual(['draft', 'About nights.', null])
  const nodes = within(draft.content?.root)
  expect(nodes.find(({ type }) => type === 'inlineBlock')?.fields).toMatchObject({ reference, locator: 'table 2' })
  expect(nodes.filter(({ type }) => type === 'listitem')).toHaveLength(2)
})

it('reads of Markdown what is raised, and lists within lists by two spaces; names a picture that stays behind', async () => {
  const markdown =
    '# Marks\n\nAbout 10<sup>6</sup> in CO<sub>2</sub>.\n\n- one\n  - inner\n- two\n\n---\n\n![A plum](plum.png)\n'
  const { body: made } = await take('marks.md', markdown)
  expect(made.problems).toEqual(['A picture was left out: put it in with a description of its own.'])
  const root = (await draftOf(made.id)).content?.root as unknown as { children: { type: string }[] }
  expect(root.children.map(({ type }) => type)).toEqual(['paragraph', 'list'])
  const nodes = within(root).filter(({ type }) => type === 'text')
  expect(nodes.map(({ text, format }) => [text, format])).toEqual([
    ['About 10', 0],
    ['6', 64],
    [' in CO', 0],
    ['2', 32],
    ['.', 0],
    ['one', 0],
    ['inner', 0],
    ['two', 0],
  ])
})

it('makes a draft of a Word document: headings, lists, tables, and 10⁶ never becomes 106', async () => {
  const file = await readFile(path.join(import.meta.dirname, 'articleImport.docx'))
  const { status, body: made } = await take('Sleep.docx', file)
  expect([status, made.title]).toEqual([201, 'Sleep, by the numbers'])
  const nodes = within((await draftOf(made.id)).content?.root)
  const superscript = 64
  const subscript = 32
  expect(nodes.find(({ format }) => format === superscript)?.text).toBe('6')
  expect(nodes.find(({ format }) => format === subscript)?.text).toBe('2')
  const count = (type: string) => nodes.filter((node) => node.type === type).length
  expect({
    h: count('heading'),
    items: count('listitem'),
    cells: count('tablecell'),
    cites: count('inlineBlock'),
  }).toEqual({ h: 1, items: 2, cells: 4, cites: 1 })
})

it('names several pictures as several', async () => {
  const { body: made } = await take('plums.md', '# Plums\n\n![A plum](a.png) and ![two](b.png) on a table.\n')
  expect(made.problems).toEqual(['2 pictures were left out: put them in with descriptions of their own.'])
})

it('tells what of a Word document needs a look: a formula, struck words, a note', async () => {
  const file = await readFile(path.join(import.meta.dirname, 'articleImportNotes.docx'))
  const { status, body: made } = await take('Notes.docx', file)
  expect([status, made.problems]).toEqual([
    201,
    [
      'What was struck through stands as ordinary words: “struck”. Take it out, if it was to go.',
      'A formula was left out: write it in as text.',
      'A footnote was left out: cite its source, or put its words in the text. It said: “The note.”',
    ],
  ])
  const nodes = within((await draftOf(made.id)).content?.root)
  expect(nodes.filter(({ type }) => type === 'link' || type === 'list')).toEqual([])
  const words = nodes.map(({ text }) => text ?? '').join('')
  expect(words).toContain('About 106')
  expect(words).not.toMatch(/↑|deleted|note|\[1\]/)
})

/** Its blocks, as a tag with the words. */
const blocksOf = async (id: number) => {
  const { children } = (await draftOf(id)).content!.root as unknown as { children: { type: string; tag?: string }[] }
  return children.map((block) => [
    block.tag ?? block.type,
    within(block)
      .map(({ text }) => text ?? '')
      .join(''),
  ])
}

it('takes notes and their marks out of a Word document, and says what they said', async () => {
  const file = wordFile(
    [
      paragraph(run('Counting sheep') + mark('footnote', 1), 'berschrift1'),
      paragraph(
        `${run('About 10')}${run('6', true)}${run(' sheep')}${mark('footnote', 2)}${run(', ', true)}${mark('endnote', 1)}${run(' jump [2].')}`,
      ),
    ],
    {
      footnote: [
        paragraph(run('A shepherd told it.')),
        paragraph(run('Of 10') + run('9', true)) + paragraph(run('in all.')),
      ],
      endnote: [paragraph(run('Fence, 3rd edition.'))],
    },
  )
  const { status, body: made } = await take('Sheep.docx', file)
  expect([status, made.title]).toEqual([201, 'Counting sheep'])
  expect(made.problems).toEqual([
    '2 footnotes were left out: cite their sources, or put their words in the text. They said: “A shepherd told it.”, “Of 10⁹ in all.”',
    'An endnote was left out: cite its source, or put its words in the text. It said: “Fence, 3rd edition.”',
  ])
  expect(await blocksOf(made.id)).toEqual([['paragraph', 'About 106 sheep jump [2].']])
})

it('takes what Word calls the title as it, and leaves its headings their levels', async () => {
  const headings = [
    paragraph(run('First part'), 'berschrift1'),
    paragraph(run('A day')),
    paragraph(run('Within it'), 'berschrift2'),
    paragraph(run('A night')),
    paragraph(run('Second part'), 'berschrift1'),
    paragraph(run('An end')),
  ]
  const title = paragraph(run('Ten') + run('2', true) + run(' evenings'), 'Titel')
  const { body: titled } = await take('Evenings.docx', wordFile([paragraph(run('Before it')), title, ...headings]))
  expect([titled.title, titled.problems]).toEqual(['Ten² evenings', []])
  expect(await blocksOf(titled.id)).toEqual([
    ['paragraph', 'Before it'],
    ['h2', 'First part'],
    ['paragraph', 'A day'],
    ['h3', 'Within it'],
    ['paragraph', 'A night'],
    ['h2', 'Second part'],
    ['paragraph', 'An end'],
  ])
  const lower = [title.replace('Ten', 'Nine'), paragraph(run('A part'), 'berschrift2'), paragraph(run('Of nine'))]
  const { body: second } = await take('Nine.docx', wordFile(lower))
  expect([second.title, (await blocksOf(second.id))[0]]).toEqual(['Nine² evenings', ['h2', 'A part']])

  const { body: untitled } = await take('Parts.docx', wordFile([...headings, paragraph(run('And a word more'))]))
  expect(untitled.title, 'where nothing is called the title').toBe('First part')
  expect((await blocksOf(untitled.id)).filter(([tag]) => tag!.startsWith('h'))).toEqual([
    ['h2', 'Within it'],
    ['h2', 'Second part'],
  ])
})

it('reads of a Word document what is raised or lowered by a length or a style of its own, too', async () => {
  const file = await readFile(path.join(import.meta.dirname, 'articleImportRaised.docx'))
  const { status, body: made } = await take('Raised.docx', file)
  expect([status, made.title]).toEqual([201, 'Raised by a length'])
  const texts = within((await draftOf(made.id)).content?.root).filter(({ type }) => type === 'text')
  expect(texts.map(({ text, format }) => [text, format])).toEqual([
    ['About 10', 0],
    ['6', 64],
    [' in CO', 0],
    ['2', 32],
    [' and 10', 0],
    ['9', 64],
  ])
})

it('makes one that is here already only when asked, by its title or its words, and names it', async () => {
  const article = '# Twice told\n\nRest is a room with two doors.\n'
  const { body: first } = await take('twice.md', article)
  const again = await take('twice.md', article)
  expect(again.status).toBe(409)
  expect(again.body).toEqual({
    message: '“Twice told” is here already, as a draft with the same words. Nothing was made, and it stays as it is.',
    issues: [{ path: `education-modules/${first.id}`, message: 'Twice told' }],
  })
  const longer = await take('TWICE TOLD.md', 'Rest is a room with two doors, and a window.')
  expect(longer.body.message).toContain('“Twice told” is here already, as a draft with other words.')
  const renamed = await take('renamed.md', 'Rest is a room with two doors.')
  expect([renamed.status, renamed.body.issues[0].message]).toEqual([409, 'Twice told'])
  expect(
    (await cms.payload.count({ collection: slugs.educationModules, where: { title: { like: 'Twice' } } })).totalDocs,
  ).toBe(1)

  const json = { ...body('twice.md', article), another: true }
  const other = await editor.post('/module-import', { json })
  expect(other.status).toBe(201)
  expect((await draftOf(other.body.id)).slug).toBe('twice-told-2')
  await cms.payload.update({
    collection: slugs.educationModules,
    id: first.id,
    data: { deletedAt: '2026-01-01T00:00:00Z' },
  })
  await cms.payload.delete({ collection: slugs.educationModules, id: other.body.id })
  expect((await take('twice.md', article)).status, 'what lies in the trash is not here').toBe(201)
})
