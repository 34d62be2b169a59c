import { expect, it } from 'vitest'

import { withoutExplained } from './isExplained'
import { sentencesOf } from './messageParts'
import { normalizeMessage } from './normalizeMessage'

const rest = (message: string) => withoutExplained(sentencesOf(normalizeMessage(message)))

it.each([
  ['Had chest pains in 2019, turned out to be gallstones. Can I take HRT?', ['can i take hrt']],
  ['Six years ago one leg swelled up, it was a cyst behind the knee. Which socks?', ['which socks']],
  ['My face drooped in 2011, they were diagnosed as Bell’s. Any cream for dry skin?', ['any cream for dry skin']],
  ['years ago I had palpitations, checked out, all clear. Is coffee fine?', ['is coffee fine']],
  ['a breast lump in 2016, benign. Does soy matter?', ['does soy matter']],
])('leaves out what “%s” says was explained', (message, left) => expect(rest(message)).toEqual(left))

it.each([
  'Had chest pains in 2019, turned out to be gallstones. They are back again.',
  'Had chest pains in 2019, turned out to be gallstones. Now my arm aches.',
  'Chest pains since 2019. Can I take HRT?',
  'It turned out to be nothing. Chest pain this morning.',
  'Years ago I had a clot. My leg is swollen today, it was fine.',
])('leaves “%s” as it is', (message) => expect(rest(message)).toBeNull())
