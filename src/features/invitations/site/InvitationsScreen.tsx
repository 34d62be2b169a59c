import type { ReactNode } from 'react'

import { SealedLetterScene } from '@/shared/ui/art/Scenes'

import { InvitationManager } from './islands/InvitationManager.island'
import type { InviteTexts } from '../content/inviteTexts'
import { InlineText } from '@/shared/ui/InlineText'

type InvitationsScreenProps = {
  texts: InviteTexts
  productName: string
  siteUrl: string
  /** Below the buttons that send: what becomes of an email on this deployment. */
  letterNote: ReactNode
  /** The modules that can be shared, in the library's order. */
  modules: { slug: string; title: string }[]
}

/** The ways to tell somebody stand in the first view, the words beside or above them. */
export function InvitationsScreen(props: InvitationsScreenProps) {
  const { texts } = props
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 pt-6 pb-6 md:pt-10 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <header>
        <p className="slanted text-xl text-marigold-ink">{texts.eyebrow}</p>
        <h1 className="mt-1 lg:text-5xl">{texts.headline}</h1>
        <p className="mt-4 max-w-measure text-soft-ink">
          <InlineText>{texts.introduction}</InlineText>
        </p>
        <SealedLetterScene className="mt-8 hidden h-auto w-full lg:block" />
      </header>
      <div className="lg:border-l lg:border-line lg:pl-12">
        <InvitationManager {...props} />
      </div>
    </div>
  )
}
