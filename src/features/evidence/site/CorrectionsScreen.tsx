import { dayInWords } from '@/shared/evidence/claimWords'
import { MoonRule } from '@/shared/ui/art/MoonRule'
import { SiteLink } from '@/shared/ui/SiteLink'

import type { CorrectionView } from './queries'

function Version({ name, text }: { name: string; text: string }) {
  if (!text) return null
  return (
    <div className="mt-3">
      <dt className="caps">{name}</dt>
      <dd className="mt-1 whitespace-pre-line">{text}</dd>
    </div>
  )
}

/** What was wrong here and has been put right, newest first. */
export function CorrectionsScreen({ corrections }: { corrections: CorrectionView[] }) {
  return (
    <div className="page-width max-w-3xl pt-10 pb-16 md:pt-14">
      <p className="caps">The evidence</p>
      <h1 className="mt-2">Corrections</h1>
      <p className="mt-4 text-lg text-soft-ink">
        What we published, found wrong and put right: what it said, what it says now, and why. Spelling is not listed.
      </p>
      {corrections.length === 0 && (
        <p className="mt-10">None yet. The first one will stand here on the day we publish it.</p>
      )}
      {corrections.map(({ id, day, standsIn, href, before, after, why }) => (
        <article key={id} className="mt-10 border-t-[1.5px] border-ink pt-4">
          <p className="text-sm text-soft-ink">
            <time dateTime={day.slice(0, 10)}>{dayInWords(day)}</time>
          </p>
          <h2 className="mt-1 text-xl">
            <SiteLink href={href}>{standsIn}</SiteLink>
          </h2>
          <dl>
            <Version name="It said" text={before} />
            <Version name="It says" text={after} />
            <Version name="Why" text={why} />
          </dl>
        </article>
      ))}
      <ul className="mt-10 flex flex-wrap gap-x-6">
        <li>
          <SiteLink href="/corrections/rss.xml" className="inline-flex min-h-11 items-center">
            Corrections as a feed (RSS)
          </SiteLink>
        </li>
        <li>
          <SiteLink href="/how-we-check" className="inline-flex min-h-11 items-center">
            How we check
          </SiteLink>
        </li>
      </ul>
      <MoonRule className="mt-14" />
    </div>
  )
}
