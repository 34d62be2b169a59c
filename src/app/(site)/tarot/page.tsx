import { getTarotTexts, getDeck, getOwner } from '@/features/tarot/site/queries'
import { TarotScreen } from '@/features/tarot/site/TarotScreen'

import { pageMetadata } from '../pageMetadata'

const title = 'Daily Tarot'
const description = 'One of 22 hand-drawn cards a day, with a question to carry about. Play, not prophecy.'

export const metadata = pageMetadata({ title, description, path: '/tarot' })

export default async function Page() {
  const [page, deck, owner] = await Promise.all([getTarotTexts(), getDeck(), getOwner()])
  return <TarotScreen {...page} {...deck} owner={owner} />
}
