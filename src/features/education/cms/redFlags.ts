import type { CollectionAfterChangeHook } from 'payload'

import { textMatching } from '@/shared/cms/fieldValidation'
import { orderField, referencesField } from '@/shared/cms/fields'
import { approvalFields, approvedWords, requireApproval } from '@/shared/cms/approvals'
import { reindexDocuments, withPublishing } from '@/shared/cms/withPublishing'
import { urgencies, urgencyNames } from '@/shared/lib/redFlags'
import { defaultSignArea, signAreaNames, signAreas } from '@/shared/lib/signAreas'
import { starterRedFlags } from '@/shared/lib/starterRedFlags'
import { slugs } from '@/slugs'

const isNamedByCode = (key: unknown) => starterRedFlags.some((flag) => flag.key === key)

/** What the library and the search know of a module holds the words of its red flags. */
const findModulesAnew: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc._status !== 'draft') await reindexDocuments(req, slugs.educationModules, { redFlags: { in: [doc.id] } })
  return doc
}

export const redFlags = withPublishing(
  { page: ({ key }) => (typeof key === 'string' && key ? `/warning-signs#${key}` : '/warning-signs') },
  {
    slug: slugs.redFlags,
    labels: { singular: 'Red flag', plural: 'Red flags' },
    admin: {
      group: 'Education',
      useAsTitle: 'sign',
      defaultColumns: ['sign', 'urgency', 'who', '_status', 'updatedAt'],
      listSearchableFields: ['sign', 'key', 'action'],
      pagination: { defaultLimit: 100 },
      description:
        'The one list of warning signs. Modules, the diary, the assessments, the page for a doctor and Auntie all read it, so that how soon is the same everywhere. Where there are two accounts, another than yours publishes a change.',
    },
    custom: approvedWords(['sign', 'who', 'urgency', 'action', 'answer']),
    fields: [
      {
        name: 'sign',
        type: 'textarea',
        required: true,
        maxLength: 400,
        admin: { description: 'What somebody would say. Several signs in one entry: one of them is enough.' },
      },
      {
        name: 'who',
        label: 'Whom it concerns',
        type: 'text',
        maxLength: 120,
        admin: { description: 'Empty for everybody.' },
      },
      {
        name: 'urgency',
        label: 'How soon',
        type: 'select',
        required: true,
        options: urgencies.map((value) => ({ value, label: urgencyNames[value] })),
      },
      {
        name: 'area',
        label: 'Where it belongs',
        type: 'select',
        options: signAreas.map((value) => ({ value, label: signAreaNames[value] })),
        admin: {
          description: `Below which heading it stands on the page of all signs. Empty: “${signAreaNames[defaultSignArea]}”.`,
        },
      },
      { name: 'action', label: 'What to do', type: 'textarea', required: true, maxLength: 400 },
      {
        name: 'answer',
        label: 'In Auntie’s words',
        type: 'textarea',
        maxLength: 2000,
        admin: {
          rows: 6,
          description:
            'What she answers to it, before anything else. {emergency} becomes the emergency number of the visitor’s country. Empty: she says the fields above.',
        },
      },
      referencesField({
        label: 'Sources',
        maxRows: 8,
        description: 'Where it says so. Shown on the page of all signs.',
      }),
      {
        name: 'key',
        label: 'Short name',
        type: 'text',
        required: true,
        unique: true,
        index: true,
        maxLength: 60,
        validate: textMatching(/^[a-z]+[a-z0-9-]*$/, 'Small letters and hyphens, like chest-pain.'),
        access: { update: ({ doc }) => !isNamedByCode(doc?.key) },
        admin: {
          position: 'sidebar',
          description: 'By it screens and Auntie name an entry. Those that came with the site keep theirs.',
        },
      },
      orderField(),
      ...approvalFields,
    ],
    hooks: {
      beforeChange: [requireApproval],
      afterChange: [findModulesAnew],
    },
  },
)
