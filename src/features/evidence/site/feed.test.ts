import { expect, it } from 'vitest'

import { toCheckItem, toRss } from './feed'

const item = {
  id: '1',
  day: '2026-11-21',
  title: 'A <b> & "c"',
  href: '/education/x?a=1&b=2',
  text: 'Ends\u0000 here.',
}

it('writes entries that a reader can parse, whatever an editor wrote', () => {
  const feed = { title: 'T', description: 'D', path: '/corrections', siteUrl: 'https://site.example', items: [item] }
  expect(toRss(feed)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>T</title><link>https://site.example/corrections</link><description>D</description>' +
      '<item><title>A &lt;b&gt; &amp; &quot;c&quot;</title><link>https://site.example/education/x?a=1&amp;b=2</link><guid isPermaLink="false">/corrections 1</guid><pubDate>Sat, 21 Nov 2026 00:00:00 GMT</pubDate><description>Ends here.</description></item></channel></rss>\n',
  )
})

it('tells apart what was checked on one day of two texts on one page', () => {
  const check = { day: '2026-11-28', href: '/practice', by: 'Ada', count: 1 }
  const [one, other] = [
    { ...check, title: 'Body Scan' },
    { ...check, title: 'Sighing Set' },
  ].map(toCheckItem)
  expect(one).toEqual({
    id: '2026-11-28 /practice Ada Body Scan',
    day: '2026-11-28',
    title: 'One sentence checked: Body Scan',
    href: '/practice',
    text: 'By Ada.',
  })
  expect(other!.id).not.toBe(one!.id)
})
