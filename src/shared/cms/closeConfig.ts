import type { SanitizedConfig } from 'payload'

import { nobody } from './access'

// What Payload leaves open in the config that it has made of ours.

/**
 * Closes the global in which Payload keeps when repeated jobs ran last: it adds it with no access of its own, so that
 * whoever was signed in could stop them. The runner itself asks past access.
 */
export function closeJobStats(config: SanitizedConfig): SanitizedConfig {
  for (const global of config.globals)
    if (global.slug === 'payload-jobs-stats') Object.assign(global.access, { read: nobody, update: nobody })
  return config
}

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
