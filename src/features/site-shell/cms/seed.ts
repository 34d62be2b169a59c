import type { PayloadRequest } from 'payload'

import { slugs } from '@/slugs'

import { defaultSettings } from '../content/defaultSettings'

/** Writes the default settings unless the global has been saved before. */
export async function seedSiteSettings(req: PayloadRequest): Promise<{ made: number; left: number }> {
  const settings = await req.payload.findGlobal({ slug: slugs.siteSettings, depth: 0, req })
  if (settings.updatedAt) return { made: 0, left: 1 }
  await req.payload.updateGlobal({ slug: slugs.siteSettings, data: defaultSettings, req })
  return { made: 1, left: 0 }
}
