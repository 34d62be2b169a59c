import { APIError, type CollectionBeforeOperationHook, type Config, type GlobalBeforeOperationHook } from 'payload'

/**
 * Letters of one document as JSON: ten times the longest article that is imported. Whatever reads many at once, as a table
 * does, holds them all in memory.
 */
const maxCharacters = 2_000_000

/** @throws APIError 413 */
function refuseTooLarge(data: unknown): void {
  const letters = data && typeof data === 'object' ? JSON.stringify(data).length : 0
  if (letters <= maxCharacters) return
  const size = (letters / 1_000_000).toFixed(1)
  const message = `This is too much for one text: ${size} MB. Up to 2 MB are stored; please part it.`
  throw new APIError(message, 413, undefined, true)
}

const writing = new Set(['create', 'update', 'updateByID'])

const beforeOperation: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (writing.has(operation)) refuseTooLarge((args as { data?: unknown }).data)
}

const beforeGlobalOperation: GlobalBeforeOperationHook = ({ args, operation }) => {
  if (operation === 'update') refuseTooLarge((args as { data?: unknown }).data)
}

/** A Payload plugin, behind all rooms: limits the size of drafts, which Payload stores without validating their fields. */
export const documentSize = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    hooks: { ...collection.hooks, beforeOperation: [beforeOperation, ...(collection.hooks?.beforeOperation ?? [])] },
  })),
  globals: config.globals?.map((global) => ({
    ...global,
    hooks: { ...global.hooks, beforeOperation: [beforeGlobalOperation, ...(global.hooks?.beforeOperation ?? [])] },
  })),
})
