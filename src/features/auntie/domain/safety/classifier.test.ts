import { describe, expect, it } from 'vitest'

import { trainClassifier, parseExamples } from './classifier'

const few = [
  ...parseExamples(
    'violence',
    `he locks me in at night and keeps the key
he locks the door at night and keeps my key
he keeps me in and locks the door with my key`,
  ),
  ...parseExamples(
    'chest-pain',
    `a crushing pressure in my chest since this morning
there is a crushing weight on my chest this morning
my chest has a weight on it, a pressure since this morning`,
  ),
  ...parseExamples(
    null,
    `what helps me with sleep at night and in the morning
how do i sleep at night and what helps in the morning
what helps with sleep since this morning, and how`,
  ),
]

describe('the classifier', () => {
  it('finds what resembles one, and how surely a message is none', async () => {
    const classify = await trainClassifier(few)
    expect(classify('at night he keeps me in with my key').concern).toBe('violence')
    expect(classify('since this morning there is a pressure on my chest').concern).toBe('chest-pain')
    const { concern, harmless } = classify('how do i sleep, and what helps at night')
    expect(concern).toBeNull()
    expect(harmless).toBeGreaterThan(0.8)
  })

  it('knows words by their parts, misspelled or with another ending', async () => {
    const classify = await trainClassifier(few)
    expect(classify('crushin presure in my chest since this mornin').concern).toBe('chest-pain')
  })

  it('leaves alone what has next to no word in common with any', async () => {
    const classify = await trainClassifier(few)
    expect(classify('walrus')).toEqual({ concern: null, harmless: 0.5 })
    expect(classify('locked, walrus, tusks')).toEqual({ concern: null, harmless: 0.5 })
  })

  it('answers alike each time, whoever else had a turn meanwhile', async () => {
    const [one, other] = await Promise.all([
      trainClassifier(few),
      trainClassifier(few, () => new Promise((resolve) => setTimeout(resolve, 1))),
    ])
    expect(other('he keeps me in at night')).toEqual(one('he keeps me in at night'))
  })

  it.each(['', ' ', '.', '🙂', '…?!', 'ж'])('stands %j', async (message) => {
    const { harmless } = (await trainClassifier(few))(message)
    expect(harmless).toBeGreaterThan(0)
    expect(harmless).toBeLessThan(1)
  })

  it('stands having learned nothing', async () => {
    expect((await trainClassifier([]))('anything')).toEqual({ concern: null, harmless: 0.5 })
  })

  it('reads examples a line each, and no empty ones', () => {
    expect(parseExamples(null, '\n one \n\n two\n')).toEqual([
      { concern: null, message: 'one' },
      { concern: null, message: 'two' },
    ])
  })
})
