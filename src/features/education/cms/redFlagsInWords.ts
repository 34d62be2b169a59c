import type { PayloadRequest } from 'payload'

import type { EducationModule } from '@/payload-types'
import { byUrgency, redFlagInWords, toRedFlag } from '@/shared/lib/redFlags'
import { slugs } from '@/slugs'

/** The red flags that a module names, each as a line of text, the most urgent first; for the search. */
export async function redFlagsInWords(req: PayloadRequest, named: EducationModule['redFlags']): Promise<string[]> {
  if (!named?.length) return []
  const ids = named.map((flag) => (typeof flag === 'object' ? flag.id : flag))
  const { docs } = await req.payload.find({
    collection: slugs.redFlags,
    where: { id: { in: ids }, _status: { equals: 'published' } },
    pagination: false,
    depth: 0,
    req,
  })
  return byUrgency(docs.map(toRedFlag)).map(redFlagInWords)
}
