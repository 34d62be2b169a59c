import 'server-only'

import { cache } from 'react'

import { now } from '@/shared/now'
import { cached } from '@/shared/server/cached'
import { draftViewer } from '@/shared/server/draft'
import { payloadClient } from '@/shared/server/payloadClient'
import { slugs } from '@/slugs'

import { calendarDay, drawCard } from '../domain/drawCard'
import { toCardView, type CardView } from './view'

type Viewer = NonNullable<Awaited<ReturnType<typeof draftViewer>>>

async function listCards(viewer?: Viewer): Promise<CardView[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: slugs.tarotCards,
    ...(viewer ? { draft: true, user: viewer } : { where: { _status: { equals: 'published' } } }),
    select: { number: true, name: true, reflection: true, prompt: true },
    sort: 'number',
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  return docs.flatMap((doc) => toCardView(doc) ?? [])
}

const findCards = cached('tarot-cards', [slugs.tarotCards], () => listCards())

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
export const getDeck = cache(async (): Promise<{ cards: CardView[]; preview: boolean }> => {
  const viewer = await draftViewer()
  return viewer
    ? { cards: await listCards(viewer), preview: true }
    : { cards: (await findCards()) ?? [], preview: false }
})

/** The numbers of the published cards, whose pages are made ahead. */
export const listNumbers = async () => ((await findCards()) ?? []).map(({ number }) => ({ number: String(number) }))

/** Whose site this is, for the shared picture, and the owner's own tarot site where she has one. */
export async function getOwner(): Promise<{ productName: string; tarotSite: string | null }> {
  return (await findOwner()) ?? { productName: '', tarotSite: null }
}

/** The address of the card that everybody without a session has today, by the server's own calendar. */
export const commonCardAddress = (): string => `/tarot/${drawCard(calendarDay(now()), '')}`
