import 'server-only'

import { noteStandIn } from '@/shared/standIns'
import type { ContentSlug } from '@/slugs'

import { payloadClient } from './payloadClient'

/**
 * What a page shows in the place of content that could not be read. The cause is logged, and no cache keeps the page.
 * @param tag the slug of that content
 * @throws error where it is a signal of Next's
 */
export async function standInFor<Value>(tag: ContentSlug, error: unknown, standIn: Value): Promise<Value> {
  // Next signals dynamic rendering by throwing; such errors must propagate.
  if (error instanceof Error && 'digest' in error) throw error
  noteStandIn(tag)
  const client = await payloadClient().catch(() => null)
  client?.logger.error({ err: error }, `A page is shown without what was to be read from ${tag}`)
  return standIn
}
