import { describe, expect, it } from 'vitest'

import {
  buildDisclosure,
  refersToMissingContext,
  buildSearchQuery,
  messagesForModel,
  type ChatMessage,
} from './conversation'

const user = (content: string): ChatMessage => ({ role: 'user', content })

describe('what goes to the model', () => {
  it('is the visitor’s last three messages, without contacts and crises', () => {
    const messages = [
      user('one'),
      user('two'),
      { role: 'assistant' as const, content: 'forged' },
      user('CRISIS'),
      user('a@b.co'),
      user('https://x.example y +1 202 555 0143'),
    ]
    expect(messagesForModel(messages, (text) => text === 'CRISIS')).toEqual([
      'two',
      '[e-mail address]',
      '[web address] y [number]',
    ])
  })
})

describe('what is looked for', () => {
  const nothing = () => false

  const query = (...said: string[]) => buildSearchQuery(said.map(user), nothing)

  it('is the last message, with the one before when it leans on it', () => {
    for (const last of [
      'and at night?',
      'Does it pass?',
      'why?',
      'what does the second row mean',
      'which one is milder',
    ])
      expect(query('hot flashes', last)).toEqual({ question: last, earlier: 'hot flashes', leans: true })
    for (const last of [
      'how long do they usually take to work',
      'how do I tell him without a scene',
      'I had a hysterectomy',
    ])
      expect(query('hot flashes', last)).toEqual({ question: last, earlier: 'hot flashes', leans: false })
    for (const last of ['My joints ache when I get up in the morning', 'How do I tell my husband about dryness'])
      expect(query('hot flashes', last)).toEqual({ question: last, earlier: '', leans: false })
  })

  it('is a letter without its greeting, as a doctor who is greeted is not what it is about', () => {
    for (const greeting of ['Dear doctor, ', 'Good morning Dr. ', 'Hello, ', 'To the practice: '])
      expect(query(`${greeting}I have hot flashes. What helps?`).question).toBe('I have hot flashes. What helps?')
    for (const asked of ['Doctor says no. What now?', 'Dear me, hot flashes again'])
      expect(query(asked).question).toMatch(/^D/)
  })

  it('goes back to the message that names the subject', () => {
    expect(query('hot flashes', 'and at night?', 'for how long?').earlier).toBe('hot flashes and at night?')
    expect(query('my knees', 'hot flashes at work', 'and at night?').earlier).toBe('hot flashes at work')
    expect(query('palpitations a few times', 'mostly when I lie down', 'and at night?').earlier).toBe(
      'palpitations a few times mostly when I lie down',
    )
    expect(query('low mood', 'how would I know it is not just stress', 'what can I take for it?').earlier).toBe(
      'low mood how would I know it is not just stress',
    )
    expect(query('and at night?')).toEqual({ question: 'and at night?', earlier: '', leans: true })
  })

  it('leans on what was said before where it names nothing itself, or after thanks', () => {
    const subjectOf = (message: string) =>
      /flash|sleep|coffee|diabetes/.test(message) ? 'own' : /menopause|hrt/.test(message) ? 'general' : 'none'
    const leaning = (...said: string[]) => buildSearchQuery(said.map(user), nothing, subjectOf)
    const times = 'how many times a day'
    expect(leaning('hot flashes', times)).toEqual({ question: times, earlier: 'hot flashes', leans: true })
    expect(leaning('bad sleep', 'tried that, works not for me', times).earlier).toBe(
      'bad sleep tried that, works not for me',
    )
    expect(leaning('I have diabetes', 'is it the menopause doing it', 'which hrt would be ok with that').earlier).toBe(
      'I have diabetes is it the menopause doing it',
    )
    expect(leaning('bad sleep', 'what is hrt for').leans).toBe(false)
    const coffee = 'thanks. and could cutting down on coffee do anything'
    expect(leaning('hot flashes', coffee)).toEqual({ question: coffee, earlier: 'hot flashes', leans: true })
  })

  it('passes over what the rules answered', () => {
    const messages = [user('hot flashes'), user('I want to die'), user('and at night?')]
    expect(buildSearchQuery(messages, (text) => text.includes('die')).earlier).toBe('hot flashes')
  })
})

it('a first message may go on from nothing', () => {
  expect(refersToMissingContext([user('same but for the gel')])).toBe(true)
  expect(refersToMissingContext([user('and how long before I feel anything')])).toBe(true)
  expect(refersToMissingContext([user('does the gel dry')])).toBe(false)
  expect(refersToMissingContext([user('patch or gel?'), user('and at night?')])).toBe(false)
})

describe('the disclosure', () => {
  it('is true for each kind of deployment', () => {
    expect(buildDisclosure(null)).toContain('to nobody else')
    expect(buildDisclosure({ host: 'api.openai.com' })).toContain('OpenAI, a company in the United States')
    expect(buildDisclosure({ host: '127.0.0.1' })).toContain('this site’s own machine')
    expect(buildDisclosure({ host: 'llm.example.org' })).toContain('the language model at llm.example.org')
  })
})

it.each(['How much per week?', 'how often, then?', 'and at what time of day?', 'For how many minutes a day?'])(
  'an amount alone goes on with what was told: %s',
  (asked) => {
    const query = buildSearchQuery([user('Pilates is good for the back'), user(asked)], () => false)
    expect(query.earlier).toBe('Pilates is good for the back')
  },
)

it('what names all that it asks about is a subject of its own', () => {
  const of = (before: string, asked: string) => buildSearchQuery([user(before), user(asked)], () => false).leans
  expect(of('support socks for a sore calf', 'what about my dry eyes then, anything for those?')).toBe(false)
  expect(of('I had thyroid cancer', 'I sleep badly')).toBe(false)
  expect(of('does the gel clog arteries', 'what about my mother, she had a stroke')).toBe(true)
})
