import 'server-only'

import { unstable_cache } from 'next/cache'
import { cache } from 'react'

import type { ContentSlug } from '@/slugs'

class NothingFound extends Error {}

/**
 * A query whose answer is kept until content behind one of its tags changes. Pages that use it are made again then.
 * A miss (null or undefined) is never kept, and within one page the same question is asked once.
 * @param name tells this query's answers from every other's; it must be unique
 * @param tags the collections and globals the answer is made of
 */
export function cached<Arguments extends (string | number)[], Answer>(
  name: string,
  tags: readonly ContentSlug[],
  query: (...args: Arguments) => Promise<Answer>,
): (...args: Arguments) => Promise<Answer | null> {
  const kept = unstable_cache(
    async (...args: Arguments) => {
      const answer = await query(...args)
      if (answer === null || answer === undefined) throw new NothingFound()
      return answer
    },
    [name],
    { tags: [...tags] },
  )
  return cache(async (...args: Arguments) => {
    try {
      return await kept(...args)
    } catch (error) {
      if (error instanceof NothingFound) return null
      throw error
    }
  })
}
