import type { SiteSetting } from '@/payload-types'
import type { ShellTexts } from '../content/shellTexts'

export type LinkView = { label: string; url: string }

/** The site settings as pages use them; links without a URL are left out. */
export type ShellView = {
  productName: string
  bannerLong: string
  bannerShort: string
  externalLinks: LinkView[]
  footerNote: string
  drawerNote: string
}

type Settings = Pick<SiteSetting, 'productName' | 'bannerLong' | 'bannerShort' | 'footerNote' | 'drawerNote'> & {
  externalLinks?: { label: string; url?: string | null }[] | null
}

/** Shapes the site settings for the shell; links without a URL are left out. */
export function toShellView(settings: Settings): ShellView {
  const { productName, bannerLong, bannerShort, footerNote, drawerNote } = settings
  const externalLinks = (settings.externalLinks ?? []).flatMap(({ label, url }) => (url ? [{ label, url }] : []))
  return { productName, bannerLong, bannerShort, externalLinks, footerNote, drawerNote }
}

/** The words that the button for day and night needs in the browser. */
export const themeTexts = ({ toDark, toLight, toDim }: ShellTexts) => ({ toDark, toLight, toDim })
