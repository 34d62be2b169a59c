import { SiteLink } from '@/shared/ui/SiteLink'

import type { ReaderTexts } from '../../content/readerTexts'
import type { RouteNote } from '../../domain/routes'

type RouteNoteListProps = { texts: ReaderTexts; notes: readonly RouteNote[]; chosen: readonly string[] }

/** What the page for everybody leaves out, for somebody who chose these routes; nothing for anybody else. */
export function RouteNoteList({ texts, notes, chosen }: RouteNoteListProps) {
  const own = notes.filter(({ route }) => chosen.includes(route))
  if (own.length === 0) return null
  return (
    <aside aria-label={texts.forYou} className="mb-8 border-l-[3px] border-sage py-1 pl-5">
      {own.map(({ route, label, text, href }) => (
        <div key={route} className="mt-4 first:mt-0">
          <p className="text-sm text-soft-ink">
            {texts.youSaid} “{label}”
          </p>
          <p className="mt-1">
            {text} <SiteLink href={href}>{texts.moreWithSources}</SiteLink>
          </p>
        </div>
      ))}
    </aside>
  )
}
