import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { ArticleText } from './ArticleText'

const text = (words: string, format = 0) => ({ type: 'text', version: 1, text: words, format })
const node = (type: string, children: object[], more: object = {}) => ({ type, version: 1, children, ...more })
const citation = (reference: unknown) => ({
  type: 'inlineBlock',
  version: 1,
  fields: { blockType: 'citation', reference },
})
const link = (fields: object, words = 'there') => node('link', [text(words)], { fields })

const html = (...children: { type: string; version: number }[]) =>
  renderToStaticMarkup(
    <ArticleText
      content={{ root: { type: 'root', children, direction: null, format: '', indent: 0, version: 1 } }}
      numbers={
        new Map([
          [30, 1],
          [31, 2],
        ])
      }
    />,
  )

it('sets headings with anchors of their own', () => {
  const heading = (tag: string) => node('heading', [text('Why it lasts')], { tag })
  expect(html(heading('h2'), heading('h3'), heading('h1'))).toBe(
    '<h2 id="on-why-it-lasts">Why it lasts</h2><h3 id="on-why-it-lasts-2">Why it lasts</h3><h2 id="on-why-it-lasts-3">Why it lasts</h2>',
  )
})

it('sets emphasis, lists, quotes and breaks', () => {
  const item = (words: string) => node('listitem', [text(words)])
  expect(html(node('paragraph', [text('a', 1), { type: 'linebreak' }, text('b', 3)]))).toBe(
    '<p><strong>a</strong><br/><strong><em>b</em></strong></p>',
  )
  expect(
    html(node('list', [item('x')], { listType: 'number' }), node('list', [item('y')], { listType: 'bullet' })),
  ).toBe('<ol><li>x</li></ol><ul><li>y</li></ul>')
  expect(html(node('quote', [text('q')]))).toBe('<blockquote><p>q</p></blockquote>')
})

it('counts steps as the editor does: a list within one is no step of its own, and numbers go on where they began', () => {
  const item = (...children: object[]) => node('listitem', children)
  const list = (children: object[], more: object = {}) => node('list', children, { listType: 'number', ...more })
  expect(html(list([item(text('One')), item(list([item(text('a'))])), item(text('Two'))], { start: 3 }) as never)).toBe(
    '<ol start="3"><li>One<ol><li>a</li></ol></li><li>Two</li></ol>',
  )
})

it('sets a picture that lies within a paragraph beside it', () => {
  const picture = { type: 'upload', version: 3, value: { alt: 'A plum', url: '/plum.webp' } }
  const markup = html(node('paragraph', [text('Before'), picture, text('after')]))
  expect(markup).toMatch(/^<p>Before<\/p><figure[^]*<\/figure><p>after<\/p>$/)
})

it('leaves out empty paragraphs and escapes what is typed', () => {
  expect(html(node('paragraph', []), node('paragraph', [text('<script>')]))).toBe('<p>&lt;script&gt;</p>')
})

it('numbers citations, marks the first of each for the way back, and drops unknown ones', () => {
  const markup = html(node('paragraph', [text('a'), citation(31), citation({ id: 30 }), citation(31), citation(99)]))
  expect(markup.match(/aria-label="Source \d"/g)).toEqual([
    'aria-label="Source 2"',
    'aria-label="Source 1"',
    'aria-label="Source 2"',
  ])
  expect(markup.match(/id="cited-\d"/g)).toEqual(['id="cited-2"', 'id="cited-1"'])
})

it('sets treatments side by side, with sources at the name and heads for who hears or stacks them', () => {
  const treatment = { helps: '3 of 10', harms: 'Sleepiness', notFor: 'Drivers' }
  const sources = [{ reference: 31, locator: 'table 2' }]
  const fields = {
    blockType: 'treatmentTable',
    caption: 'Per 10 women',
    treatments: [{ ...treatment, name: 'A pill', sources }],
  }
  const markup = html(node('block', [], { fields }))
  expect(markup).toMatch(/<p[^>]*>Per 10 women<\/p><div role="table" aria-label="Per 10 women"/)
  expect(markup).toMatch(/<div role="rowheader"[^>]*><p>A pill<sup[^>]*><a href="#source-2"/)
  expect(markup).toContain('aria-label="Source 2, table 2"')
  expect(markup.replaceAll(/<[^>]+>/g, '')).toContain(
    'How much it helps: 3 of 10Harms: SleepinessWho should not: Drivers',
  )
})

it('draws a table that is only begun', () => {
  expect(html(node('block', [], { fields: { blockType: 'treatmentTable' } }))).toContain('role="table"')
})

it.each([
  [
    'another module',
    { linkType: 'internal', doc: { value: { slug: 'sleep' } } },
    '<a href="/education/sleep">there</a>',
  ],
  ['a module nobody may see', { linkType: 'internal', doc: { value: 5 } }, 'there'],
  ['a module that is gone', { linkType: 'internal', doc: { value: null } }, 'there'],
  ['an address of this site', { linkType: 'custom', url: '/practice' }, '<a href="/practice">there</a>'],
  ['a script', { linkType: 'custom', url: 'javascript:alert(1)' }, 'there'],
  ['nothing', { linkType: 'custom' }, 'there'],
])('links %s', (_, fields, expected) => {
  expect(html(node('paragraph', [link(fields)]))).toBe(`<p>${expected}</p>`)
})

it.each(['https://nhs.example', '//nhs.example', 'mailto:us@power.example'])('marks what leads out: %s', (url) => {
  const markup = html(node('paragraph', [link({ linkType: 'custom', url })]))
  if (url.startsWith('//')) expect(markup).toBe('<p>there</p>')
  else
    expect(markup).toMatch(
      /<a href="[^"]+" target="_blank" rel="noopener noreferrer external">there.*opens in a new tab/,
    )
})
