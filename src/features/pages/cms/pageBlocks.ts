import type { ArrayField, Block, Field, RowField, SelectField, TextareaField, TextField } from 'payload'

import { articleEditor } from '@/shared/cms/articleEditor'
import { textMatching } from '@/shared/cms/fieldValidation'
import { textList } from '@/shared/cms/fields'
import { slugs } from '@/slugs'

/** The drawings that a page may choose, in the words of an editor. */
const emblems = [
  { value: 'truth-telling', label: 'An eye' },
  { value: 'sacred-science', label: 'A star in an atom' },
  { value: 'biohacking', label: 'A sprig in a flask' },
  { value: 'boundary-mastery', label: 'A gate' },
  { value: 'community', label: 'Three women, one moon' },
  { value: 'self-care', label: 'A cup of tea' },
  { value: 'practice', label: 'Someone sitting still' },
  { value: 'nutrition-foundations', label: 'A bowl' },
  { value: 'awakening-practices', label: 'A sunrise' },
  { value: 'analytics', label: 'A month’s curve' },
] as const

const linkHint = 'A link is written [words](/address).'

type LineOptions = Partial<Pick<TextField, 'required' | 'maxLength'>> & { description?: string }

const line = (name: string, label: string, { description, ...options }: LineOptions = {}): TextField => ({
  name,
  label,
  type: 'text',
  maxLength: 120,
  ...options,
  admin: { description },
})

const paragraph = (name: string, label: string, options: LineOptions = {}): TextareaField => {
  const { description = linkHint, ...others } = options
  return { name, label, type: 'textarea', maxLength: 600, ...others, admin: { description } }
}

const heading = line('heading', 'Heading', { required: true })
const rowTitle = line('title', 'Title', { required: true })

const place: TextField = {
  name: 'href',
  label: 'Leads to',
  type: 'text',
  maxLength: 500,
  validate: textMatching(/^(?:\/(?!\/)\S*|https:\/\/\S+)$/, 'A page of this site, such as /education, or https://…'),
}
/** A button or link: its words, and a page of this site or a secure address elsewhere. */
const linkFields: RowField = {
  type: 'row',
  fields: [line('linkLabel', 'Words of the link', { maxLength: 60 }), place],
}

const mediaOf = (kind: 'image' | 'video') => ({
  relationTo: slugs.media,
  filterOptions: { mimeType: { contains: `${kind}/` } },
})

const emblem: SelectField = {
  name: 'emblem',
  label: 'Drawing',
  type: 'select',
  options: emblems.map(({ value, label }) => ({ value, label })),
}

const rows = (name: string, singular: string, maxRows: number, fields: Field[]): ArrayField => ({
  name,
  type: 'array',
  labels: { singular, plural: `${singular}s` },
  minRows: 1,
  maxRows,
  required: true,
  fields,
})

type BlockNames = { slug: string; interfaceName: string; singular: string; plural?: string }

const block = ({ slug, interfaceName, singular, plural = `${singular}s` }: BlockNames, fields: Field[]): Block => ({
  slug,
  interfaceName,
  labels: { singular, plural },
  admin: { disableBlockName: true },
  fields,
})

/** What is wrong with the rows of a table, for its editor; null when each has a cell for every column. */
function tableProblem(columns: unknown, rows: unknown): string | null {
  const width = Array.isArray(columns) ? columns.length : 0
  if (width < 2 || width > 8) return 'A table has two to eight columns.'
  const list = Array.isArray(rows) ? (rows as { cells?: unknown }[]) : []
  if (list.length === 0) return 'A table has a row at least.'
  const wrong = list.findIndex(({ cells }) => !Array.isArray(cells) || cells.length !== width)
  return wrong === -1 ? null : `Row ${wrong + 1} needs ${width} cells, one for each column.`
}

/** The cells of each row, as many as there are heads. */
const tableRows: ArrayField = {
  ...rows('rows', 'Row', 60, [textList('cells', 'Cells', 'As many as there are columns.')]),
  validate: (value, { siblingData }) => tableProblem((siblingData as { columns?: unknown }).columns, value) ?? true,
}

/** What a page of the owner's own is made of; drawn by `site/components/`. */
export const pageBlocks: Block[] = [
  block({ slug: 'hero', interfaceName: 'HeroBlock', singular: 'Opening' }, [
    line('eyebrow', 'Small line above'),
    heading,
    paragraph('text', 'Introduction'),
    linkFields,
    emblem,
    {
      name: 'picture',
      type: 'upload',
      ...mediaOf('image'),
      admin: { description: 'In the arch, in place of the drawing.' },
    },
  ]),
  block({ slug: 'text', interfaceName: 'TextBlock', singular: 'Text' }, [
    {
      name: 'content',
      label: 'Text',
      type: 'richText',
      required: true,
      editor: articleEditor,
      admin: { description: 'Put a citation right behind each statement of fact: type @ and the author, then Enter.' },
    },
  ]),
  block({ slug: 'cards', interfaceName: 'CardsBlock', singular: 'Row of cards', plural: 'Rows of cards' }, [
    line('heading', 'Heading'),
    rows('cards', 'Card', 9, [rowTitle, paragraph('text', 'Text', { maxLength: 400 }), linkFields, emblem]),
  ]),
  block({ slug: 'steps', interfaceName: 'StepsBlock', singular: 'List of steps', plural: 'Lists of steps' }, [
    heading,
    paragraph('introduction', 'Introduction'),
    rows('steps', 'Step', 12, [rowTitle, paragraph('text', 'Text')]),
  ]),
  block({ slug: 'callout', interfaceName: 'CalloutBlock', singular: 'Callout' }, [
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'note',
      options: [
        { value: 'note', label: 'A note' },
        { value: 'insight', label: 'What to take home' },
        { value: 'warning', label: 'A warning' },
      ],
    },
    heading,
    paragraph('text', 'Text'),
  ]),
  block({ slug: 'quote', interfaceName: 'QuoteBlock', singular: 'Quote' }, [
    paragraph('text', 'Words', { maxLength: 400, required: true }),
    line('by', 'Who says it', { description: 'A name that you can prove, or nothing.' }),
  ]),
  block({ slug: 'picture', interfaceName: 'PictureBlock', singular: 'Picture' }, [
    { name: 'picture', type: 'upload', required: true, ...mediaOf('image') },
    line('caption', 'Caption', { maxLength: 240 }),
    { name: 'arch', label: 'In an arch', type: 'checkbox' },
  ]),
  block({ slug: 'video', interfaceName: 'VideoBlock', singular: 'Video' }, [
    {
      name: 'video',
      type: 'upload',
      required: true,
      ...mediaOf('video'),
      admin: { description: 'MP4 or WebM, up to 12 MB, played by the browser itself: nobody else learns who watches.' },
    },
    { name: 'poster', label: 'Picture before it plays', type: 'upload', ...mediaOf('image') },
    heading,
    paragraph('transcript', 'Transcript', {
      maxLength: 8000,
      required: true,
      description: 'What is said and seen, for those who cannot hear or watch it.',
    }),
  ]),
  block(
    {
      slug: 'crisisLines',
      interfaceName: 'CrisisLinesBlock',
      singular: 'List of crisis lines',
      plural: 'Lists of crisis lines',
    },
    [
      heading,
      paragraph('introduction', 'Introduction'),
      {
        name: 'lines',
        type: 'select',
        required: true,
        defaultValue: 'crisis',
        options: [
          { value: 'crisis', label: 'In a crisis' },
          { value: 'violence', label: 'Violence at home' },
        ],
        admin: { description: 'Names and numbers come from Auntie: safety and limits, the same everywhere.' },
      },
    ],
  ),
  block(
    { slug: 'moduleList', interfaceName: 'ModuleListBlock', singular: 'List of modules', plural: 'Lists of modules' },
    [
      heading,
      {
        name: 'modules',
        type: 'relationship',
        relationTo: slugs.educationModules,
        hasMany: true,
        required: true,
        minRows: 1,
        maxRows: 12,
      },
    ],
  ),
  block({ slug: 'table', interfaceName: 'TableBlock', singular: 'Table' }, [
    line('caption', 'Caption', { maxLength: 200, required: true }),
    textList('columns', 'Heads of the columns', 'The first column names each row.'),
    tableRows,
    line('source', 'Where its numbers are from', { maxLength: 300, description: linkHint }),
  ]),
  block(
    {
      slug: 'faq',
      interfaceName: 'FaqBlock',
      singular: 'List of questions',
      plural: 'Lists of questions',
    },
    [
      heading,
      rows('questions', 'Question', 30, [
        line('question', 'Question', { maxLength: 200, required: true }),
        paragraph('answer', 'Answer', { maxLength: 1500, required: true }),
      ]),
    ],
  ),
]
