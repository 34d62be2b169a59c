import 'server-only'

import { cached } from '@/shared/server/cached'
import { payloadClient } from '@/shared/server/payloadClient'
import { slugs } from '@/slugs'

const countModules = cached('home-module-count', [slugs.educationModules], async () => {
  const payload = await payloadClient()
  const { totalDocs } = await payload.count({ collection: slugs.educationModules, overrideAccess: false })
  // An empty library is no answer worth keeping.
  return totalDocs || null
})

/** How many articles the library has for everyone to read; null while it has none. */
export const getModuleCount = (): Promise<number | null> => countModules()
