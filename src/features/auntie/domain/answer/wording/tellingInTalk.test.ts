import { describe, expect, it } from 'vitest'

import { foundLibrary as library, foundPlace } from '@/testing/foundPlaces'

import type { FoundLibrary } from '../retrieval/foundLibrary'
import { listeningText } from './chatter'
import { carefulText } from './statementTexts'
import { addsTo, answerPlainer, answerTelling, tellsLittle } from './tellingInTalk'

/** A library of tablets for sweats, which says something to who drives, and of worries about work. */
const tablets = foundPlace('tablets', 'Gabapentin is one.', { terms: ['sweat', 'tablet'] })
const ofDriving = foundPlace('tablets', 'Do you drive? Say that, too.', { terms: ['driv', 'tablet'] })
const work = foundPlace('work', 'Ask for a fan.', { terms: ['driv'] })
const find = ({ question, earlier }: { question: string; earlier: string }): FoundLibrary => {
  const all = `${earlier} ${question}`
  const found = [
    ...(/driv|lorry|bus/.test(all) && /tablet/.test(all) ? [ofDriving] : []),
    ...(/tablet/.test(all) ? [tablets] : []),
    ...(/driv|lorry|bus/.test(all) ? [work] : []),
  ]
  return found.length > 0 ? library(...found) : { ...library(), distance: 1 }
}

describe('what is told in the middle of a conversation', () => {
  it.each([
    ['I drive a school bus', 'which tablets help with sweats', true],
    ['my job is driving a lorry', 'which tablets help with sweats', true],
    ['I keep hens', 'which tablets help with sweats', false],
    ['I drive a school bus', 'is yoga any good', false],
    ['good to know', 'which tablets help with sweats', false],
    ['I drive a school bus', '', false],
  ])('adds “%s” to “%s”: %s', (telling, subject, adds) => expect(addsTo(find, telling, subject)).toBe(adds))

  const answer = (telling: string, isWorrying = false) => answerTelling(telling, '', null, isWorrying, find).response

  it.each(['I keep hens and get up at five', 'my sister had all of this at 40', 'we live on the fourth floor'])(
    'is said back where nothing is read for it: %s',
    (telling) => expect(answer(telling)).toContain(`“${telling}”`),
  )

  it('sends who gets worse to a doctor, and listens to talk', () => {
    expect(answer('it’s worse since I began running, I limp')).toContain('worth telling a doctor')
    expect(answer('lovely weather here')).toBe(listeningText)
    expect(answer('wow')).toBe(listeningText)
  })

  it.each(['I’m so sad that it is final', 'honestly I feel so alone with it', 'I just want to cry, I’m worn out'])(
    'is met as what is felt: %s',
    (telling) => {
      expect(answer(telling)).not.toContain('“')
      expect(answer(telling)).not.toBe(listeningText)
      expect(answer(telling, true)).toBe(carefulText)
    },
  )
})

it.each([
  'simpler please',
  'can you say that in plain English',
  'that’s too long for me',
  'I don’t understand, shorter please',
  'explain like I’m five',
  'sorry, could you put it in normal words?',
])('keeps one sentence for who asks for plainer words: %s', (message) => {
  const read = 'Bones: “Bone loss has a busy season. It speeds up before the last period.” [1]'
  expect(answerPlainer(message, read)).toMatch(/I can’t put it in other words.*“Bone loss has a busy season\.”/)
  expect(answerPlainer(message, 'Hello to you.')).toBeNull()
})

it.each(['what helps dry skin', 'my husband doesn’t understand me', 'how long does it take'])(
  'hears no plainer words asked for: %s',
  (message) => expect(answerPlainer(message, '“Bone loss has a busy season, and it slows.”')).toBeNull(),
)

describe('what tells little', () => {
  it.each(['I am 50', 'not at night no', 'my nan had it but she was 84'])('“%s” does', (message) =>
    expect(tellsLittle(message)).toBe(true),
  )
  it.each([
    'would hrt sort it',
    'I have days when I think about quitting the tamoxifen',
    'and the joints in my fingers ache in the morning',
  ])('“%s” does not', (message) => expect(tellsLittle(message)).toBe(false))
})
