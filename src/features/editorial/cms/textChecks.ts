import type { CollectionConfig, Where } from 'payload'

import { signedIn } from '@/shared/cms/access'
import { slugs } from '@/slugs'

const fails: Where = { or: [{ errors: { greater_than: 0 } }, { warnings: { greater_than: 0 } }] }

/**
 * What the checks found in the newest versions of texts: a row for what is on the site, and one for a draft. Written by
 * the site with each save, and once more after a release, changed by nobody.
 */
export const textChecks: CollectionConfig = {
  slug: slugs.textChecks,
  labels: { singular: 'Failing check', plural: 'Failing checks' },
  admin: {
    group: 'Evidence',
    useAsTitle: 'title',
    defaultColumns: ['title', 'standing', 'errors', 'warnings', 'kind', 'findings'],
    listSearchableFields: ['title', 'kind', 'findings'],
    pagination: { defaultLimit: 50 },
    description:
      'Texts in which something may not be published, or should be looked at again. An entry leaves as soon as its text is mended, or says why the warnings stay.',
    hideAPIURL: true,
    // Of the others it is only known that they were checked.
    baseFilter: () => fails,
  },
  defaultSort: ['-errors', '-warnings', 'title'],
  indexes: [{ fields: ['errors', 'warnings'] }],
  access: { read: signedIn, create: () => false, update: () => false, delete: () => false },
  fields: [
    {
      name: 'title',
      label: 'Text',
      type: 'text',
      required: true,
      admin: { components: { Cell: '/features/editorial/cms/CheckedTextCell#CheckedTextCell' } },
    },
    {
      name: 'standing',
      label: 'Where it stands',
      type: 'select',
      required: true,
      options: [
        { label: 'On the site', value: 'site' },
        { label: 'A draft', value: 'draft' },
        { label: 'A draft above what is on the site', value: 'draft-above' },
      ],
    },
    { name: 'errors', label: 'Not to be published', type: 'number', required: true },
    { name: 'warnings', label: 'Look again', type: 'number', required: true },
    { name: 'kind', type: 'text', required: true },
    { name: 'findings', label: 'What was found', type: 'textarea' },
    { name: 'document', type: 'text', required: true, index: true, admin: { hidden: true } },
    { name: 'rules', type: 'text', required: true, admin: { hidden: true } },
  ],
}
