import type { PayloadRequest } from 'payload'

import type { BingoBoard } from '@/payload-types'
import { slugs } from '@/slugs'

import starterBoards from '../content/boards.json'

type SeededBoard = Omit<BingoBoard, 'id' | 'createdAt' | 'updatedAt'>

/** Adds the starter boards whose slug is missing; existing ones belong to the editors and are not changed. */
export async function seedBingo(req: PayloadRequest): Promise<{ made: number; left: number }> {
  const { docs } = await req.payload.find({
    collection: slugs.bingoBoards,
    select: { slug: true },
    pagination: false,
    depth: 0,
    req,
  })
  const known = new Set(docs.map(({ slug }) => slug))
  const missing = starterBoards.filter(({ slug }) => !known.has(slug))
  for (const board of missing)
    await req.payload.create({
      collection: slugs.bingoBoards,
      data: { colorScheme: 'emerald', isActive: true, _status: 'published', ...board } as SeededBoard,
      depth: 0,
      req,
    })
  return { made: missing.length, left: known.size }
}
