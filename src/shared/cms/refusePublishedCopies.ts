import { APIError, type CollectionBeforeOperationHook } from 'payload'

type Create = { duplicateFromID?: number | string; draft?: boolean; data?: { _status?: string } }

/**
 * A copy begins as a draft: it has a new address, and nobody has looked at it there. Payload answers 200 to a call that
 * asks for a published one, with a draft, and with `?draft=false` it would publish.
 */
export const refusePublishedCopies: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { duplicateFromID, draft, data } = args as Create
  if (operation === 'create' && duplicateFromID !== undefined && (draft === false || data?._status === 'published'))
    throw new APIError('A copy begins as a draft. Publish it once it is saved.', 400)
  return args
}
