import type { CollectionConfig } from 'payload'

import type { Reference } from '@/payload-types'
import { anyone, signedIn, writers } from '@/shared/cms/access'
import { adminDayFormat } from '@/shared/cms/adminDateFormats'
import { notifyOnChange } from '@/shared/cms/notifyContentChange'
import { preventDeleteIfReferenced } from '@/shared/cms/preventDeleteIfReferenced'
import { textMatching } from '@/shared/cms/fieldValidation'
import { refuseInTrash, trashOneOrFounder } from '@/shared/cms/trash'
import { now } from '@/shared/now'
import { refuseForbiddenClaimsIn } from '@/shared/cms/refuseForbiddenClaims'
import { refreshClaimsOn, refreshLocatorsOn, revokeChecksOn } from '@/shared/cms/claimLedger'
import { slugs } from '@/slugs'

const pages = notifyOnChange(slugs.references)

/** Kinds of publications, from strongest to weakest evidence; shown after the title. */
export const referenceKinds = [
  { label: 'Guideline', value: 'guideline' },
  { label: 'Position statement', value: 'position-statement' },
  { label: 'Systematic review', value: 'systematic-review' },
  { label: 'Randomized trial', value: 'rct' },
  { label: 'Cohort study', value: 'cohort' },
  { label: 'Official page', value: 'official-page' },
  { label: 'Book', value: 'book' },
] as const

export const references: CollectionConfig = {
  slug: slugs.references,
  labels: { singular: 'Reference', plural: 'References' },
  admin: {
    group: 'Education',
    useAsTitle: 'label',
    defaultColumns: ['label', 'kind', 'year', 'source', 'status'],
    listSearchableFields: ['label', 'title', 'authors', 'source', 'key', 'doi', 'topics'],
    pagination: { defaultLimit: 50 },
    description: 'The publications behind every statement of fact. Enter one once; modules cite it by number.',
    hideAPIURL: true,
  },
  defaultSort: 'label',
  trash: true,
  versions: { maxPerDoc: 30 },
  access: { read: anyone, readVersions: signedIn, create: writers, update: writers, delete: trashOneOrFounder },
  fields: [
    {
      name: 'paste',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/features/education/cms/PasteIdentifier#PasteIdentifier' },
      },
    },
    { name: 'label', type: 'text', admin: { hidden: true, disableBulkEdit: true }, index: true },
    {
      name: 'authors',
      type: 'text',
      required: true,
      maxLength: 400,
      admin: { description: 'As printed: "Avis NE, Crawford SL, et al."' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'year',
          type: 'number',
          min: 1900,
          max: 2100,
          admin: { description: 'Empty for a page that is kept up to date.' },
        },
        { name: 'kind', type: 'select', required: true, options: [...referenceKinds] },
      ],
    },
    { name: 'title', type: 'textarea', required: true, maxLength: 600 },
    { name: 'source', label: 'Published in', type: 'text', required: true, maxLength: 300 },
    {
      name: 'doi',
      label: 'DOI',
      type: 'text',
      maxLength: 200,
      validate: textMatching(/^10\.\d{4,9}\/\S+$/, 'A DOI starts with 10. and has a slash, like 10.1001/jama.2015.1'),
      admin: { description: 'Only the identifier, without https://doi.org/.' },
    },
    {
      name: 'url',
      label: 'Web address',
      type: 'text',
      maxLength: 500,
      validate: textMatching(/^https?:\/\/[^\s/]+\.\S+$/, 'A web address starts with https://'),
      admin: { description: 'Where there is no DOI.' },
    },
    {
      name: 'design',
      type: 'text',
      maxLength: 200,
      admin: { description: 'Shown in place of the kind where it says more: "case-control", "essay".' },
    },
    {
      name: 'finding',
      type: 'textarea',
      required: true,
      maxLength: 1000,
      admin: { description: 'What it found, in one or two plain sentences. Shown to readers under the source.' },
    },
    {
      name: 'locator',
      label: 'Place in the source',
      type: 'text',
      maxLength: 200,
      admin: {
        description:
          'Where in it that stands: "table 2", "page 4, Results", "abstract". Readers see it where the citation names no place of its own.',
      },
    },
    {
      name: 'note',
      type: 'textarea',
      maxLength: 1000,
      admin: { description: 'For editors only.' },
      access: { read: ({ req }) => Boolean(req.user) },
    },
    {
      name: 'key',
      type: 'text',
      unique: true,
      index: true,
      required: true,
      maxLength: 80,
      admin: { position: 'sidebar', description: 'A short name that never changes, like swan-vms-duration-2015.' },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'current',
      options: [
        { label: 'Current', value: 'current' },
        { label: 'Superseded by something newer', value: 'superseded' },
        { label: 'Retracted', value: 'retracted' },
      ],
      admin: {
        position: 'sidebar',
        description:
          'A module that cites something retracted cannot be published. Readers see at once what no longer stands, and every claim that rests on it expires.',
      },
    },
    {
      name: 'statusSince',
      label: 'Since',
      type: 'date',
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayOnly', displayFormat: adminDayFormat },
        condition: ({ status }) => status === 'retracted' || status === 'superseded',
        description: 'When it became so. Empty is today.',
      },
    },
    {
      name: 'notOpened',
      label: 'Not opened',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description:
          'Nobody here has read the publication itself. Readers see so beside the source, its claims lose their checks, and a review of a text leaves them unchecked.',
      },
    },
    {
      name: 'abstractOnly',
      label: 'Only its abstract was read',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        condition: ({ notOpened }) => !notOpened,
        description: 'Nobody here has read the whole of it. Readers see so beside the source.',
      },
    },
    { name: 'topics', type: 'text', hasMany: true, admin: { position: 'sidebar' } },
    {
      name: 'citedIn',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/features/education/cms/CitedIn#CitedIn' } },
    },
  ],
  hooks: {
    ...pages,
    afterChange: [
      ...pages.afterChange,
      async ({ doc, previousDoc, operation, req }) => {
        if (operation !== 'update') return doc as unknown
        const { id, locator, notOpened } = doc as Reference
        const before = previousDoc as Reference
        if (notOpened && !before.notOpened) await revokeChecksOn(req, id)
        await refreshClaimsOn(req, id)
        if (locator !== before.locator) await refreshLocatorsOn(req, id)
        return doc as unknown
      },
    ],
    beforeChange: [
      refuseInTrash([preventDeleteIfReferenced]),
      // Title and journal are as they were printed; these are our words.
      refuseForbiddenClaimsIn(['finding', 'design', 'locator']),
      ({ data, originalDoc }) => {
        const { status, statusSince } = { ...originalDoc, ...data } as Partial<Reference>
        const stands = !status || status === 'current'
        return { ...data, statusSince: stands ? null : (statusSince ?? now().toISOString()) }
      },
      ({ data, originalDoc }) => {
        const whole = { ...originalDoc, ...data }
        const firstAuthor = String(whole.authors ?? '')
          .split(/[,(]/)[0]!
          .trim()
        return {
          ...data,
          label: [firstAuthor, whole.year].filter(Boolean).join(' ').concat(`: ${whole.title}`).slice(0, 200),
        }
      },
    ],
    beforeDelete: [preventDeleteIfReferenced],
  },
}
