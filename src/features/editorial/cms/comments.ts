import type { Access, CollectionBeforeChangeHook, CollectionConfig } from 'payload'

import type { Comment } from '@/payload-types'
import { isFounder, signedIn } from '@/shared/cms/access'
import { slugs } from '@/slugs'

const own: Access = ({ req }) => {
  if (!req.user) return false
  return isFounder(req) ? true : { authorId: { equals: req.user.id } }
}

/** Nobody writes in somebody else's name; what was said of which words stays. */
const signComment: CollectionBeforeChangeHook<Comment> = ({ data, operation, originalDoc, req }) => {
  const who = { name: req.user?.name || 'Somebody', id: Number(req.user?.id) }
  if (operation === 'create') return { ...data, author: who.name, authorId: who.id, resolved: false, resolvedBy: null }
  const isOwn = originalDoc?.authorId === who.id
  const resolved = data.resolved ?? originalDoc?.resolved ?? false
  const resolvedBy = originalDoc?.resolved ? originalDoc.resolvedBy : who.name
  return {
    ...originalDoc,
    text: isOwn ? (data.text ?? originalDoc?.text) : originalDoc?.text,
    resolved,
    resolvedBy: resolved ? resolvedBy : null,
  }
}

const kept = { readOnly: true } as const

/** What people of the panel say to each other about a sentence. Visitors see nothing of it. */
export const comments: CollectionConfig = {
  slug: slugs.comments,
  labels: { singular: 'Comment', plural: 'Comments' },
  admin: {
    group: 'Evidence',
    useAsTitle: 'text',
    defaultColumns: ['text', 'title', 'author', 'resolved', 'createdAt'],
    listSearchableFields: ['text', 'quote', 'title', 'author'],
    description: 'What you say to each other about a sentence. They are made beside the text.',
    hideAPIURL: true,
  },
  defaultSort: '-createdAt',
  access: { read: signedIn, create: signedIn, update: signedIn, delete: own },
  fields: [
    { name: 'title', label: 'Text', type: 'text', required: true, maxLength: 200, admin: kept },
    { name: 'quote', label: 'The words', type: 'textarea', maxLength: 600, admin: kept },
    { name: 'text', label: 'Comment', type: 'textarea', required: true, maxLength: 2_000 },
    { name: 'author', type: 'text', admin: kept },
    { name: 'resolved', type: 'checkbox', defaultValue: false, index: true },
    { name: 'resolvedBy', label: 'Resolved by', type: 'text', admin: kept },
    {
      name: 'document',
      type: 'text',
      required: true,
      index: true,
      maxLength: 80,
      admin: { hidden: true, disableBulkEdit: true },
    },
    { name: 'authorId', type: 'number', admin: { hidden: true, disableBulkEdit: true } },
  ],
  hooks: { beforeChange: [signComment] },
}
