import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { CitedText } from './CitedText'
import { ShortSources } from './ShortSources'

const textOf = (text: string) => renderToStaticMarkup(<CitedText under="parabens">{text}</CitedText>)

it('leads from each sentence to its sources in the list of the same name', () => {
  const markup = textOf('No better.[1] Weak [2, table 3][1].')
  expect(markup.replaceAll(/<[^>]*>/g, '')).toBe('No better.1 Weak2\u20091.')
  expect([...markup.matchAll(/href="#([^"]*)" aria-label="([^"]*)"/g)].map(([, to, name]) => `${to}: ${name}`)).toEqual(
    ['parabens-source-1: Source 1', 'parabens-source-2: Source 2, table 3', 'parabens-source-1: Source 1'],
  )
  const source = { cited: 'Ada A', title: 'What was counted', finding: 'It was counted.', url: null }
  const list = renderToStaticMarkup(<ShortSources under="parabens" sources={[source]} />)
  expect(list).toContain('<ol')
  expect(list).toContain('id="parabens-source-1"')
})

it('is the text alone where nothing is named', () => {
  expect(textOf('No better.')).toBe('No better.')
  expect(
    renderToStaticMarkup(
      <CitedText under="a" words={(part) => <b>{part}</b>}>
        Call.[1]
      </CitedText>,
    ),
  ).toMatch(/^<b>Call\.<\/b><sup.*<\/sup><b><\/b>$/)
})
