import 'server-only'

import config from '@payload-config'

import { setPayloadConfig } from '@/shared/server/payloadClient'

// The config names the rooms, and the rooms' queries need it: each root of a route imports this file, so that no query
// has to import what stands above it. `npm test` fails on a root that forgets (.dependency-cruiser.cjs).
setPayloadConfig(config)
