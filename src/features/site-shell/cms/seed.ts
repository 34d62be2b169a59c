import type { Payload } from 'payload'

import { slugs } from '@/slugs'

import { defaultSettings } from '../content/defaultSettings'

/** Writes the site settings unless someone has saved them before. */
export async function seedSiteSettings(payload: Payload): Promise<{ made: number; left: number }> {
  const settings = await payload.findGlobal({ slug: slugs.siteSettings, depth: 0 })
  if (settings.updatedAt) return { made: 0, left: 1 }
  await payload.updateGlobal({ slug: slugs.siteSettings, data: defaultSettings })
  return { made: 1, left: 0 }
}
