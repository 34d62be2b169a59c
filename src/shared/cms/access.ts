import type { Access, CollectionConfig, Field, FieldAccess, PayloadRequest } from 'payload'

import { published, publishedAndActive } from '@/shared/lib/publishedFilters'

const rolesOf = (req: PayloadRequest) => req.user?.roles ?? []

/** Whether a founder is signed in. */
export const isFounder = (req: PayloadRequest): boolean => rolesOf(req).includes('founder')

/** Whether somebody writes texts; a reviewer only checks them and comments. */
export const isWriter = (req: PayloadRequest): boolean => rolesOf(req).some((role) => role !== 'reviewer')

/** Access for founders and editors, not for reviewers. */
export const writers: Access = ({ req }) => isWriter(req)

/** Everyone who is signed in to the admin panel: editors, reviewers and founders. */
export const signedIn: Access = ({ req }) => Boolean(req.user)

/** Access for founders alone. */
export const founderOnly: Access = ({ req }) => isFounder(req)

/** {@link founderOnly} for a field. */
export const founderOnlyField: FieldAccess = ({ req }) => isFounder(req)

/** Access for nobody: what the site alone writes. */
export const nobody = (): boolean => false

/** Hides from the menu what founders alone may see. */
export const hiddenUnlessFounder: NonNullable<NonNullable<CollectionConfig['admin']>['hidden']> = ({ user }) =>
  !user?.roles?.includes('founder')

/**
 * The fields of what the site itself keeps account of: people change those that are named, by whatever call. A field that
 * the panel alone shows as read-only is open to everybody who can write a call.
 */
export const openForEdits = (names: readonly string[], fields: readonly Field[]): Field[] =>
  fields.map((field) =>
    'name' in field && !names.includes(field.name) ? ({ ...field, access: { update: nobody } } as Field) : field,
  )

/** Access for everyone, visitors included. */
export const anyone: Access = () => true

/** Published documents for everyone; drafts for signed-in users. */
export const publishedOrSignedIn: Access = ({ req }) => (req.user ? true : published)

/** Published and active documents for everyone; the rest for signed-in users. */
export const shownOrSignedIn: Access = ({ req }) => (req.user ? true : publishedAndActive)

/** Founders may access every account, editors their own. */
export const founderOrSelf: Access = ({ req }) => {
  if (!req.user) return false
  return isFounder(req) ? true : { id: { equals: req.user.id } }
}

/** Folders of pictures for those who write; Payload gives them to whoever is signed in. */
export const foldersOfWriters = ({ collection }: { collection: CollectionConfig }): CollectionConfig => ({
  ...collection,
  access: { ...collection.access, create: writers, update: writers, delete: writers },
})
