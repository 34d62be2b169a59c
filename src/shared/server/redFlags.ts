import 'server-only'

import { byUrgency, toRedFlag, type RedFlag } from '@/shared/lib/redFlags'
import { starterRedFlags } from '@/shared/lib/starterRedFlags'
import { slugs } from '@/slugs'

import { cached } from './cached'
import { payloadClient } from './payloadClient'
import { published } from '@/shared/lib/publishedFilters'

const findRedFlags = cached('red-flags', [slugs.redFlags], async (): Promise<RedFlag[]> => {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: slugs.redFlags,
    where: published,
    sort: 'orderIndex',
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  return docs.map(toRedFlag)
})

/**
 * Entries of the list of red flags, the most urgent first. One that editors took off the site is shown as it came: a
 * screen that warns never loses a warning.
 * @param keys those of `redFlags.json` that a screen names
 */
export async function getRedFlags(keys: readonly string[]): Promise<RedFlag[]> {
  const known = [...((await findRedFlags()) ?? []), ...starterRedFlags.map(toRedFlag)]
  return byUrgency(keys.flatMap((key) => known.find((flag) => flag.key === key) ?? []))
}
