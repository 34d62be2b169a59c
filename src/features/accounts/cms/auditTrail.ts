import type { CollectionConfig, PayloadRequest } from 'payload'

import { founderOnly, nobody, hiddenUnlessFounder } from '@/shared/cms/access'
import { addAuditEntry } from '@/shared/cms/auditEntries'
import { slugs } from '@/slugs'

import { changedFields } from '../domain/changedFields'

/**
 * Who did what, when, with the values before and after. A trigger refuses every change and lets go of entries after a
 * year only (docs/decisions).
 */
export const auditTrail: CollectionConfig = {
  slug: slugs.auditTrail,
  labels: { singular: 'Entry of the audit trail', plural: 'Audit trail' },
  admin: {
    group: 'Administration',
    useAsTitle: 'what',
    defaultColumns: ['what', 'who', 'createdAt'],
    listSearchableFields: ['what', 'who'],
    description:
      'Sign-ins, people, roles, settings, Auntie’s lines and rules, archives brought in. Kept a year; nobody can change it.',
    hideAPIURL: true,
    hidden: hiddenUnlessFounder,
  },
  defaultSort: '-createdAt',
  // No foreign key may lead here: it would change entries.
  lockDocuments: false,
  access: { read: founderOnly, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'what', type: 'text', required: true, admin: { readOnly: true } },
    { name: 'who', type: 'text', required: true, index: true, admin: { readOnly: true } },
    { name: 'before', type: 'json', admin: { readOnly: true } },
    { name: 'after', type: 'json', admin: { readOnly: true } },
  ],
}

/** Adds an entry outside of the request's transaction, which an error has ended. */
export async function recordRefusal({ payload }: PayloadRequest, entry: { what: string; who: string }): Promise<void> {
  await payload.create({ collection: slugs.auditTrail, data: entry, depth: 0 })
}

/** Adds an entry with what differs between two states; none when nothing does. */
export async function recordChange(req: PayloadRequest, what: string, before: unknown, after: unknown): Promise<void> {
  const change = changedFields(before, after)
  if (change) await addAuditEntry(req, { what, ...change })
}
