import type { CollectionConfig } from 'payload'
import { date } from 'payload/shared'

import { publishedOrSignedIn, signedIn } from '@/shared/cms/access'
import { invalidatesPublishedPages } from '@/shared/cms/invalidate'
import { addressFields, keepOldAddresses } from '@/shared/cms/pageAddress'
import { adminDayFormat } from '@/shared/cms/adminDateFormats'
import { previewAddress } from '@/shared/cms/preview'
import { wholeNumber } from '@/shared/cms/fieldValidation'
import { slugs } from '@/slugs'

import { categories } from '../domain/categories'
import { listCitedReferences } from './citedReferences'
import { indexPassages, unindexPassages } from './indexPassages'
import { moduleEditor } from './moduleEditor'
import { searchModules } from './searchModules'

const pages = invalidatesPublishedPages(slugs.educationModules)

const addressOf = (doc: Record<string, unknown>) =>
  typeof doc.slug === 'string' && doc.slug ? `/education/${doc.slug}` : '/education'

export const educationModules: CollectionConfig = {
  slug: slugs.educationModules,
  labels: { singular: 'Module', plural: 'Modules' },
  admin: {
    group: 'Education',
    useAsTitle: 'title',
    defaultColumns: ['title', 'orderIndex', 'category', '_status', 'nextReviewDue', 'updatedAt'],
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
              label: 'Key insight',
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
              label: 'Related modules',
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
    ...addressFields({ from: 'title', pagePath: '/education' }),
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
      validate: wholeNumber('Whole minutes, please.'),
      admin: { position: 'sidebar', description: 'Reading time in minutes. Empty shows Self-paced.' },
    },
    {
      name: 'reviewedBy',
      label: 'Reviewed by',
      type: 'text',
      maxLength: 160,
      admin: { position: 'sidebar', description: 'Who checked the facts. Shown to readers, so only what is true.' },
    },
    {
      name: 'reviewedOn',
      label: 'Reviewed on',
      type: 'date',
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly', displayFormat: adminDayFormat } },
    },
    {
      name: 'nextReviewDue',
      label: 'Next review due',
      type: 'date',
      validate: (value, options) => {
        const usual = date(value, options)
        if (usual !== true) return usual
        const { reviewedOn } = options.siblingData as { reviewedOn?: string }
        return (
          !value || !reviewedOn || new Date(value) > new Date(reviewedOn) || 'The next review comes after the last one.'
        )
      },
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly', displayFormat: adminDayFormat } },
    },
  ],
  hooks: {
    ...pages,
    beforeChange: [listCitedReferences, keepOldAddresses, ...pages.beforeChange],
    afterChange: [...pages.afterChange, indexPassages, searchModules.afterChange],
    afterDelete: [...pages.afterDelete, unindexPassages, searchModules.afterDelete],
  },
}
