import 'server-only'

import { cached } from '@/shared/server/cached'
import { payloadClient } from '@/shared/server/payloadClient'
import { slugs } from '@/slugs'

const findQuotes = cached('wisdom-quotes', [slugs.wisdomQuotes], async () => {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: slugs.wisdomQuotes,
    select: { text: true },
    sort: 'id',
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  return docs.map(({ text }) => text)
})

/** Every quote that may close a page, in an order that stays. */
export async function getQuotes(): Promise<string[]> {
  return (await findQuotes()) ?? []
}
