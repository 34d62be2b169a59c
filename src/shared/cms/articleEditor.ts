import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  createServerFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { Block, Field, TextField } from 'payload'

import { slugs } from '@/slugs'

/** Where in a source a sentence is supported. */
const locatorField: TextField = {
  name: 'locator',
  label: 'Place in the source',
  type: 'text',
  maxLength: 120,
  admin: { description: 'Section, table or page, so that another can check it: “table 2”, “recommendation 1.5.3”.' },
}

/** An inline citation of a reference. Its number is assigned on the page, by order of appearance. */
export const citationBlock: Block = {
  slug: 'citation',
  interfaceName: 'CitationBlock',
  labels: { singular: 'Citation', plural: 'Citations' },
  admin: { components: { Label: '/shared/cms/CitationLabel#CitationLabel' } },
  fields: [
    {
      name: 'reference',
      type: 'relationship',
      relationTo: slugs.references,
      required: true,
      admin: {
        description: 'The publication that supports the sentence before this mark.',
        components: { Field: '/shared/cms/CitationPicker#CitationPicker' },
      },
    },
    locatorField,
  ],
  jsx: {
    export: ({ fields }) => ({
      props: {
        reference: String(fields.reference?.id ?? fields.reference),
        ...(fields.locator ? { locator: String(fields.locator) } : {}),
      },
    }),
    import: ({ props }) => ({
      reference: Number(props.reference),
      ...(props.locator ? { locator: String(props.locator) } : {}),
    }),
  },
}

const cell = (name: string, label: string, description: string): Field => ({
  name,
  label,
  type: 'textarea',
  required: true,
  maxLength: 320,
  admin: { description },
})

/** Treatments side by side, "nothing" among them. */
export const treatmentTableBlock: Block = {
  slug: 'treatmentTable',
  interfaceName: 'TreatmentTableBlock',
  labels: { singular: 'Table of treatments', plural: 'Tables of treatments' },
  fields: [
    {
      name: 'caption',
      type: 'text',
      required: true,
      maxLength: 200,
      admin: { description: 'What is compared, and what the numbers count: “per 1,000 women over five years”.' },
    },
    {
      name: 'treatments',
      labels: { singular: 'Treatment', plural: 'Treatments' },
      type: 'array',
      minRows: 2,
      maxRows: 12,
      required: true,
      admin: { description: 'Begin with “Nothing”. Numbers in all rows count the same women over the same time.' },
      fields: [
        { name: 'name', label: 'What', type: 'text', required: true, maxLength: 120 },
        cell('helps', 'How much it helps', 'As a number where there is one, else in words.'),
        cell('harms', 'Harms', 'The common ones and the serious ones.'),
        cell('notFor', 'Who should not', 'Who leaves it, or asks first.'),
        {
          name: 'sources',
          labels: { singular: 'Source', plural: 'Sources' },
          type: 'array',
          minRows: 1,
          required: true,
          fields: [
            { name: 'reference', type: 'relationship', relationTo: slugs.references, required: true },
            locatorField,
          ],
        },
      ],
    },
  ],
}

/** An @ and an author cite a source. */
const citationSearch = createServerFeature({
  key: 'citationSearch',
  feature: { ClientFeature: '/shared/cms/CitationSearch#CitationSearchClient' },
})

const tidyPaste = createServerFeature({
  key: 'tidyPaste',
  feature: { ClientFeature: '/shared/cms/PastePlugin#PasteFeatureClient' },
})

/**
 * The Lexical editor of whatever is written with headings and citations, limited to features that the site can render
 * (`shared/ui/article`).
 */
export const articleEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BoldFeature(),
    ItalicFeature(),
    SuperscriptFeature(),
    SubscriptFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    EXPERIMENTAL_TableFeature(),
    LinkFeature({ enabledCollections: [slugs.educationModules, slugs.pages] }),
    UploadFeature({ collections: { [slugs.media]: { fields: [] } } }),
    BlocksFeature({ blocks: [treatmentTableBlock], inlineBlocks: [citationBlock] }),
    citationSearch(),
    tidyPaste(),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
})
