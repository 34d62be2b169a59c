import { toSlug } from '@/shared/lib/toSlug'
import { ExternalIcon } from '@/shared/ui/art/icons'

import type { ExpertView } from '../view'

/** An author of published work, with initials in place of a portrait. */
export function ExpertCard({ expert }: { expert: ExpertView }) {
  const { name, initials, credentials, specialty, bio, shownBooks, shownContributions, website } = expert
  return (
    <article id={toSlug(name)} className="flex h-full flex-col p-6 lg:p-8">
      <header className="flex items-start gap-5">
        <span
          aria-hidden="true"
          className="grid h-20 w-16 shrink-0 place-items-center rounded-t-full border border-line bg-linear-to-b from-night-1 to-night-2 pt-2 font-serif text-xl text-moonlight outline outline-offset-4 outline-line"
        >
          {initials}
        </span>
        <div className="min-w-0">
          <h2 className="text-xl">{name}</h2>
          <p className="mt-1.5 text-sm text-soft-ink">{credentials}</p>
        </div>
      </header>
      <p className="mt-5 font-semibold">{specialty}</p>
      <p className="mt-2">{bio}</p>
      {shownContributions.length > 0 && (
        <>
          <h3 className="mt-5 font-sans caps">Key contributions</h3>
          <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-marigold">
            {shownContributions.map((contribution) => (
              <li key={contribution}>{contribution}</li>
            ))}
          </ul>
        </>
      )}
      {shownBooks.length > 0 && (
        <>
          <h3 className="mt-5 font-sans caps">Books</h3>
          <ul className="mt-2 space-y-1">
            {shownBooks.map((book) => (
              <li key={book}>
                <cite className="not-italic">{book}</cite>
              </li>
            ))}
          </ul>
        </>
      )}
      {expert.disclosure && (
        <p className="mt-5 border-l-4 border-marigold pl-3 text-sm">Worth knowing: {expert.disclosure}</p>
      )}
      {expert.followers && <p className="mt-4 text-sm text-soft-ink">Followers: {expert.followers}</p>}
      {website && (
        <p className="mt-auto pt-5">
          <a
            href={website}
            target="_blank"
            rel="noopener noreferrer external"
            className="inline-flex min-h-11 items-center gap-2 font-semibold"
          >
            {new URL(website).hostname.replace(/^www\./, '')}
            <ExternalIcon size={16} />
            <span className="sr-only">(website of {name}, opens in a new tab)</span>
          </a>
        </p>
      )}
    </article>
  )
}
