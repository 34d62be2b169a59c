import 'server-only'

import config from '@payload-config'
import { getPayload, type SanitizedConfig } from 'payload'

/** The CMS inside this process. Queries pass `overrideAccess: false`, so that they see what a visitor may see. */
export const payloadClient = () => getPayload({ config })

/** What the rooms declare, by `defineRoom`; known without a database. */
export const cmsConfig = (): Promise<SanitizedConfig> => config
