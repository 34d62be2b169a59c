import type { CollectionConfig, NumberField, TextareaField } from 'payload'

import { publishedOrSignedIn, signedIn } from './access'
import { previewAddress } from './preview'

/** Access and versions of a collection whose entries are published on the site. */
export const publishedContent = {
  access: { read: publishedOrSignedIn, readVersions: signedIn, create: signedIn, update: signedIn, delete: signedIn },
  versions: { maxPerDoc: 30, drafts: true },
  defaultSort: 'orderIndex',
} satisfies Partial<CollectionConfig>

/** Preview and live preview of entries that stand on a page. */
export function previewOn(pageOf: (doc: Record<string, unknown>) => string) {
  return {
    hideAPIURL: true,
    preview: (doc: Record<string, unknown>) => previewAddress(pageOf(doc)),
    livePreview: {
      url: ({ data }: { data: Record<string, unknown> }) => previewAddress(pageOf(data)),
      breakpoints: [
        { name: 'phone', label: 'Phone', width: 390, height: 844 },
        { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
      ],
    },
  }
}

/** A list that an editor writes one entry to a line. */
export function lineList(name: string, label: string, description: string, required = true): TextareaField {
  return {
    name,
    label,
    type: 'textarea',
    required,
    maxLength: 2000,
    admin: { description: `${description} One a line.` },
  }
}

/** Where an entry stands among the others. */
export const orderField: NumberField = {
  name: 'orderIndex',
  label: 'Order',
  type: 'number',
  required: true,
  min: 0,
  max: 100_000,
  defaultValue: 100,
  admin: { position: 'sidebar', description: 'Lower numbers come first.' },
}
