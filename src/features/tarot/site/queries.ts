import 'server-only'

import { now } from '@/shared/now'
import { cached } from '@/shared/server/cached'
import { payloadClient } from '@/shared/server/payloadClient'
import { publishedQuery } from '@/shared/server/publishedQuery'
import { slugs } from '@/slugs'

import { calendarDay, drawCard } from '../domain/drawCard'
import { toCardView, type CardView } from './view'
import { pageTextsQuery } from '@/shared/server/pageTextsQuery'
import { tarotTexts } from '../content/tarotTexts'

const findCards = publishedQuery('tarot-cards', [slugs.tarotCards], async ({ payload, visible }) => {
  const { docs } = await payload.find({
    collection: slugs.tarotCards,
    ...visible(),
    select: { number: true, name: true, reflection: true, prompt: true },
    sort: 'number',
    depth: 0,
  })
  return docs.flatMap((doc) => toCardView(doc) ?? [])
})

const findOwner = cached('tarot-owner', [slugs.siteSettings], async () => {
  const payload = await payloadClient()
  const { productName, tarotSite } = await payload.findGlobal({
    slug: slugs.siteSettings,
    depth: 0,
    overrideAccess: false,
  })
  return { productName, tarotSite: tarotSite || null }
})

/** The deck by number; in draft mode with the newest drafts. */
export async function getDeck(): Promise<{ cards: CardView[]; preview: boolean }> {
  const { found, preview } = await findCards()
  return { cards: found ?? [], preview }
}

/** The numbers of the published cards, for `generateStaticParams`. */
export const listNumbers = async () =>
  ((await findCards.published()) ?? []).map(({ number }) => ({ number: String(number) }))

/** The product name for the shared picture, and the owner's tarot site if one is set. */
export async function getOwner(): Promise<{ productName: string; tarotSite: string | null }> {
  return (await findOwner()) ?? { productName: '', tarotSite: null }
}

/** The path of the shared card of the day, by the server's date. */
export const sharedCardPath = (): string => `/tarot/${drawCard(calendarDay(now()), '')}`

/** The words of the tarot page. */
export const getTarotTexts = pageTextsQuery(slugs.tarotPage, tarotTexts)
