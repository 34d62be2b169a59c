import 'server-only'

import { now } from '@/shared/now'
import { cached } from '@/shared/server/cached'
import { payloadClient } from '@/shared/server/payloadClient'
import { publishedQuery } from '@/shared/server/publishedQuery'
import { slugs } from '@/slugs'

import { calendarDay, drawCard } from '../domain/drawCard'
import { toCardView, type CardView } from './view'

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

/** The deck by number. A signed-in editor in draft mode gets the newest drafts. */
export async function getDeck(): Promise<{ cards: CardView[]; preview: boolean }> {
  const { found, preview } = await findCards()
  return { cards: found ?? [], preview }
}

/** The numbers of the published cards, whose pages are made ahead. */
export const listNumbers = async () =>
  ((await findCards.published()) ?? []).map(({ number }) => ({ number: String(number) }))

/** Whose site this is, for the shared picture, and the owner's own tarot site where she has one. */
export async function getOwner(): Promise<{ productName: string; tarotSite: string | null }> {
  return (await findOwner()) ?? { productName: '', tarotSite: null }
}

/** The address of the card that everybody without a session has today, by the server's own calendar. */
export const commonCardAddress = (): string => `/tarot/${drawCard(calendarDay(now()), '')}`
