import { describe, expect, it } from 'vitest'

import { openWarmly } from './openWarmly'

const opening = (message: string, isWorrying = false, saidBefore = '') => {
  const { response } = openWarmly({ response: 'What was read.' }, message, isWorrying, saidBefore)
  return response === 'What was read.' ? null : response.split('\n\n')[0]
}

describe('a letter that tells of more than it asks', () => {
  it.each([
    ['My dad died in January and since then I wake at four. What helps?', 'I’m so sorry about your dad.'],
    [
      'We buried our gran on Saturday and my sweats came in the chapel. What can I wear?',
      'I’m so sorry about your gran.',
    ],
    [
      'Mum passed away last spring. Is it usual that my periods went haywire since then?',
      'I’m so sorry about your mum.',
    ],
    [
      'Just home from my brother’s funeral and I can’t sleep a wink. Is valerian any good?',
      'I’m so sorry about your brother.',
    ],
    [
      'Our old labrador had to be put down and I cry all day. Is it hormones as well?',
      'I’m so sorry about your labrador.',
    ],
    [
      'I lost my husband two years ago and dating scares me. Where does one begin with dryness?',
      'I’m so sorry about your husband.',
    ],
    [
      'My sister has breast cancer and goes through menopause at once. What can she take?',
      'I’m sorry to read that about your sister.',
    ],
    [
      'I had three miscarriages and now it is menopause. Why does it sting so much again?',
      'I’m so sorry. That’s a real loss, however long ago.',
    ],
    [
      'We are getting married in July and I sweat like a horse. What fabric is coolest?',
      'Congratulations, and I hope the day is all you want it to be.',
    ],
    [
      'I’m four years sober and everybody offers me wine to sleep. What else is there for nights?',
      'Well done, love. That took some doing, every day of it.',
    ],
    [
      'Thank you for being here at this hour, it helps. Now, is it better to get up or lie still?',
      'Thank you, that’s kind to read.',
    ],
  ])('is met with a kind word first: “%s”', (message, said) => expect(opening(message)).toBe(said))

  it.each([
    'I nearly died laughing at my sister’s face. What helps with hot flushes at work?',
    'I lost my dad’s phone number and my keys, all in one morning. What helps brain fog?',
    'My mum had her menopause at 51 and sailed through. Will mine be the same as hers?',
    'My husband passed me the fan again without a word. What helps with sweats at night?',
    'What does hormone therapy do to the heart of a woman of sixty who never took it before?',
    'My dog eats better than I do these days. What should be on my own plate at 52?',
    'Dad died. Sleep?',
  ])('is answered at once where it only sounds so, or is short: “%s”', (message) => expect(opening(message)).toBeNull())

  it('is not congratulated where something gives reason to worry, and consoled all the same', () => {
    expect(
      opening('We are getting married in July and I can’t see the point of anything. Is it hormones?', true),
    ).toBeNull()
    expect(opening('My dad died in January and I can’t see the point of much. Is it hormones?', true)).toMatch(/sorry/)
  })
})

describe('what is felt beside a question, in few words', () => {
  it.each([
    'i’m so fed up with these sweats what actually works',
    'sick of this. is there anything for the itching',
    'at my wits end but ok, how long do flushes go on',
    'feel like a fraud at work, is brain fog real',
    'exausted and cant think straight, is it low iron',
    'so tired of waking at 3, does magnesium do anything',
    'knackered tbh. will hrt give me energy',
    'i’m a bit embarassed, but is leaking when i run normal',
    'too ashamed to ask my gp about sex that hurts, what is there',
    'cried all morning over nothing, is that peri',
    'I feel really low and my joints ache, is it hormones',
    'snapped at the kids again and feel awful, can the patch help mood',
    'im scared of taking hormones, how risky are they',
    'think I’m losing my mind, can’t find words, is it dementia',
    'my husband left me and now the flushes, does stress make them worse',
    'got made redundant in March and can’t sleep since, what helps',
    'i feel like a terrible mum, why am I so angry',
    'my dad died. what helps sleep',
    'the heat is driving me mad, which fan is best',
    'I’m going to be a gran in May! will my knees hold out, what can I do for them',
    'feel like me again on the gel, how long can I stay on it',
  ])('has a kind word first: “%s”', (message) => expect(opening(message)).not.toBeNull())

  it.each([
    'does hrt help with exhaustion',
    'why am i so tired on progesterone',
    'what can I do about low mood in perimenopause',
    'I’m not scared of it, but is HRT safe at 60',
    'my husband is fed up with my snoring, what helps',
    'is feeling like a fraud common in menopause',
    'how do I tell my boss about brain fog',
    'do night sweats make you tired the next day',
    'never been ashamed of my age. does collagen do anything',
    'can crying help',
    'My girlfriend’s periods stopped and mine are going mad. What can I read?',
    'what is the best fan for bed',
    'does the gel make you feel like a new woman',
  ])('is answered at once where nothing is told: “%s”', (message) => expect(opening(message)).toBeNull())

  it('varies, never stands before worry, and says nothing twice', () => {
    const weary = [
      'sick of this itch, what helps it',
      'so fed up with sweating, what helps',
      'knackered and hot, what now then',
      'worn out by it, what can I take',
      'over it all now, does this end',
      'shattered every day, is it iron',
    ]
    expect(new Set(weary.map((message) => opening(message))).size).toBeGreaterThan(2)
    const [first] = weary
    expect(opening(first!, true)).toBeNull()
    expect(opening(first!, false, opening(first!)!)).toBeNull()
  })
})
