import type { SanitizedConfig } from 'payload'

/** The same property for whoever asks for it, but not for whoever copies or serializes the object. */
const hide = <Key extends string>(object: Partial<Record<Key, unknown>>, key: Key): unknown =>
  key in object && Object.defineProperty(object, key, { enumerable: false, writable: true })

/**
 * Payload sends its config to the panel, and to a stranger before there is a founder: without where it lies on the server.
 */
export function hideServerFolders(config: SanitizedConfig): SanitizedConfig {
  hide(config.admin.importMap, 'baseDir')
  for (const { upload } of config.collections) if (upload) hide(upload, 'staticDir')
  return config
}
