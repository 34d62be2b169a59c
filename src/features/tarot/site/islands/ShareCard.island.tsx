'use client'

import { useState } from 'react'

import { loadOnIntent } from '@/shared/browser/loadOnIntent'
import { notify } from '@/shared/browser/notify'
import { DownloadIcon } from '@/shared/ui/art/icons'
import { Button } from '@/shared/ui/Button'

import type { TarotTexts } from '../../content/tarotTexts'
import type { CardView } from '../view'

const loadPicture = () => import('./cardPicture')

type ShareCardProps = { texts: TarotTexts; card: CardView; art: string; signature: string }

/** Renders a card as a picture, then shares or downloads it. */
export function ShareCard({ texts, card, art, signature }: ShareCardProps) {
  const [busy, setBusy] = useState(false)

  async function share() {
    setBusy(true)
    try {
      const { drawCardPicture, shareOrDownload } = await loadPicture()
      const done = await shareOrDownload(await drawCardPicture(card, art, signature), card.name)
      if (done === 'saved') notify({ title: 'Picture saved', description: 'It was made here, in your browser.' })
    } catch {
      notify({
        title: 'No picture this time',
        description: 'Your browser would not draw it. A screenshot does the same.',
        tone: 'destructive',
      })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button className="noscript:hidden" disabled={busy} {...loadOnIntent(loadPicture)} onClick={() => void share()}>
      <DownloadIcon size={20} />
      {busy ? texts.drawing : texts.shareButton}
    </Button>
  )
}
