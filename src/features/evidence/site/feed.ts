import { escapeMarkup } from '@/shared/lib/escapeMarkup'
import { withoutMarks } from '@/shared/lib/sourceMarks'
import { typeset } from '@/shared/lib/typeset'

/** An entry of a feed; `day` is an ISO date, `href` a path of this site. */
export type FeedItem = { id: string; day: string; title: string; href: string; text: string }

type Feed = { title: string; description: string; path: string; siteUrl: string; items: readonly FeedItem[] }

/** How many sentences of a text somebody checked on a day. */
export type CheckedText = { day: string; title: string; href: string; by: string; count: number }

/** Several texts stand on one page (the stacks, the cards), so the address alone does not tell entries apart. */
export const toCheckItem = ({ day, title, href, by, count }: CheckedText): FeedItem => ({
  id: `${day} ${href} ${by} ${title}`,
  day,
  title: `${count === 1 ? 'One sentence' : `${count} sentences`} checked: ${typeset(withoutMarks(title))}`,
  href,
  text: `By ${by}.`,
})

/** Text for XML, without the control characters that XML does not know. */
const escaped = (text: string) => escapeMarkup(text.replaceAll(/[^\P{Cc}\n\t]|[\uFFFE\uFFFF]/gu, ''))

/** An RSS 2.0 document. Source: https://www.rssboard.org/rss-specification */
export function toRss({ title, description, path, siteUrl, items }: Feed): string {
  const element = (name: string, text: string, attributes = '') => `<${name}${attributes}>${escaped(text)}</${name}>`
  const entries = items.map(({ id, day, title: name, href, text }) => {
    const parts = [
      element('title', name),
      element('link', new URL(href, siteUrl).href),
      element('guid', `${path} ${id}`, ' isPermaLink="false"'),
      element('pubDate', new Date(day).toUTCString()),
      element('description', text),
    ]
    return `<item>${parts.join('')}</item>`
  })
  const head = [
    element('title', title),
    element('link', new URL(path, siteUrl).href),
    element('description', description),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel>${head.join('')}${entries.join('')}</channel></rss>\n`
}

/** The response of a feed; readers ask again and again, so it may be kept for ten minutes. */
export const feedResponse = (feed: Feed): Response =>
  new Response(toRss(feed), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' },
  })
