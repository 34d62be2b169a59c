import type { PayloadRequest } from 'payload'

import { slugs } from '@/slugs'

import starterCards from '../content/tarotCards.json'

/** Adds the starter cards whose number is missing; existing ones belong to the editors and are not changed. */
export async function seedTarot(req: PayloadRequest): Promise<{ made: number; left: number }> {
  const { docs } = await req.payload.find({
    collection: slugs.tarotCards,
    select: { number: true },
    pagination: false,
    depth: 0,
    draft: true,
    req,
  })
  const known = new Set(docs.map(({ number }) => number))
  const missing = starterCards.filter(({ number }) => !known.has(number))
  for (const card of missing)
    await req.payload.create({
      collection: slugs.tarotCards,
      data: { ...card, _status: 'published' },
      depth: 0,
      req,
    })
  return { made: missing.length, left: known.size }
}
