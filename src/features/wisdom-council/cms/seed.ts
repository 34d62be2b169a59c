import type { PayloadRequest } from 'payload'

import { seedEntries } from '@/shared/cms/seedEntries'
import { slugs } from '@/slugs'

import { defaultCouncil } from '../content/defaultCouncil'
import starterExperts from '../content/experts.json'

/** Adds the five experts when there are none, and the page's texts unless the global has been saved before. */
export async function seedCouncil(req: PayloadRequest): Promise<{ made: number; left: number }> {
  const page = await req.payload.findGlobal({ slug: slugs.councilPage, depth: 0, req })
  if (!page.updatedAt)
    await req.payload.updateGlobal({ slug: slugs.councilPage, data: { ...defaultCouncil, _status: 'published' }, req })
  const { made, left } = await seedEntries(req, slugs.experts, starterExperts)
  return page.updatedAt ? { made, left: left + 1 } : { made: made + 1, left }
}
