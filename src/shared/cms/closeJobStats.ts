import type { SanitizedConfig } from 'payload'

const nobody = () => false

/**
 * Closes the global in which Payload keeps when repeated jobs ran last: it adds it with no access of its own, so that
 * whoever was signed in could stop them. The runner itself asks past access.
 */
export function closeJobStats(config: SanitizedConfig): SanitizedConfig {
  for (const global of config.globals)
    if (global.slug === 'payload-jobs-stats') Object.assign(global.access, { read: nobody, update: nobody })
  return config
}
