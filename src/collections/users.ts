import { Forbidden, type CollectionConfig } from 'payload'

import { founderOnly, founderOnlyField, founderOrSelf, signedIn } from '@/shared/cms/access'
import { getEnv, isHttps, isLocalhost } from '@/shared/env'
import { slugs } from '@/slugs'

export const users: CollectionConfig = {
  slug: slugs.users,
  labels: { singular: 'Person', plural: 'People' },
  admin: {
    group: 'Administration',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'roles', 'updatedAt'],
    description: 'Who may sign in to this panel. Visitors of the site never have an account.',
    hideAPIURL: true,
  },
  auth: {
    maxLoginAttempts: 8,
    // Milliseconds: long enough to make guessing pointless, short enough for a forgetful editor.
    lockTime: 10 * 60_000,
    tokenExpiration: 8 * 60 * 60,
    cookies: { sameSite: 'Lax', secure: isHttps(getEnv().SITE_URL) },
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
    { name: 'name', type: 'text', required: true, defaultValue: 'Founder', maxLength: 120 },
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
    beforeValidate: [
      async ({ data, operation, req, context }) => {
        if (operation !== 'create' || req.user || context.fromCommandLine) return data
        // Payload's first-user screen creates without a session: on a public site a stranger would become the founder.
        if (!isLocalhost(getEnv().SITE_URL)) throw new Forbidden(req.t)
        const { totalDocs } = await req.payload.count({ collection: slugs.users, req })
        return totalDocs === 0 ? { ...data, roles: ['founder'] } : data
      },
    ],
  },
}
