import 'server-only'

import { cached } from '@/shared/server/cached'
import { payloadClient } from '@/shared/server/payloadClient'
import { slugs } from '@/slugs'

const countModules = cached('home-module-count', [slugs.educationModules], async () => {
  const payload = await payloadClient()
  const { totalDocs } = await payload.count({ collection: slugs.educationModules, overrideAccess: false })
  // An empty library is not cached.
  return totalDocs || null
})

/** Number of published articles; null while there are none. */
export const getModuleCount = (): Promise<number | null> => countModules()
