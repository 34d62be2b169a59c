import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'

import { publishedOrSignedIn, signedIn } from '@/shared/cms/access'
import { invalidatesPages } from '@/shared/cms/invalidate'
import { previewAddress } from '@/shared/cms/preview'
import { slugField } from '@/shared/cms/slugField'
import { slugs } from '@/slugs'

import { categories } from '../domain/categories'
import { citedReferenceIds } from '../domain/citations'
import { moduleEditor } from './moduleEditor'

const addressOf = (doc: Record<string, unknown>) =>
  typeof doc.slug === 'string' && doc.slug ? `/education/${doc.slug}` : '/education'

/** A source cited in the text always stands in the list, so that no number on the page leads nowhere. */
const listCitedReferences: CollectionBeforeChangeHook = ({ data }) => {
  if (!data.content) return data
  const listed = ((data.references ?? []) as (number | { id: number })[]).map((entry) =>
    typeof entry === 'object' ? entry.id : entry,
  )
  return { ...data, references: [...new Set([...listed, ...citedReferenceIds(data.content.root)])] }
}

/** Keeps the addresses a published module once had, so that old links lead to the new one. */
const keepOldAddress: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const before = originalDoc?.slug as string | undefined
  const after = (data.slug ?? before) as string
  const kept = ((originalDoc?.previousSlugs ?? []) as string[]).filter((slug) => slug !== after)
  if (!before || before === after || kept.includes(before)) return { ...data, previousSlugs: kept }
  return { ...data, previousSlugs: [...kept, before] }
}

export const educationModules: CollectionConfig = {
  slug: slugs.educationModules,
  labels: { singular: 'Module', plural: 'Modules' },
  admin: {
    group: 'Education',
    useAsTitle: 'title',
    defaultColumns: ['orderIndex', 'title', 'category', '_status', 'nextReviewDue', 'updatedAt'],
    listSearchableFields: ['title', 'slug', 'description'],
    pagination: { defaultLimit: 50 },
    description:
      'The articles of the education library. Save Draft keeps a version that only editors see; Publish puts it on the site at once; the arrow beside Publish schedules it.',
    hideAPIURL: true,
    preview: (doc) => previewAddress(addressOf(doc)),
    livePreview: {
      url: ({ data }) => previewAddress(addressOf(data)),
      breakpoints: [
        { name: 'phone', label: 'Phone', width: 390, height: 844 },
        { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
        { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
      ],
    },
  },
  defaultSort: 'orderIndex',
  access: {
    read: publishedOrSignedIn,
    readVersions: signedIn,
    create: signedIn,
    update: signedIn,
    delete: signedIn,
  },
  versions: {
    maxPerDoc: 50,
    drafts: {
      // No autosave: it has overwritten what an editor was typing.
      schedulePublish: { timeIntervals: 5 },
    },
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Article',
          fields: [
            { name: 'title', type: 'text', required: true, maxLength: 120 },
            {
              name: 'description',
              type: 'textarea',
              required: true,
              maxLength: 320,
              admin: { description: 'One or two sentences for the card in the library and for search engines.' },
            },
            {
              name: 'content',
              label: 'Text',
              type: 'richText',
              required: true,
              editor: moduleEditor,
              admin: {
                description:
                  'Headings, paragraphs, lists. Put a citation right behind each statement of fact: type / and choose Citation.',
              },
            },
            {
              name: 'keyInsight',
              type: 'textarea',
              required: true,
              maxLength: 320,
              admin: { description: 'The one sentence she takes home.' },
            },
          ],
        },
        {
          label: 'Sources and safety',
          fields: [
            {
              name: 'references',
              type: 'relationship',
              relationTo: slugs.references,
              hasMany: true,
              admin: { description: 'Those cited in the text are added by themselves. Further reading may be added.' },
            },
            {
              name: 'redFlags',
              labels: { singular: 'Red flag', plural: 'Red flags' },
              type: 'array',
              admin: { description: 'When to see someone, and how soon. Shown in a box of its own.' },
              fields: [{ name: 'text', type: 'textarea', required: true, maxLength: 320 }],
            },
            {
              name: 'relatedModules',
              type: 'relationship',
              relationTo: slugs.educationModules,
              hasMany: true,
              maxRows: 4,
              filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
              admin: { description: 'Shown under the text as what to read next.' },
            },
          ],
        },
      ],
    },
    slugField({ from: 'title', pagePath: '/education' }),
    {
      name: 'category',
      type: 'select',
      required: true,
      options: categories.map(({ value, name, label }) => ({
        value,
        label: name === label ? name : `${name} (tab: ${label})`,
      })),
      admin: { position: 'sidebar' },
    },
    {
      name: 'orderIndex',
      label: 'Order',
      type: 'number',
      required: true,
      min: 0,
      max: 100_000,
      defaultValue: 100,
      admin: { position: 'sidebar', description: 'Lower numbers come first.' },
    },
    {
      name: 'duration',
      type: 'number',
      min: 1,
      max: 240,
      admin: { position: 'sidebar', description: 'Reading time in minutes. Empty shows Self-paced.' },
    },
    {
      name: 'reviewedBy',
      type: 'text',
      maxLength: 160,
      admin: { position: 'sidebar', description: 'Who checked the facts. Shown to readers, so only what is true.' },
    },
    {
      name: 'reviewedOn',
      type: 'date',
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly' } },
    },
    {
      name: 'nextReviewDue',
      type: 'date',
      validate: (value, { siblingData }) => {
        const reviewedOn = (siblingData as { reviewedOn?: string }).reviewedOn
        return (
          !value || !reviewedOn || new Date(value) > new Date(reviewedOn) || 'The next review comes after the last one.'
        )
      },
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly' } },
    },
    {
      name: 'previousSlugs',
      type: 'text',
      hasMany: true,
      index: true,
      admin: { hidden: true },
    },
  ],
  hooks: {
    ...invalidatesPages(slugs.educationModules),
    beforeChange: [listCitedReferences, keepOldAddress],
  },
}
