import { DraftBanner } from '@/shared/ui/DraftBanner'
import { InlineText } from '@/shared/ui/InlineText'
import { SiteLink } from '@/shared/ui/SiteLink'

import { KeepNow } from './islands/KeepNow.island'
import { NinetySeconds } from './islands/NinetySeconds.island'
import type { NowTexts } from './queries'

/** A dark page for right now: something to do, and one press to keep it. The lamp is turned down in every theme. */
export function NowScreen({ texts, preview }: { texts: NowTexts; preview: boolean }) {
  return (
    <div data-theme="dim" className="fixed inset-0 z-50 overflow-y-auto bg-paper text-ink">
      <div className="mx-auto flex min-h-full max-w-xl flex-col gap-8 px-5 py-6">
        {preview && <DraftBanner path="/now" />}
        <h1 className="text-2xl">{texts.headline}</h1>
        <NinetySeconds steps={texts.steps} />
        <KeepNow />
        <p className="mt-auto text-sm text-soft-ink">
          <InlineText>{texts.note}</InlineText>
        </p>
        <SiteLink href="/tracking" className="inline-flex min-h-12 items-center self-start font-semibold">
          {texts.diaryLink}
        </SiteLink>
      </div>
    </div>
  )
}
