import type { CollectionConfig } from 'payload'

import { founderOnly, founderOnlyField, founderOrSelf, signedIn } from '@/shared/cms/access'
import { getEnv, isHttps } from '@/shared/env'
import { slugs } from '@/slugs'

import {
  requireFounderOnChange,
  requireFounderOnDelete,
  limitSignIn,
  rejectShortPassword,
  restrictFirstUser,
} from './accountRules'
import { forgottenPasswordMail, forgottenPasswordSubject } from './forgottenPassword'

export const users: CollectionConfig = {
  slug: slugs.users,
  labels: { singular: 'Person', plural: 'People' },
  admin: {
    group: 'Administration',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'roles', 'updatedAt'],
    listSearchableFields: ['name', 'email'],
    description: 'Who may sign in to this panel. Visitors of the site never have an account.',
    hideAPIURL: true,
  },
  defaultSort: 'name',
  auth: {
    maxLoginAttempts: 8,
    // Milliseconds.
    lockTime: 10 * 60_000,
    // Seconds: one working day.
    tokenExpiration: 8 * 60 * 60,
    cookies: { sameSite: 'Lax', secure: isHttps(getEnv().SITE_URL) },
    forgotPassword: { generateEmailHTML: forgottenPasswordMail, generateEmailSubject: forgottenPasswordSubject },
  },
  access: {
    admin: ({ req }) => Boolean(req.user),
    create: founderOnly,
    read: signedIn,
    update: founderOrSelf,
    delete: founderOnly,
    unlock: founderOnly,
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['editor'],
      saveToJWT: true,
      options: [
        { label: 'Editor: writes and publishes content', value: 'editor' },
        { label: 'Founder: also people, influencers, invitations and donations', value: 'founder' },
      ],
      access: { create: founderOnlyField, update: founderOnlyField },
      admin: { description: 'Only a founder can change roles.' },
    },
  ],
  hooks: {
    beforeOperation: [limitSignIn, rejectShortPassword],
    beforeValidate: [restrictFirstUser],
    beforeChange: [requireFounderOnChange],
    beforeDelete: [requireFounderOnDelete],
  },
}
