import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { cleanBeautyTexts } from '../content/cleanBeautyTexts'
import { CleanBeautyScreen } from './CleanBeautyScreen'

const names = ['aloudHeading', 'playAloud', 'pauseVoice', 'resumeVoice', 'stopVoice', 'noVoice'] as const
const aloud = Object.fromEntries(names.map((name) => [name, name])) as Record<(typeof names)[number], string>

const render = (appAddress: string | null) =>
  renderToStaticMarkup(
    <CleanBeautyScreen
      texts={cleanBeautyTexts}
      aloud={aloud}
      ingredients={[]}
      brands={[]}
      preview={false}
      appAddress={appAddress}
    />,
  )

it('every tab leads to the free app in a new tab, and can be read aloud', () => {
  const html = render('https://app.example/')
  expect(html.match(/<a href="https:\/\/app\.example\/" target="_blank" rel="noopener/g)).toHaveLength(3)
  expect(html.match(/playAloud/g)).toHaveLength(3)
})

it('no tab offers an app while the owner has set none', () => {
  expect(render(null)).not.toContain('ingredient-scanning app')
})
