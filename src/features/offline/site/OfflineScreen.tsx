import type { PageTexts } from '@/shared/lib/pageTexts'
import { LeafRule } from '@/shared/ui/art/LeafRule'
import { LostMoonScene } from '@/shared/ui/art/Scenes'
import { buttonClass } from '@/shared/ui/Button'

import type { offlineTexts } from '../content/offlineTexts'
import { OutboxNotice } from './islands/OutboxNotice.island'

/** The service worker's fallback for pages that are not cached. */
export function OfflineScreen({ texts }: { texts: PageTexts<typeof offlineTexts> }) {
  return (
    <div className="page-width pt-12 pb-6 md:pt-20">
      <div className="flex flex-col items-center text-center">
        <LostMoonScene size={240} className="h-auto max-w-full" />
        <h1 className="mt-8">{texts.headline}</h1>
        <p className="mt-4 max-w-136 text-lg text-balance text-soft-ink">{texts.introduction}</p>
        <p className="mt-3 max-w-136 text-balance text-soft-ink">{texts.signIn}</p>
      </div>
      <OutboxNotice />
      <LeafRule className="mt-10 mb-4" />
      <ul className="mx-auto max-w-measure">
        {texts.works.map(({ name, href, text }) => (
          <li key={href} className="border-b border-line py-4">
            {/* Plain links: the router would request the network first. */}
            <a href={href} className="inline-flex min-h-11 items-center font-serif text-xl">
              {name}
            </a>
            <p className="text-soft-ink">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-10 text-center">
        {/* The URL is that of the requested page, so reloading retries it. */}
        <a href="" className={buttonClass()}>
          {texts.againButton}
        </a>
      </p>
    </div>
  )
}
