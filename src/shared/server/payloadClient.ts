import 'server-only'

import config from '@payload-config'
import { getPayload, type SanitizedConfig } from 'payload'

/** Payload's local API. Queries pass `overrideAccess: false`, so that they see only what visitors may read. */
export const payloadClient = () => getPayload({ config })

/** The rooms' declarations by `defineRoom`, available without a database. */
export const cmsConfig = (): Promise<SanitizedConfig> => config
