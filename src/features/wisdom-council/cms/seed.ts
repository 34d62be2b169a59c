import type { PayloadRequest } from 'payload'

import { sumReports, type SeedMode, type SeedReport } from '@/shared/cms/defineRoom'
import { seedEntries } from '@/shared/cms/seedEntries'
import type { KeyOf } from '@/shared/cms/starterContent'
import { slugs } from '@/slugs'

import { defaultCouncil } from '../content/councilTexts'
import starterExperts from '../content/experts.json'

/** Adds the five experts when there are none, and the page's texts unless the global has been saved before. */
export async function seedCouncil(req: PayloadRequest, mode: SeedMode): Promise<SeedReport> {
  const keyOf: KeyOf = ({ name }) => String(name)
  const experts = await seedEntries(req, mode, { collection: slugs.experts, keyOf, entries: starterExperts })
  if (mode === 'release') return experts
  const page = await req.payload.findGlobal({ slug: slugs.councilPage, depth: 0, req })
  if (page.updatedAt) return sumReports([experts, { made: 0, left: 1 }])
  await req.payload.updateGlobal({ slug: slugs.councilPage, data: { ...defaultCouncil, _status: 'published' }, req })
  return sumReports([experts, { made: 1, left: 0 }])
}
