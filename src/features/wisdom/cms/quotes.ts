import type { CollectionConfig } from 'payload'

import { anyone, signedIn, writers } from '@/shared/cms/access'
import { askForSource, factReasonField } from '@/shared/cms/askForSource'
import { notifyOnChange } from '@/shared/cms/notifyContentChange'
import { refuseForbiddenClaims } from '@/shared/cms/refuseForbiddenClaims'
import { trashOneOrFounder } from '@/shared/cms/trash'
import { slugs } from '@/slugs'

export const wisdomQuotes: CollectionConfig = {
  slug: slugs.wisdomQuotes,
  labels: { singular: 'Quote', plural: 'Quotes' },
  admin: {
    group: 'Wisdom',
    useAsTitle: 'text',
    defaultColumns: ['text', 'category', 'updatedAt'],
    listSearchableFields: ['text', 'category'],
    pagination: { defaultLimit: 25 },
    description: 'Short lines, one of which closes the education page each day. Ours, or with a name you can prove.',
    hideAPIURL: true,
  },
  defaultSort: ['category', 'text'],
  trash: true,
  versions: { maxPerDoc: 30 },
  access: { read: anyone, readVersions: signedIn, create: writers, update: writers, delete: trashOneOrFounder },
  fields: [
    { name: 'text', type: 'textarea', required: true, maxLength: 280 },
    factReasonField,
    {
      name: 'category',
      type: 'text',
      required: true,
      maxLength: 40,
      admin: { position: 'sidebar', description: 'One word: truth, courage, humor, rest, boundary, body…' },
    },
  ],
  hooks: { ...notifyOnChange(slugs.wisdomQuotes), beforeChange: [refuseForbiddenClaims, askForSource] },
}
