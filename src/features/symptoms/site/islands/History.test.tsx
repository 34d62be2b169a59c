import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { historyTexts } from '../../content/historyTexts'
import { MostFrequent } from './History'

it('draws a bar as long as its share of the entries, also of what was named most', () => {
  const ranking = [
    { name: 'Stress', entries: 13, tooLittle: false },
    { name: 'Alcohol', entries: 5, tooLittle: false },
  ]
  const html = renderToStaticMarkup(
    <MostFrequent texts={historyTexts} title="Triggers" few={['', '', '']} commonest={{ named: 26, ranking }} />,
  )
  expect([...html.matchAll(/h(\d+(?:\.\d+)?)"/g)].map(([, length]) => Math.round(Number(length)))).toEqual([50, 19])
})
