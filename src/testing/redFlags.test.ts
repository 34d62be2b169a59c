import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'

import { helpNowFlags, urgentFlags } from '@/features/assessments/site/view'
import { stageRedFlags } from '@/features/assessments/domain/stages'
import { getBuiltInClassifier } from '@/features/auntie/cms/classifierCache'
import { builtInLists, builtInRules } from '@/features/auntie/content/safetyRules'
import { compileRules, concerns, type Concern } from '@/features/auntie/domain/safety/findConcern'
import { createRecognizer } from '@/features/auntie/domain/safety/recognizer'
import { describeSign, isCrisis } from '@/features/auntie/domain/safety/safetyAnswer'
import { boundaryTexts } from '@/features/boundary-magic/content/boundaryTexts'
import { coachingTexts } from '@/features/coaching-community/content/coachingTexts'
import patternCards from '@/features/dashboard/content/patternCards.json'
import { parseModuleSource } from '@/features/education/content/moduleSource'
import sessions from '@/features/practice/content/practiceSessions.json'
import { practiceFlags } from '@/features/practice/domain/groups'
import { trackingFlags } from '@/features/symptoms/domain/diaryRedFlags'
import { sentencesOf } from '@/shared/lib/prose'
import { redFlagInWords, urgencies, urgencyNames, type Urgency } from '@/shared/lib/redFlags'
import { starterRedFlag, starterRedFlags } from '@/shared/lib/starterRedFlags'
import { RedFlagList } from '@/shared/ui/RedFlagList'

type Vignette = { urgency: Urgency | 'none'; flag: string; text: string }

const vignettes = readFileSync(path.join(import.meta.dirname, 'redFlagVignettes.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): Vignette => {
    const [urgency, flag, text] = line.split('\t') as [Vignette['urgency'], string, string]
    return { urgency, flag, text }
  })

/** What Auntie calls some entries of the list. */
const crisisOf: Record<string, Concern> = {
  'thoughts-of-suicide': 'self-harm',
  'afraid-at-home': 'violence',
  'thoughts-of-harming-someone': 'harm-to-others',
}
/** Emergencies that she answers alike, whichever it is. */
const alike = new Set(['other-emergency', 'chest-pain', 'stroke'])
/** What nobody is stopped for in a chat, as it stands in letters without danger: the library answers with the list. */
const leftToTheLibrary = new Set([
  'cannot-function',
  'blisters-after-a-product',
  'sex-without-protection',
  'pregnant-with-coil',
  'bleeding-on-testosterone',
  'low-for-two-weeks',
  'drinking-to-cope',
  'hair-loss',
])

const recognize = createRecognizer(compileRules(builtInRules, builtInLists), getBuiltInClassifier())
const urgencyOf = (concern: Concern): Urgency => (isCrisis(concern) ? 'now' : starterRedFlag(concern).urgency)

describe('two hundred people', () => {
  it('are as many, and of every urgency', () => {
    expect(vignettes.length).toBeGreaterThanOrEqual(200)
    expect(new Set(vignettes.map(({ urgency }) => urgency))).toEqual(new Set([...urgencies, 'none']))
    expect(new Set(vignettes.map(({ text }) => text)).size).toBe(vignettes.length)
  })

  it.each(vignettes)('$text', ({ urgency, flag, text }) => {
    const judged = recognize(text)
    if (urgency === 'none') return expect(judged?.certainty).not.toBe('sure')
    expect(starterRedFlag(flag).urgency).toBe(urgency)
    const markup = renderToStaticMarkup(createElement(RedFlagList, { flags: [starterRedFlag(flag)] }))
    expect(markup).toContain(`${urgencyNames[urgency]}:`)
    if (urgency === 'visit' || leftToTheLibrary.has(flag)) return expect(judged?.certainty).not.toBe('sure')
    // What she is not sure of gets its lines below the answer, of the same urgency.
    expect(judged && urgencyOf(judged.concern)).toBe(urgency)
    if (!alike.has(judged!.concern)) expect(judged!.concern).toBe(crisisOf[flag] ?? flag)
  })

  it('are stopped for at least nine times in ten by Auntie, where she knows the sign', () => {
    const known = vignettes.filter(
      ({ urgency, flag }) => !['none', 'visit'].includes(urgency) && !leftToTheLibrary.has(flag),
    )
    const stopped = known.filter(({ text }) => recognize(text)?.certainty === 'sure')
    expect(stopped.length / known.length).toBeGreaterThanOrEqual(0.9)
  })
})

describe('the list', () => {
  it('names each entry once, says what to do, and repeats no sign', () => {
    for (const of of [({ key }) => key, ({ sign }) => sign] as ((flag: { key: string; sign: string }) => string)[])
      expect(new Set(starterRedFlags.map(of)).size).toBe(starterRedFlags.length)
    for (const { urgency, action, sign } of starterRedFlags) {
      expect(urgencies).toContain(urgency)
      expect([sign, action].map((text) => text.at(-1))).toEqual(['.', '.'])
    }
  })

  it('has a source for each entry, among the references that exist', () => {
    const file = path.resolve('src/features/education/content/references.json')
    const known = new Set((JSON.parse(readFileSync(file, 'utf8')) as { id: string }[]).map(({ id }) => id))
    expect(starterRedFlags.flatMap(({ references }) => references).filter((key) => !known.has(key))).toEqual([])
    expect(starterRedFlags.filter(({ references }) => references.length === 0).map(({ key }) => key)).toEqual([])
  })

  it('says in Auntie’s words the same urgency as in its own', () => {
    const said: Record<Urgency, RegExp> = { now: /\bnow\b/, today: /\btoday\b/, week: /\bthis week\b/, visit: /visit/ }
    for (const flag of starterRedFlags) expect(flag.answer || describeSign(flag)).toMatch(said[flag.urgency])
    for (const flag of starterRedFlags) expect(redFlagInWords(flag)).toContain(urgencyNames[flag.urgency])
  })

  it('calls a pad soaked every hour today in each answer; an emergency is what comes with it', () => {
    const sentences = starterRedFlags.flatMap(({ answer = '' }) => sentencesOf(answer))
    expect(starterRedFlag('soaking-pads').urgency).toBe('today')
    expect(
      sentences.filter((sentence) => /every hour.*\{emergency\}|very heavy, call \{emergency\}/.test(sentence)),
    ).toEqual([])
    expect(sentences.filter((sentence) => /every hour.*today/.test(sentence))).toHaveLength(2)
  })
})

it('lets the lines be called by a tap', () => {
  const keys = ['thoughts-of-suicide', 'afraid-at-home']
  const markup = renderToStaticMarkup(createElement(RedFlagList, { flags: keys.map(starterRedFlag) }))
  const numbers = [...markup.matchAll(/href="tel:([^"]+)"/g)].map(([, number]) => number)
  expect(numbers).toEqual(['988', '116123', '+18007997233', '08082000247'])
})

describe('every place that warns', () => {
  const folder = path.resolve('src/features/education/content/modules')
  const modules = readdirSync(folder).map((file) =>
    parseModuleSource(file, readFileSync(path.join(folder, file), 'utf8')),
  )
  it.each([
    ['modules', modules.flatMap(({ redFlags }) => redFlags)],
    ['the pattern cards', patternCards.flatMap(({ redFlags }) => redFlags)],
    ['the diary and the page for a doctor', trackingFlags],
    ['the universal assessment', [...helpNowFlags, ...stageRedFlags]],
    ['the lipedema assessment', urgentFlags],
    ['the practice page', Object.values(practiceFlags).flat()],
    ['Auntie', concerns.filter((concern) => !isCrisis(concern))],
  ])('%s: names only what the list has', (_, keys) => {
    expect(keys.length).toBeGreaterThan(0)
    expect(keys.filter((key) => !starterRedFlags.some((flag) => flag.key === key))).toEqual([])
  })

  it('says as soon as the list does where a page or a session warns in words of its own', () => {
    const said = [
      [
        coachingTexts.warning,
        /thoughts of harming yourself, chest pain, bleeding so heavy that you feel faint:.*emergency number/i,
      ],
      [boundaryTexts.warning, /threats.*In danger, the emergency services/],
      [
        sessions.map(({ safetyNote }) => safetyNote).join(' '),
        /Chest pain, collapse or breathlessness.*emergency services/,
      ],
      [sessions.map(({ safetyNote }) => safetyNote).join(' '), /hot, red, swollen joint: be seen today/],
    ] as const
    for (const [text, words] of said) expect(text).toMatch(words)
    const now = ['thoughts-of-suicide', 'chest-pain', 'heavy-bleeding-faint', 'breathless', 'afraid-at-home']
    expect(now.map((key) => starterRedFlag(key).urgency)).toEqual(now.map(() => 'now'))
    expect(starterRedFlag('hot-joint').urgency).toBe('today')
  })

  it('has no copy of a sign of its own', () => {
    const own = starterRedFlags.map(({ sign }) => sign)
    const texts = modules.map(({ body }) => body)
    expect(own.filter((sign) => texts.some((text) => text.includes(sign)))).toEqual([])
  })
})
