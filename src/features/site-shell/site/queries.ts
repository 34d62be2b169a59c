import 'server-only'

import { cached } from '@/shared/server/cached'
import { payloadClient } from '@/shared/server/payloadClient'
import { slugs } from '@/slugs'

import { defaultSettings } from '../content/defaultSettings'
import { toShellView, type ShellView } from './view'
import { pageTextsQuery } from '@/shared/server/pageTextsQuery'
import { shellTexts } from '../content/shellTexts'

const findSettings = cached('site-settings', [slugs.siteSettings], async () => {
  const payload = await payloadClient()
  return payload.findGlobal({ slug: slugs.siteSettings, depth: 0, overrideAccess: false })
})

/** The texts of header, banner, drawer and footer. */
export async function getShell(): Promise<ShellView> {
  return toShellView((await findSettings()) ?? defaultSettings)
}

/** External URLs from the site settings; null where not set. */
export async function getExternalLinks(): Promise<{ ingredientApp: string | null }> {
  const settings = await findSettings()
  return { ingredientApp: settings?.ingredientApp || null }
}

/** Where whoever leaves in a hurry is led. */
export async function getExitAddress(): Promise<string> {
  return (await findSettings())?.exitAddress || defaultSettings.exitAddress
}

/** The words of the menus and the footer. */
export const getShellTexts = pageTextsQuery(slugs.menus, shellTexts)
