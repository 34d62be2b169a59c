import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { ownKeyTexts } from '../../content/ownKeyTexts'
import { KeyTaskComplete, type KeyTask } from './KeyDialog'

const done = (task: KeyTask, kept: number) =>
  renderToStaticMarkup(<KeyTaskComplete texts={ownKeyTexts} task={task} moved={0} kept={kept} onClose={() => {}} />)

it('says of an empty diary that another sheet may be meant: one of a move that was broken off opens nothing', () => {
  expect(done('open', 0)).toContain('look for the newest of your sheets')
  expect(done('open', 3)).not.toContain('newest of your sheets')
  expect(done('create', 0)).not.toContain('newest of your sheets')
})
