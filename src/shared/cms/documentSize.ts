import {
  APIError,
  type CollectionBeforeOperationHook,
  type Config,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from 'payload'

import { refuseOtherShapes } from './documentShape'

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

const writing = new Set(['create', 'update'])

const dataOf = (args: unknown) => (args as { data?: unknown }).data

/** What the code itself saves has the shape that its types say. */
const isSent = ({ payloadAPI }: PayloadRequest) => payloadAPI === 'REST'

const beforeOperation: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (!writing.has(operation)) return
  refuseTooLarge(dataOf(args))
  if (isSent(req)) refuseOtherShapes(collection.flattenedFields, dataOf(args), req)
}

const beforeGlobalOperation: GlobalBeforeOperationHook = ({ args, global, operation, req }) => {
  if (operation !== 'update') return
  refuseTooLarge(dataOf(args))
  if (isSent(req)) refuseOtherShapes(global.flattenedFields, dataOf(args), req)
}

/** A Payload plugin, behind all rooms: limits the size of drafts, which Payload stores without validating their fields, and
 * refuses what has another shape than them. */
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
