import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { Block } from 'payload'

import { slugs } from '@/slugs'

/** An inline citation of a reference. Its number is assigned on the page, by order of appearance. */
export const citationBlock: Block = {
  slug: 'citation',
  interfaceName: 'CitationBlock',
  labels: { singular: 'Citation', plural: 'Citations' },
  fields: [
    {
      name: 'reference',
      type: 'relationship',
      relationTo: slugs.references,
      required: true,
      admin: { description: 'The publication that supports the sentence before this mark.' },
    },
  ],
  jsx: {
    export: ({ fields }) => ({ props: { reference: String(fields.reference?.id ?? fields.reference) } }),
    import: ({ props }) => ({ reference: Number(props.reference) }),
  },
}

/** The Lexical editor of module texts, limited to features that the site can render. */
export const moduleEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    LinkFeature({ enabledCollections: [slugs.educationModules] }),
    UploadFeature({ collections: { [slugs.media]: { fields: [] } } }),
    BlocksFeature({ inlineBlocks: [citationBlock] }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
})
