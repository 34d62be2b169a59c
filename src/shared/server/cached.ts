import 'server-only'

import { unstable_cache } from 'next/cache'
import { cache } from 'react'

import { readPublic } from '@/shared/replicas'
import type { ContentSlug } from '@/slugs'

class CacheMiss extends Error {}

/**
 * A query whose result is cached until content behind one of its tags changes; pages that use it are then revalidated.
 * What everybody may see, so a replica may answer it. Misses (null or undefined) are never cached, and calls are deduplicated per request.
 * @param name unique cache key of the query
 * @param tags slugs of the collections and globals it reads
 */
export function cached<Arguments extends (string | number)[], Answer>(
  name: string,
  tags: readonly ContentSlug[],
  query: (...args: Arguments) => Promise<Answer>,
): (...args: Arguments) => Promise<Answer | null> {
  const kept = unstable_cache(
    async (...args: Arguments) => {
      const answer = await readPublic(() => query(...args))
      if (answer === null || answer === undefined) throw new CacheMiss()
      return answer
    },
    [name],
    { tags: [...tags] },
  )
  return cache(async (...args: Arguments) => {
    try {
      return await kept(...args)
    } catch (error) {
      if (error instanceof CacheMiss) return null
      throw error
    }
  })
}
