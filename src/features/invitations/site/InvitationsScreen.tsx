import { SealedLetterScene } from '@/shared/ui/art/Scenes'

import { InvitationManager } from './islands/InvitationManager.island'
import type { InviteTexts } from '../content/inviteTexts'
import { InlineText } from '@/shared/ui/InlineText'

type InvitationsScreenProps = {
  texts: InviteTexts
  productName: string
  siteUrl: string
  /** The modules that can be shared, in the library's order. */
  modules: { slug: string; title: string }[]
}

export function InvitationsScreen(props: InvitationsScreenProps) {
  const { texts } = props
  return (
    <div className="page-width pt-10 md:pt-14">
      <div className="grid items-center gap-8 md:grid-cols-[1.5fr_1fr]">
        <div>
          <p className="caps">{texts.eyebrow}</p>
          <h1 className="mt-2">{texts.headline}</h1>
          <p className="mt-4 max-w-136 text-lg text-soft-ink">
            <InlineText>{texts.introduction}</InlineText>
          </p>
        </div>
        <SealedLetterScene className="mx-auto hidden h-auto w-full max-w-72 md:block" />
      </div>
      <InvitationManager {...props} />
    </div>
  )
}
