import 'server-only'

import { getPayload, type SanitizedConfig } from 'payload'

let payloadConfig: Promise<SanitizedConfig> | undefined

/** Called by src/app/payload.ts before anything is queried. */
export function setPayloadConfig(config: Promise<SanitizedConfig>): void {
  payloadConfig = config
}

/** The rooms' declarations by `defineRoom`, available without a database. */
export function cmsConfig(): Promise<SanitizedConfig> {
  if (!payloadConfig) throw new Error('This route has no CMS: import src/app/payload.ts in its layout or handler.')
  return payloadConfig
}

/** Payload's local API. Queries pass `overrideAccess: false`, so that they see only what visitors may read. */
export const payloadClient = () => getPayload({ config: cmsConfig() })
