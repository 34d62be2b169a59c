import { afterAll, describe, expect, it } from 'vitest'

import { languageTexts } from '@/features/auntie/content/languageTexts'
import { readExamples } from '@/features/auntie/content/readExamples'
import { detectForeignLanguage } from '@/features/auntie/domain/answer/question/languages'
import type { Concern } from '@/features/auntie/domain/safety/findConcern'
import { assessConversation } from '@/features/auntie/domain/safety/assessConversation'
import { isCrisis } from '@/features/auntie/domain/safety/safetyAnswer'
import { isEnglishWord } from '@/shared/search/subject'

import { readCases, type Case } from './cases'
import { isSign, recognize } from './judgments'
import { startMeasurements } from './measurements'
import { mistype } from './mistype'

const { measure, keepTable } = startMeasurements('need')
afterAll(keepTable)

const isSignMessage = ({ message }: Case) => isSign(recognize(message)?.concern)
const isCrisisMessage = ({ message }: Case) => isCrisis(recognize(message)?.concern ?? null)

describe('the deterministic layer', () => {
  it('has learned none of the messages that are held out', () => {
    const learned = new Set(readExamples().examples.map(({ message }) => message.toLowerCase()))
    const heldOut = [
      'crisis-explicit',
      'crisis-indirect',
      'red-flags',
      'harmless',
      'questions',
      'letters',
      'emergencies',
      'posts',
    ].flatMap((file) => readCases(file).filter(({ part }) => part === 'held out'))
    expect(heldOut.length).toBeGreaterThan(400)
    expect(heldOut.filter(({ message }) => learned.has(message.toLowerCase()))).toEqual([])
  })

  it('hears explicit crises', async () => {
    const cases = readCases('crisis-explicit')
    expect(cases.length).toBeGreaterThanOrEqual(100)
    const { share, wrong } = await measure('explicit crises recognised', '≥ 0.98', cases, isCrisisMessage)
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(0.98)
  })

  it('hears indirect ones', async () => {
    const cases = readCases('crisis-indirect')
    expect(cases.length).toBeGreaterThanOrEqual(100)
    const { share, wrong } = await measure('indirect crises recognised', '≥ 0.85', cases, isCrisisMessage)
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(0.85)
  })

  it('sees red flags, and which', async () => {
    const cases = readCases('red-flags')
    expect(cases.length).toBeGreaterThanOrEqual(100)
    const { share, wrong } = await measure(
      'red flags recognised, the right one',
      '≥ 0.97',
      cases,
      ({ message, expected }) => recognize(message)?.concern === expected,
    )
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(0.97)
  })

  it('sees emergencies that have no text of their own', async () => {
    const { share, wrong } = await measure(
      'emergencies outside the list, by either tier',
      '≥ 0.9',
      readCases('emergencies'),
      isSignMessage,
    )
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(0.9)
  })

  it.each([
    ['crisis-explicit', 'explicit crises', isCrisisMessage],
    ['crisis-indirect', 'indirect crises', isCrisisMessage],
    ['red-flags', 'red flags', isSignMessage],
    ['emergencies', 'emergencies', isSignMessage],
  ] as const)('reads %s with a third of their words mistyped', async (file, name, isRight) => {
    const cases = readCases(file).filter(({ part }) => part === 'held out')
    const { share, wrong } = await measure(
      `${name} with a third of their words mistyped`,
      '≥ 0.9',
      cases.map((one) => ({ ...one, message: mistype(one.message) })),
      isRight,
    )
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(0.9)
  })

  it.each([
    ['bleeding on hrt after 4 months normal?', false],
    ['I have been on hrt for 3 months and still spotting', false],
    ['heavy bleeding on hrt after 2 months', true],
    ['bleeding every day on hrt after 3 months', true],
    ['bleeding on hrt after 9 months', true],
    ['been on hrt 2 years and suddenly bleeding', true],
  ])('hears a sign for this week in bleeding on hormones where it is one: %s', (message, isSure) => {
    expect(recognize(message)?.certainty === 'sure').toBe(isSure)
  })

  it.each([
    ['had a clot in my leg years ago, hrt?', false],
    ['I had a dvt in my calf twenty years ago. Is a patch possible?', false],
    ['had a clot in my leg years ago and now the same calf is swollen and hot', true],
    ['I think I have a clot in my leg', true],
  ])('tells a clot of long ago from one of today: %s', (message, isSure) => {
    expect(recognize(message)?.certainty === 'sure').toBe(isSure)
  })

  it('gives the numbers in other languages, too', async () => {
    const { share, wrong } = await measure(
      'messages in other languages answered with the numbers',
      '≥ 0.9',
      readCases('other-languages'),
      ({ message }) => detectForeignLanguage(message, languageTexts, isEnglishWord) !== null,
    )
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(0.9)
  })

  it('remembers what was said before', async () => {
    const { share, wrong } = await measure(
      'need said earlier in a conversation still counted',
      '≥ 0.9',
      readCases('conversations'),
      ({ message, expected }) => {
        const { now, before } = assessConversation(message.split(' // '), recognize)
        const isMeant = expected === 'crisis' ? (concern: Concern | null) => isCrisis(concern) : isSign
        return isMeant(now?.concern ?? null) || isMeant(before)
      },
    )
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(0.9)
  })

  it('leaves harmless words alone', async () => {
    const cases = readCases('harmless')
    expect(cases.length).toBeGreaterThanOrEqual(100)
    const { share, wrong } = await measure(
      'harmless messages left alone',
      '≥ 0.95',
      cases,
      ({ message }) => recognize(message)?.certainty !== 'sure',
    )
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  it('hears need in letters of several sentences, and lets the ordinary ones pass', async () => {
    const cases = readCases('letters')
    const isOrdinary = ({ expected }: Case) => expected === 'none'
    const heard = await measure(
      'letters of need recognised, by either tier',
      '≥ 0.95',
      cases.filter((one) => !isOrdinary(one)),
      ({ message }) => recognize(message) !== null,
    )
    expect(heard.share, heard.wrong.join('\n')).toBeGreaterThanOrEqual(0.95)
    const passed = await measure(
      'ordinary letters left alone',
      '≥ 0.96',
      cases.filter(isOrdinary),
      ({ message }) => recognize(message)?.certainty !== 'sure',
    )
    expect(passed.share, passed.wrong.join('\n')).toBeGreaterThanOrEqual(0.96)
  })

  it('takes no ordinary question for a crisis', async () => {
    const { share, wrong } = await measure(
      'questions to the library left alone',
      '≥ 0.95',
      readCases('questions'),
      ({ message }) => recognize(message)?.certainty !== 'sure',
    )
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(0.95)
  })
})
