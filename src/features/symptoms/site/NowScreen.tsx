import { SiteLink } from '@/shared/ui/SiteLink'

import { KeepNow } from './islands/KeepNow.island'
import { NinetySeconds } from './islands/NinetySeconds.island'

/**
 * What to do in a flash, from "Mindfulness for the Uncool Moments": it passes the time and claims no more. Thirty
 * seconds each.
 */
const steps = [
  'Name it, like a bored weather reporter. Heat. Chest. Neck. Face.',
  'Shoulders down. Jaw loose. Hands open. No special breathing.',
  'Ride it. It has a start, a top and a far side, and this one passes too.',
]

/** A dark page for right now: something to do, and one press to keep it. The lamp is turned down in every theme. */
export function NowScreen() {
  return (
    <div data-theme="dim" className="fixed inset-0 z-50 overflow-y-auto bg-paper text-ink">
      <div className="mx-auto flex min-h-full max-w-xl flex-col gap-8 px-5 py-6">
        <h1 className="text-2xl">It’s happening now</h1>
        <NinetySeconds steps={steps} />
        <KeepNow />
        <p className="mt-auto text-sm text-soft-ink">
          None of this shortens a flash; it is something to do besides panic.{' '}
          <SiteLink href="/education/mindfulness-for-the-uncool-moments">Where that comes from</SiteLink>.
        </p>
        <SiteLink href="/tracking" className="inline-flex min-h-12 items-center self-start font-semibold">
          To your diary
        </SiteLink>
      </div>
    </div>
  )
}
