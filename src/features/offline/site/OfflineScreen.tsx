import { MoonRule } from '@/shared/ui/art/MoonRule'
import { LostMoonScene } from '@/shared/ui/art/Scenes'
import { buttonClass } from '@/shared/ui/Button'

import { OutboxNotice } from './islands/OutboxNotice.island'

const works = [
  {
    name: 'What you have read',
    path: '/education',
    says: 'Every module you opened here, and all of them if you kept them.',
  },
  { name: 'Practice', path: '/practice', says: 'The timer, the pacer and the bell need no network.' },
  { name: 'The hot flash logger', path: '/tracking', says: 'An entry waits on this phone and goes out later.' },
  { name: 'Self-care bingo', path: '/self-care-bingo', says: 'Boards you have opened. Squares wait as well.' },
] as const

/** The service worker's fallback for pages that are not cached. */
export function OfflineScreen() {
  return (
    <div className="page-width pt-12 pb-6 md:pt-20">
      <div className="flex flex-col items-center text-center">
        <LostMoonScene size={240} className="h-auto max-w-full" />
        <h1 className="mt-8">No network, no matter</h1>
        <p className="mt-4 max-w-136 text-lg text-balance text-soft-ink">
          This page isn’t kept in this browser, so it has to wait. These work without a line to anywhere.
        </p>
      </div>
      <OutboxNotice />
      <MoonRule className="mt-10 mb-4" />
      <ul className="mx-auto max-w-measure">
        {works.map(({ name, path, says }) => (
          <li key={path} className="border-b border-line py-4">
            {/* Plain links: the router would request the network first. */}
            <a href={path} className="inline-flex min-h-11 items-center font-serif text-xl">
              {name}
            </a>
            <p className="text-soft-ink">{says}</p>
          </li>
        ))}
      </ul>
      <p className="mt-10 text-center">
        {/* The URL is that of the requested page, so reloading retries it. */}
        <a href="" className={buttonClass()}>
          Try again
        </a>
      </p>
    </div>
  )
}
