import { expect, it } from 'vitest'

import { linksIn } from './linksIn'

it('finds links in rich text, in lines and in fields of their own, and nothing else', () => {
  const doc = {
    content: {
      root: {
        children: [
          { type: 'link', fields: { linkType: 'custom', url: 'https://a.example/x' }, children: [{ text: 'there' }] },
          { type: 'autolink', fields: { linkType: 'custom', url: 'mailto:a@example.com' } },
          { type: 'link', fields: { linkType: 'internal', doc: { relationTo: 'education-modules', value: 7 } } },
        ],
      },
    },
    lines: ['See [the library](/education) or [them](https://b.example).', 'https://c.example/page'],
    plain: 'No https://d.example here.',
  }
  expect(linksIn(doc)).toEqual([
    { url: 'https://a.example/x' },
    { collection: 'education-modules', id: 7 },
    { url: '/education' },
    { url: 'https://b.example' },
    { url: 'https://c.example/page' },
  ])
})
