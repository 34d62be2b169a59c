import { SealedLetterScene } from '@/shared/ui/art/Scenes'

import { InvitationManager } from './islands/InvitationManager.island'

type InvitationsScreenProps = {
  productName: string
  siteUrl: string
  /** The modules that can be shared, in the library's order. */
  modules: { slug: string; title: string }[]
}

export function InvitationsScreen(props: InvitationsScreenProps) {
  return (
    <div className="page-width pt-10 md:pt-14">
      <div className="grid items-center gap-8 md:grid-cols-[1.5fr_1fr]">
        <div>
          <p className="caps">Send Invitations</p>
          <h1 className="mt-2">Tell her she isn’t the only one</h1>
          <p className="mt-4 max-w-136 text-lg text-soft-ink">
            A link in a message of your own does it best. If you’d rather we write, we do it once: her address is not
            kept, only a fingerprint of it, so that nobody can pester her through us.
          </p>
        </div>
        <SealedLetterScene className="mx-auto hidden h-auto w-full max-w-72 md:block" />
      </div>
      <InvitationManager {...props} />
    </div>
  )
}
