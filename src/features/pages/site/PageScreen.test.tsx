import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

import { richText } from '@/testing/factories'

import { PageScreen } from './PageScreen'
import type { PageBlock } from './view'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }))

const countries = [
  {
    code: 'us',
    name: 'United States',
    emergencyNumber: '911',
    crisisLines: [{ name: '988 Lifeline', how: 'Call or text', link: 'tel:988' }],
    violenceLines: [{ name: 'The Hotline', how: 'Any hour', link: 'tel:+18007997233' }],
  },
]

const drawn = (...blocks: PageBlock[]) =>
  renderToStaticMarkup(
    <PageScreen
      preview={false}
      countries={countries}
      page={{
        slug: 'a-page',
        title: 'The title',
        blocks,
        sources: [{ id: 7, title: 'A study', cited: 'Avis NE (2015)', finding: 'Years.', url: null }],
        metadata: { title: '', description: '', picture: null },
      }}
    />,
  )
const headings = (html: string) => html.match(/<h1[^>]*>[^<]+/g)?.map((tag) => tag.replace(/.*>/, ''))

it('has one heading of its own: that of an opening which comes first, else its title', () => {
  const hero: PageBlock = { blockType: 'hero', heading: 'The opening', emblem: 'practice' }
  const quote: PageBlock = { blockType: 'quote', text: 'Rest counts.' }
  expect(headings(drawn(hero, quote))).toEqual(['The opening'])
  expect(headings(drawn(quote, hero))).toEqual(['The title'])
})

it('numbers what its texts cite, and leads to the source', () => {
  const html = drawn({ blockType: 'text', content: richText({ type: 'text', text: 'So it is.' }, { citation: 7 }) })
  expect(html).toContain('href="#source-1"')
  expect(html).toContain('id="source-1"')
})

it('lets the lines of the one list be called, those against violence where they are asked for', () => {
  const block = { blockType: 'crisisLines', heading: 'Someone to call' } as const
  expect(drawn({ ...block, lines: 'crisis' })).toContain('href="tel:988"')
  const html = drawn({ ...block, lines: 'violence' })
  expect(html).toContain('href="tel:+18007997233"')
  expect(html).not.toContain('tel:988')
})

it('tells search engines its questions, as text that ends no script', () => {
  const answer = 'Read [the library](/education). </script><script>alert(1)</script>'
  const html = drawn({
    blockType: 'faq',
    heading: 'Asked often',
    questions: [{ id: 'q1', question: 'Where to begin?', answer }],
  })
  const facts = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!)
  expect(facts.mainEntity[0]).toMatchObject({
    name: 'Where to begin?',
    acceptedAnswer: { text: 'Read the library. </script><script>alert(1)</script>' },
  })
  expect(html).toContain('<a href="/education"')
})

it('plays a video by the browser itself, with what is said below it', () => {
  const media = { id: 1, alt: '', url: '/api/media/file/walk.mp4', mimeType: 'video/mp4', updatedAt: '', createdAt: '' }
  const html = drawn({ blockType: 'video', video: media, heading: 'A walk', transcript: 'Waves.' })
  expect(html).toContain('<source src="/api/media/file/walk.mp4" type="video/mp4"/>')
  expect(html).toContain('preload="none"')
  expect(html).not.toContain('<iframe')
})

it('draws a draft that lacks everything', () => {
  const kinds = ['hero', 'text', 'cards', 'steps', 'callout', 'quote', 'picture', 'video', 'table', 'faq', 'moduleList']
  const bare = kinds.map((blockType) => ({ blockType })) as PageBlock[]
  expect(() => drawn(...bare)).not.toThrow()
})
