import type { PayloadRequest } from 'payload'
import type { z } from 'zod'

import { slugs } from '@/slugs'

import type { listedModule } from '../contract'
import { categories } from '../domain/categories'

const categoryOrder = new Map<string, number>(categories.map(({ value }, index) => [value, index]))

/** Every published module, by category (as the tabs stand) then order; drafts never. */
export async function listPublishedModules(req: PayloadRequest): Promise<z.input<typeof listedModule>[]> {
  const { docs } = await req.payload.find({
    collection: slugs.educationModules,
    where: { _status: { equals: 'published' } },
    select: { slug: true, title: true, description: true, category: true, orderIndex: true, duration: true },
    sort: 'orderIndex',
    pagination: false,
    depth: 0,
    req,
  })
  return docs
    .map(({ id, slug, title, description, category, orderIndex, duration }) => ({
      id,
      slug,
      title,
      description,
      category,
      orderIndex,
      duration: duration ?? null,
    }))
    .sort((a, b) => (categoryOrder.get(a.category) ?? 0) - (categoryOrder.get(b.category) ?? 0))
}
