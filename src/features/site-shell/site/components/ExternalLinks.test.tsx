import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { ExternalLinks } from './ExternalLinks'

const links = [
  { label: 'Forest Oracle', url: 'https://forest.example/' },
  { label: 'Aromatherapy', url: 'https://aroma.example/' },
  { label: 'Transformation Lab', url: 'https://lab.example/' },
]

it('each of the owner’s other sites opens in a new tab, and says so', () => {
  const html = renderToStaticMarkup(<ExternalLinks links={links} linkClassName="" />)
  for (const { url } of links) expect(html).toContain(`<a href="${url}" target="_blank" rel="noopener`)
  for (const { label } of links) expect(html).toContain(label)
  expect(html.match(/\(opens in a new tab\)/g)).toHaveLength(3)
})

it('nothing stands where none is set', () => {
  expect(renderToStaticMarkup(<ExternalLinks links={[]} linkClassName="" />)).toBe('')
})
