import type { ReactNode } from 'react'

import { DraftBanner } from '@/shared/ui/DraftBanner'
import { InlineText } from '@/shared/ui/InlineText'
import { SiteLink } from '@/shared/ui/SiteLink'

import { QuickLog } from './islands/QuickLog.island'
import { NinetySeconds } from './islands/NinetySeconds.island'
import type { NowTexts } from '../content/nowTexts'

type NowScreenProps = {
  texts: NowTexts
  preview: boolean
  /** The way out, which has to lie on the page and not below it. */
  exit?: ReactNode
}

/** A dark page for right now: something to do, and one press to keep it. The lamp is turned down in every theme. */
export function NowScreen({ texts, preview, exit }: NowScreenProps) {
  return (
    <div data-theme="dim" className="fixed inset-0 z-50 overflow-y-auto bg-paper text-ink">
      {exit}
      <div className="mx-auto flex max-w-xl flex-col gap-6 px-4 py-6 sm:gap-8 sm:px-5">
        {preview && <DraftBanner path="/now" />}
        {/* At the lower edge a toast lay over the last rows for its twelve seconds, and another flash is kept there. */}
        <h1 data-toast-place className="text-2xl">
          {texts.headline}
        </h1>
        <NinetySeconds steps={texts.steps} />
        <QuickLog texts={texts} />
        <p className="max-w-measure text-sm text-moonlight">
          <InlineText>{texts.note}</InlineText>
        </p>
        <SiteLink href="/tracking" className="inline-flex min-h-12 items-center self-start font-semibold">
          {texts.diaryLink}
        </SiteLink>
      </div>
    </div>
  )
}
