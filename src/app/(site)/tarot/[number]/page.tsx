import type { Metadata } from 'next'
import { draftMode } from 'next/headers'
import { notFound } from 'next/navigation'

import { NotFoundScreen } from '@/features/site-shell/site/NotFoundScreen'
import { getDeck, getOwner, getTarotTexts, listNumbers } from '@/features/tarot/site/queries'
import { TarotCardScreen } from '@/features/tarot/site/TarotCardScreen'

import { pageMetadata } from '../../pageMetadata'

type Props = { params: Promise<{ number: string }> }

export const generateStaticParams = listNumbers

async function findCard({ params }: Props) {
  const { number } = await params
  const { cards } = await getDeck()
  return cards.find((card) => String(card.number) === number)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const card = await findCard(props)
  if (!card) return { title: '404 Page Not Found', robots: { index: false } }
  return pageMetadata({ title: card.name, description: card.reflection, path: `/tarot/${card.number}` })
}

export default async function Page(props: Props) {
  const card = await findCard(props)
  if (!card) {
    if ((await draftMode()).isEnabled) notFound()
    // Server-rendered not-found screen; the cache handler sets its status, as for education modules.
    return <NotFoundScreen />
  }
  const [{ texts }, deck, owner] = await Promise.all([getTarotTexts(), getDeck(), getOwner()])
  return <TarotCardScreen texts={texts} card={card} {...deck} owner={owner} />
}
