import type { Access, FieldAccess, PayloadRequest, Where } from 'payload'

const rolesOf = (req: PayloadRequest) => req.user?.roles ?? []

/** Editors and founders: whoever is signed in to the admin panel. */
export const signedIn: Access = ({ req }) => Boolean(req.user)

/** Founders alone. */
export const founderOnly: Access = ({ req }) => rolesOf(req).includes('founder')

export const founderOnlyField: FieldAccess = ({ req }) => rolesOf(req).includes('founder')

export const anyone: Access = () => true

/** Everyone reads what is published; drafts are for those who are signed in. */
export const publishedOrSignedIn: Access = ({ req }) => (req.user ? true : { _status: { equals: 'published' } })

const shown: Where = { and: [{ _status: { equals: 'published' } }, { isActive: { equals: true } }] }

/** Everyone reads what is published and not switched off; the rest is for those who are signed in. */
export const shownOrSignedIn: Access = ({ req }) => (req.user ? true : shown)

/** Founders reach every account; an editor reaches her own. */
export const founderOrSelf: Access = ({ req }) => {
  if (!req.user) return false
  return rolesOf(req).includes('founder') ? true : { id: { equals: req.user.id } }
}
