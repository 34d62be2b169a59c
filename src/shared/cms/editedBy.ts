import type { CollectionBeforeChangeHook, Field } from 'payload'

import { staysWithAccounts } from './archivedContent'

/** The account that saved a version; for those who are signed in. */
export const editedBy: Field = {
  name: 'editedBy',
  type: 'number',
  access: { read: ({ req }) => Boolean(req.user) },
  admin: { hidden: true, disableBulkEdit: true },
  custom: staysWithAccounts,
}

/** Sets `editedBy` to the account that saves; the request's own value is ignored. */
export const noteEditor: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const before = (req.context.publishesVersion ? data : originalDoc) as { editedBy?: number | null } | undefined
  const isEdit = req.user && !req.context.publishesVersion
  return { ...data, editedBy: isEdit ? Number(req.user!.id) : (before?.editedBy ?? null) }
}
