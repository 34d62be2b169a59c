import 'server-only'

import { cached } from '@/shared/server/cached'
import { payloadClient } from '@/shared/server/payloadClient'
import { slugs } from '@/slugs'

import { defaultSettings } from '../content/defaultSettings'
import { toShellView, type ShellView } from './view'

const findSettings = cached('site-settings', [slugs.siteSettings], async () => {
  const payload = await payloadClient()
  return payload.findGlobal({ slug: slugs.siteSettings, depth: 0, overrideAccess: false })
})

/** What header, banner, drawer and footer of every page say. */
export async function getShell(): Promise<ShellView> {
  return toShellView((await findSettings()) ?? defaultSettings)
}

/** The owner's addresses elsewhere; null for one that is not set. */
export async function getOutsideLinks(): Promise<{ ingredientApp: string | null }> {
  const settings = await findSettings()
  return { ingredientApp: settings?.ingredientApp || null }
}
