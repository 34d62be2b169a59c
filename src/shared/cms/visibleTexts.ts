import type { CollectionBeforeOperationHook, Config, GlobalBeforeOperationHook } from 'payload'

import { withoutUnseen } from '../lib/unseenCharacters'

/** What is compared by its characters, whatever they are. */
const secrets = new Set(['password', 'confirm-password', 'currentPassword'])

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** The data of a save, with every text in it as it is seen; what has none to lose is the same object. */
function seenTexts<Value>(value: Value): Value {
  if (typeof value === 'string') return withoutUnseen(value) as Value
  if (Array.isArray(value)) {
    const parts: unknown[] = value.map(seenTexts)
    return parts.some((part, index) => part !== value[index]) ? (parts as Value) : value
  }
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value
  const entries = Object.entries(value).map(([key, part]) => [key, secrets.has(key) ? part : seenTexts(part)] as const)
  const isSame = entries.every(([key, part]) => (value as Record<string, unknown>)[key] === part)
  return isSame ? value : (Object.fromEntries(entries) as Value)
}

type Args = { data?: unknown; req?: { file?: { name?: string } } }

function inArgs<Given>(args: Given): Given {
  const { data, req } = args as Args
  if (req?.file?.name) req.file.name = withoutUnseen(req.file.name)
  return data === undefined ? args : { ...args, data: seenTexts(data) }
}

const writing = new Set(['create', 'update'])

const inCollection: CollectionBeforeOperationHook = ({ args, operation }) =>
  writing.has(operation) ? inArgs(args) : args

const inGlobal: GlobalBeforeOperationHook = ({ args, operation }) => (operation === 'update' ? inArgs(args) : args)

/**
 * A Payload plugin, behind all rooms: no text is stored with characters that nobody sees and that turn or hide what stands
 * beside them, whichever way it comes in.
 */
export const visibleTexts = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    hooks: { ...collection.hooks, beforeOperation: [inCollection, ...(collection.hooks?.beforeOperation ?? [])] },
  })),
  globals: config.globals?.map((global) => ({
    ...global,
    hooks: { ...global.hooks, beforeOperation: [inGlobal, ...(global.hooks?.beforeOperation ?? [])] },
  })),
})
