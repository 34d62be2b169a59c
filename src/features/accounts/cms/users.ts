import type { CollectionConfig } from 'payload'

import { founderOnly, founderOnlyField, founderOrSelf, signedIn } from '@/shared/cms/access'
import { getEnv, isHttps } from '@/shared/env'
import { slugs } from '@/slugs'

import { inviteNewPerson } from './accountInvitation'
import {
  beforeSignIn,
  endResetSession,
  freeLocksOnDelete,
  markReset,
  requireFounderOnChange,
  requireFounderOnDelete,
  restrictFirstUser,
} from './accountRules'
import { recordDeletedPerson, recordPerson, recordRefusedSignIn, recordSignIn } from './auditHooks'
import { forgottenPasswordMail, forgottenPasswordSubject, forgotPasswordEndpoint } from './forgottenPassword'
import { rejectShortPassword, requireOwnPassword } from './password'
import { requireSecondFactor } from './secondFactor'
import { releaseSignInLock } from './signInLock'

export const users: CollectionConfig = {
  slug: slugs.users,
  labels: { singular: 'Person', plural: 'People' },
  admin: {
    group: 'Administration',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'roles', 'updatedAt'],
    listSearchableFields: ['name', 'email'],
    description:
      'Who may sign in to this panel. Visitors of the site never have an account. Somebody new gets a link by mail, good for a week, to choose a password: the one you type here need not be told.',
    hideAPIURL: true,
  },
  defaultSort: 'name',
  auth: {
    // A lock would let anybody lock the founder out; see signInDelays.ts.
    maxLoginAttempts: 0,
    useSessions: true,
    // Seconds: one working day.
    tokenExpiration: 8 * 60 * 60,
    cookies: { sameSite: 'Lax', secure: isHttps(getEnv().SITE_URL) },
    forgotPassword: { generateEmailHTML: forgottenPasswordMail, generateEmailSubject: forgottenPasswordSubject },
  },
  endpoints: [forgotPasswordEndpoint],
  access: {
    admin: ({ req }) => Boolean(req.user),
    create: founderOnly,
    read: signedIn,
    update: founderOrSelf,
    delete: founderOnly,
    unlock: () => false,
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
        { label: 'Editor', value: 'editor' },
        { label: 'Reviewer', value: 'reviewer' },
        { label: 'Founder', value: 'founder' },
      ],
      access: { create: founderOnlyField, update: founderOnlyField },
      admin: {
        description:
          'Editors write and publish. Reviewers check texts and comment on them, and change none. Founders also manage people, contacts, letters and gifts. Only a founder can change roles; whoever makes the first account is one.',
      },
    },
    {
      name: 'setupCode',
      label: 'Code from the start of the site',
      type: 'text',
      virtual: true,
      maxLength: 100,
      admin: {
        // Payload shows virtual fields as read-only otherwise.
        readOnly: false,
        description: 'The terminal in which the site was started shows it. Whoever has it becomes the founder.',
        condition: (_data, _siblings, { user }) => !user,
      },
    },
    {
      name: 'currentPassword',
      label: 'Your current password',
      type: 'text',
      virtual: true,
      maxLength: 1_000,
      admin: {
        description:
          'Needed for a new password or another e-mail address: yours, also where you change somebody else’s.',
        condition: (_data, _siblings, { user, operation }) => Boolean(user) && operation === 'update',
        components: { Field: '/features/accounts/cms/CurrentPassword#CurrentPassword' },
      },
    },
    {
      name: 'security',
      type: 'ui',
      admin: {
        condition: (_data, _siblings, { user, operation }) => Boolean(user) && operation === 'update',
        components: { Field: '/features/accounts/cms/AccountSecurity#AccountSecurity' },
        disableListColumn: true,
      },
    },
  ],
  hooks: {
    beforeOperation: [beforeSignIn, markReset, rejectShortPassword, requireOwnPassword],
    beforeValidate: [restrictFirstUser],
    beforeChange: [requireFounderOnChange],
    afterChange: [recordPerson, inviteNewPerson],
    beforeDelete: [requireFounderOnDelete, freeLocksOnDelete],
    afterDelete: [recordDeletedPerson],
    beforeLogin: [requireSecondFactor],
    afterLogin: [({ req }) => releaseSignInLock(req), recordSignIn],
    afterError: [({ req }) => releaseSignInLock(req), recordRefusedSignIn],
    afterOperation: [endResetSession],
  },
}
