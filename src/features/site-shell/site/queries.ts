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
