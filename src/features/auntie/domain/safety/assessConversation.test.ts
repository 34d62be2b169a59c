import { describe, expect, it } from 'vitest'

import { assessConversation } from './assessConversation'
import type { Recognizer } from './recognizer'

/** Sure of whoever names a pill or a chest, half sure of whoever is tired. */
const recognize: Recognizer = (message) =>
  /pills/.test(message)
    ? { concern: 'self-harm', certainty: 'sure' }
    : /chest|kill myself/.test(message)
      ? { concern: 'chest-pain', certainty: 'sure' }
      : /tired/.test(message)
        ? { concern: 'self-harm', certainty: 'possible' }
        : /wine/.test(message)
          ? { concern: 'violence', certainty: 'faint' }
          : null

describe('what a conversation gives reason to worry about', () => {
  it.each([
    [['I took all the pills', 'How long do they take to work?'], 'self-harm', 'self-harm'],
    [['A weight on my chest', 'no pain now, I walked a good long way with the dog'], 'chest-pain', 'chest-pain'],
    [['I took all the pills', 'ok', 'and then?'], 'self-harm', 'self-harm'],
    [['A crushing pain in my chest', 'might it be a flush?'], 'chest-pain', 'chest-pain'],
    [['A weight on my chest', 'should I take the patch off and see how it is on Monday?'], 'chest-pain', 'chest-pain'],
    [['A weight on my chest', 'My husband says I fuss. Is it really so urgent?'], 'chest-pain', 'chest-pain'],
    [['I took all the pills', 'I am so tired of everything, and of you asking me'], 'self-harm', 'self-harm'],
    [['I look at the pills', 'Which moisturizer helps with dry skin after fifty?'], null, 'self-harm'],
    [['I look at the pills', 'Which moisturizer helps with dry skin after fifty?', 'and at night?'], null, 'self-harm'],
    [['I took all the pills', 'Which moisturizer helps with dry skin after fifty?'], 'self-harm', 'self-harm'],
    [
      ['I took all the pills', 'the ambulance is here', 'Which moisturizer helps with dry skin after fifty?'],
      null,
      'self-harm',
    ],
    [['A weight on my chest', 'It went, and my sister comes for wine tonight.'], 'chest-pain', 'chest-pain'],
    [['I want to kill', 'myself'], 'chest-pain', null],
    [['What helps with hot flashes?', 'and at night?'], null, null],
  ] as const)('%j: %s now, %s before', (said, now, before) => {
    const heard = assessConversation(said, recognize)
    expect(heard.now?.concern ?? null).toBe(now)
    if (now) expect(heard.now!.certainty).toBe('sure')
    expect(heard.before).toBe(before)
  })

  it('answers what goes on with an illness as the illness, and says beside it what may be despair', () => {
    expect(assessConversation(['A weight on my chest', 'I am tired of it, nothing really'], recognize)).toEqual({
      now: { concern: 'chest-pain', certainty: 'sure' },
      before: 'chest-pain',
      toldBefore: 'A weight on my chest',
      beside: { concern: 'self-harm', certainty: 'possible' },
    })
    const sayingMore = 'My sister comes on Thursday with all her children and I am so tired of everything in this house'
    expect(assessConversation(['A weight on my chest', sayingMore], recognize).now?.concern).toBe('self-harm')
  })

  it('forgets what was taken back, and nothing else', () => {
    const taken = 'That was in 1996, when I was 22. I am well and happy now.'
    expect(assessConversation(['I took all the pills', taken], recognize)).toEqual({ now: null, before: null })
    expect(
      assessConversation(['I took all the pills', taken, 'Does menopause affect mood?'], recognize).before,
    ).toBeNull()
    expect(assessConversation(['A weight on my chest', 'I took all the pills', taken], recognize).before).toBe(
      'chest-pain',
    )
  })

  it('hears what was put right, and loses no alarm by it', () => {
    const said = ['A weight on my bed', 'sorry, my chest not my bed', 'What helps with dry skin after fifty?']
    const put = ['A weight on my chest', 'sorry, not my bed', 'What helps with dry skin after fifty?']
    expect(assessConversation(said, recognize, put).before).toBe('chest-pain')
    expect(assessConversation(put, recognize, said.toSpliced(1, 1, put[1]!)).before).toBe('chest-pain')
  })

  it('remembers what two messages said together', () => {
    const said = ['I want to kill', 'myself', 'Which moisturizer helps with dry skin after fifty?']
    expect(assessConversation(said, recognize)).toEqual({ now: null, before: 'chest-pain', toldBefore: 'myself' })
  })

  it('leaves a single message as sure as it was judged', () => {
    expect(assessConversation(['I am tired'], recognize).now).toEqual({ concern: 'self-harm', certainty: 'possible' })
    expect(assessConversation([''], recognize)).toEqual({ now: null, before: null })
  })
})

describe('what only resembles something', () => {
  const likeness = (concern: 'self-harm' | 'leg-swelling') =>
    ((message) =>
      /chest/.test(message)
        ? { concern: 'chest-pain', certainty: 'sure' }
        : /typing|rung|other one/.test(message)
          ? { concern, certainty: 'sure', isLikeness: true }
          : null) satisfies Recognizer

  it('is nothing where she says how she types, or only which', () => {
    for (const message of ['typing in the dark, don’t want to wake himself', 'and the other one?'])
      expect(assessConversation(['the patch or the gel?', message], likeness('leg-swelling'))).toEqual({
        now: null,
        before: null,
      })
  })

  it('is no despair where she shies away from an illness, which is answered again and remembered', () => {
    const said = ['A weight on my chest', 'I’m scared so I haven’t rung anyone']
    expect(assessConversation(said, likeness('self-harm'))).toEqual({
      now: { concern: 'chest-pain', certainty: 'sure' },
      before: 'chest-pain',
      toldBefore: said[0],
      beside: { concern: 'self-harm', certainty: 'possible' },
    })
    expect(
      assessConversation([...said, 'What can you say about patches for the skin?'], likeness('self-harm')),
    ).toEqual({
      now: null,
      before: 'chest-pain',
      toldBefore: said[0],
    })
  })

  it('answers the illness where what is asked of it resembles something else', () => {
    const alike: Recognizer = (message) =>
      /neck/.test(message)
        ? { concern: 'sudden-headache', certainty: 'sure' }
        : /paracetamol/.test(message)
          ? { concern: 'self-harm', certainty: 'sure', isLikeness: true }
          : null
    expect(
      assessConversation(['A stiff neck', 'I was on a long drive', 'will paracetamol do'], alike).now?.concern,
    ).toBe('sudden-headache')
  })

  it('answers the illness where she asks what to do or say about it', () => {
    for (const asked of ['what should I tell her', 'is there anything I can put on it for the ache'])
      expect(assessConversation(['A weight on her chest', asked], likeness('self-harm')).now?.concern).toBe(
        'chest-pain',
      )
    expect(
      assessConversation(['A weight on her chest', 'what should I do about dry hair'], likeness('self-harm')).now,
    ).toBeNull()
  })
})

describe('what is told of before', () => {
  const recognize: Recognizer = (message) =>
    /throat/.test(message)
      ? { concern: 'strangulation', certainty: 'sure' }
      : /lump/.test(message)
        ? { concern: 'breast-lump', certainty: 'sure' }
        : /said sorry/.test(message)
          ? { concern: 'violence', certainty: 'sure', isLikeness: true }
          : /gland/.test(message)
            ? { concern: 'breast-lump', certainty: 'sure', isLikeness: true }
            : null

  it('stays the crisis that it was, whatever a later message resembles', () => {
    const said = ['He had me by the throat', 'he said sorry', 'How do I sleep longer than until four?']
    expect(assessConversation(said, recognize).before).toBe('strangulation')
  })

  it('is taken back by words that resemble it', () => {
    const taken = 'oh that is my friend, it was a swollen gland, already biopsied and fine'
    expect(assessConversation(['she has a lump', taken], recognize)).toEqual({ now: null, before: null })
    expect(assessConversation(['she has a lump', taken, 'How do I sleep longer than until four?'], recognize)).toEqual({
      now: null,
      before: null,
    })
  })
})

it('judges what only puts a word right as what it makes of what was said', () => {
  const alike: Recognizer = (message) =>
    /sorry/.test(message) ? { concern: 'self-harm', certainty: 'possible', isLikeness: true } : null
  const said = ['where does the gel go', 'sorry, patch I mean']
  expect(assessConversation(said, alike, ['where does the patch go', 'where does the patch go']).now).toBeNull()
  expect(assessConversation(said, alike).now?.certainty).toBe('possible')
})

it('takes whom she asks for as nothing that is the matter', () => {
  const joined: Recognizer = (message) =>
    /friend.*stroke/.test(message)
      ? { concern: 'stroke', certainty: 'sure' }
      : /friend/.test(message)
        ? { concern: 'self-harm', certainty: 'sure', isLikeness: true }
        : null
  expect(assessConversation(['it’s for my friend I am asking', 'she had a stroke'], joined)).toEqual({
    now: null,
    before: null,
  })
})

it('takes no likeness for a sign where nothing is told but that it is not there', () => {
  const alike: Recognizer = (message) =>
    /walked/.test(message) ? { concern: 'other-emergency', certainty: 'possible', isLikeness: true } : null
  expect(assessConversation(['no pain now, I walked far'], alike).now).toBeNull()
  expect(assessConversation(['no pain now but I walked far'], alike).now?.certainty).toBe('possible')
})

it('answers what strains an illness with the illness, whatever cause she found for it herself', () => {
  const said = [
    'A weight on my chest',
    'My sister is away this week with all of her children',
    'Is the gym good for me?',
  ]
  expect(assessConversation(said, recognize).now?.concern).toBe('chest-pain')
  expect(assessConversation(said.with(1, 'I pulled something, it is a muscle'), recognize).now?.concern).toBe(
    'chest-pain',
  )
})

it('hears nothing in a remark where all was calm before, and hears it where it was not', () => {
  const likeness: Recognizer = (message) =>
    /pills/.test(message)
      ? { concern: 'self-harm', certainty: 'sure' }
      : /was just saying|sorry, propranolol|reason/.test(message)
        ? { concern: 'self-harm', certainty: 'sure', isLikeness: true }
        : null
  for (const remark of ['no, I was just saying', 'not Prozac, sorry, propranolol', 'any reason I shouldn’t?']) {
    expect(assessConversation(['Can magnesium help sleep?', remark], likeness)).toEqual({ now: null, before: null })
    expect(assessConversation(['I look at the pills', remark], likeness).now?.concern).toBe('self-harm')
    expect(assessConversation([remark], likeness).now?.concern).toBe('self-harm')
  }
})

describe('what a reply only resembles', () => {
  const alike: Recognizer = (message) =>
    /numb|bleeding/.test(message) && !/actually/.test(message)
      ? { concern: 'stroke', certainty: 'sure' }
      : /shoved|end it all/.test(message)
        ? { concern: /shoved/.test(message) ? 'violence' : 'self-harm', certainty: 'sure' }
        : /ago|actually|quit|magnesium/.test(message)
          ? { concern: 'self-harm', certainty: 'sure', isLikeness: true }
          : null

  it('is nothing where it says when an illness was, or whose it is: the illness is answered again', () => {
    for (const reply of ['about an hour ago', 'it’s my mother that’s bleeding actually, not me'])
      expect(assessConversation(['My hand is numb', reply], alike).now?.concern).toBe('stroke')
    const later = ['My hand is numb', 'about an hour ago', 'which vitamins are good for thin hair']
    expect(assessConversation(later, alike)).toMatchObject({ now: null, before: 'stroke' })
  })

  it('is nothing where it asks what comes after a medicine, and heard where nothing was named', () => {
    expect(assessConversation(['how long does sertraline take', 'and if I just quit?'], alike).now).toBeNull()
    expect(assessConversation(['how long does it take', 'and if I just quit?'], alike).now?.concern).toBe('self-harm')
  })

  it('has the lines once where an end is said to be of something else', () => {
    const said = ['I want to end it all', 'no sorry, I mean my job']
    expect(assessConversation(said, alike)).toEqual({
      now: { concern: 'self-harm', certainty: 'possible' },
      before: null,
    })
    expect(assessConversation([...said, 'can I ask for other hours at my work?'], alike)).toEqual({
      now: null,
      before: null,
    })
  })
})

it('answers what is asked of remedies after a violence, which is said again', () => {
  const hit: Recognizer = (message) => (/hit|slap/.test(message) ? { concern: 'violence', certainty: 'sure' } : null)
  expect(assessConversation(['he slapped me', 'what about vitamin B6?'], hit)).toMatchObject({
    now: null,
    before: 'violence',
  })
  for (const asked of ['and then?', 'what about him?'])
    expect(assessConversation(['he slapped me', asked], hit).now?.concern).toBe('violence')
})

it('stays with a violence where she tells of him what resembles despair, and hears her own', () => {
  const alike: Recognizer = (message) =>
    /hit/.test(message)
      ? { concern: 'violence', certainty: 'sure' }
      : /gone|point/.test(message)
        ? { concern: 'self-harm', certainty: 'possible', isLikeness: true }
        : null
  expect(assessConversation(['he hit me', 'he’s gone to work now'], alike).now?.concern).toBe('violence')
  expect(assessConversation(['he hit me', 'I see no point'], alike).now?.concern).toBe('self-harm')
})

it('remembers the gravest of two signs, and says both back', () => {
  const signs: Recognizer = (message) =>
    /chest/.test(message)
      ? { concern: 'chest-pain', certainty: 'sure' }
      : /lump/.test(message)
        ? { concern: 'breast-lump', certainty: 'sure' }
        : null
  const said = ['A weight on my chest', 'and a lump in my breast', 'What helps with dry skin after fifty?']
  expect(assessConversation(said, signs)).toEqual({
    now: null,
    before: 'chest-pain',
    toldBefore: said[0],
    toldBeside: said[1],
  })
  expect(assessConversation(said.with(2, 'Which vitamins are good for the heart?'), signs)).toMatchObject({
    now: { concern: 'chest-pain' },
    toldBefore: said[0],
  })
})
