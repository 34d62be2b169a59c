import { existsSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { readAskedAs, readAskedFor, readAskedOfSite } from './askedAs'
import { LibraryIndex } from './libraryIndex'
import { slipsIn } from './librarySearches'
import type { Passage } from './passage'

const passage = (slug: string, title: string, heading: string, body: string): Passage => ({
  slug,
  title,
  description: '',
  summary: 'A key insight that says little.',
  anchor: heading.toLowerCase(),
  heading,
  body,
})

const library = [
  passage('sleep', 'Sleep Repair', '', 'It is three in the morning and you are awake.'),
  passage('sleep', 'Sleep Repair', 'Restless legs', 'Legs that twitch at night are worth a check of your iron.'),
  passage('joints', 'Aching Joints', 'Frozen shoulder', 'A frozen shoulder thaws by itself, over a year or more.'),
  passage('joints', 'Aching Joints', 'When to see someone', 'A hot, swollen joint with fever.'),
  passage('heat', 'Hot Flashes', 'What helps', 'Flashes ease with hormone therapy, and at night with a cool room.'),
]
const asked = new Map([['heat', ['sweating, drenched, boiling, hot flashes, flushes']]])
const index = new LibraryIndex(library, asked)
const find = (question: string, earlier?: string) => index.find({ question, earlier }, { modules: 3, passages: 2 })

describe('the library', () => {
  it('is found by a word, misspelled or with another ending', () => {
    expect(find('will my frozen shoulder thaw?').modules[0]?.slug).toBe('joints')
    expect(find('frosen sholder').modules[0]?.slug).toBe('joints')
    expect(find('my leg keeps twitching').modules[0]?.passages[0]?.heading).toBe('Restless legs')
  })

  it('looks for slips in words, and not in four thousand letters without a space', () => {
    expect(['hot', 'sholder', 'x'.repeat(4_000)].map(slipsIn)).toEqual([false, 0.2, false])
    expect(find(`${'x'.repeat(4_000)} frosen sholder`).modules[0]?.slug).toBe('joints')
  })

  it('finds the same when it is filled in turns, and others have theirs meanwhile', async () => {
    const many = Array.from({ length: 40 }, (_, number) =>
      library.map((one) => ({ ...one, slug: `${one.slug}-${number}` })),
    )
    const inTurns = new LibraryIndex([...library, ...many.flat()], asked, [], [], undefined, undefined, undefined, true)
    const order: string[] = []
    const filled = inTurns.filled.then(() => order.push('filled'))
    await new Promise((resolve) => setTimeout(resolve))
    order.push('somebody else')
    await filled
    expect(order).toEqual(['somebody else', 'filled'])
    const atOnce = new LibraryIndex([...library, ...many.flat()], asked)
    const question = 'will my frozen shoulder thaw?'
    const found = [inTurns, atOnce].map((each) => each.find({ question }, { modules: 3, passages: 2 }).modules)
    expect(found[0]).toEqual(found[1])
    expect(found[0]![0]!.passages[0]!.heading).toBe('Frozen shoulder')
  })

  it('answers from the place that is asked for, and knows what it does not hold', () => {
    const thaws = { start: 'A frozen shoulder thaws', readsOn: false }
    const told = new LibraryIndex(library, asked, [
      { slug: 'joints', starts: [thaws], phrases: ['how long does a frozen shoulder take', 'arm stuck'] },
      { slug: 'joints', starts: [{ start: 'No longer written here', readsOn: false }], phrases: ['frozen shoulder'] },
      { slug: 'sleep', starts: [], phrases: ['ringing in my ears'] },
    ])
    const answersTo = (question: string) => told.find({ question }, { modules: 3, passages: 1 }).answers
    expect(answersTo('my arm is stuck')[0]?.excerpts[0]?.passage.heading).toBe('Frozen shoulder')
    // A text that changed is not quoted from the place where it stood.
    expect(answersTo('how long does a frozen sholder last')).toHaveLength(1)
    expect(answersTo('my ears are ringing')[0]).toMatchObject({ slug: 'sleep', excerpts: [], lead: library[0] })
    // A part of what is not held is something else.
    expect(answersTo('which ring and which necklace')).toEqual([])
  })

  it('answers from the place that was learned, though no word of the question is asked with', () => {
    const thaws = { start: 'A frozen shoulder thaws', readsOn: false }
    const legs = { start: 'Legs that twitch', readsOn: false }
    const asks = [
      { slug: 'joints', starts: [thaws], phrases: ['arm stuck'] },
      { slug: 'sleep', starts: [legs], phrases: ['night'] },
    ]
    const learned = new LibraryIndex(library, asked, asks, [], {
      places: ['sleep|Legs that twitch', 'joints|A frozen shoulder thaws'],
      chancesOf: () => Float64Array.of(0.01, 0.9),
    })
    const { answers } = learned.find({ question: 'can’t do up my bra at night' }, { modules: 3, passages: 1 })
    expect(answers.map(({ slug, chance }) => ({ slug, chance }))).toEqual([
      { slug: 'joints', chance: 0.9 },
      { slug: 'sleep', chance: 0.01 },
    ])
  })

  it('knows how many of its phrases ask what helps, and how many where something comes from', () => {
    const phrases = [
      'why do my legs twitch',
      'is it menopause that makes legs twitch',
      'legs twitch at night',
      'what helps',
    ]
    const asks = [{ slug: 'sleep', starts: [{ start: 'Legs that twitch', readsOn: false }], phrases }]
    const { answers } = new LibraryIndex(library, asked, asks).find({ question: 'twitch' }, { modules: 1, passages: 1 })
    expect(answers[0]).toMatchObject({ asksWhy: 0.5, asksHelp: 0.25 })
  })

  it('is found by words that it does not use itself, and quotes what says the same', () => {
    const { modules } = find('I am boiling')
    expect(modules[0]?.slug).toBe('heat')
    expect(modules[0]?.passages[0]?.body).toContain('Flashes ease')
  })

  it('follows on from what was asked before', () => {
    expect(find('and at night?', 'hot flashes').modules[0]?.slug).toBe('heat')
    expect(find('and at night?', 'restless legs').modules[0]?.slug).toBe('sleep')
  })

  it('says how much of a question it knows', () => {
    expect(find('which rocket flies to Jupiter').known).toBeLessThan(0.34)
    expect(find('hot flashes').known).toBe(1)
    expect(find('why do hot flashes come at 4pm, at 47, 20% worse').known).toBeGreaterThan(0.34)
    expect(find('what is it?')).toMatchObject({ modules: [], known: 0 })
    expect(find('')).toMatchObject({ modules: [], known: 0 })
  })

  it('stands a very long question, and signs', () => {
    expect(find('hot flashes and other words '.repeat(2_000)).modules[0]?.slug).toBe('heat')
    expect(find(`"' OR 1=1; -- <b> {} \\ \u0000`).modules).toEqual([])
  })

  it('is asked for in many ways, each module’s own', () => {
    const all = readAskedAs()
    expect(all.size).toBeGreaterThan(30)
    for (const [slug, lines] of all) expect(lines.join(', ').split(', ').length, slug).toBeGreaterThan(3)
  })

  it('knows how every answer is asked for', () => {
    for (const { slug, starts, phrases } of readAskedFor()) {
      expect(phrases.length, `${slug}: ${starts[0]?.start}`).toBeGreaterThan(0)
      expect(phrases.every((phrase) => phrase.trim() && !phrase.includes('|'))).toBe(true)
    }
  })
  it('tells what is asked about the site, and what is about neither, from what the library is asked', () => {
    const told = new LibraryIndex(
      library,
      asked,
      [
        { slug: 'outside', starts: [], phrases: ['dog', 'roast a chicken'] },
        { slug: 'sleep', starts: [{ start: 'Legs that twitch', readsOn: false }], phrases: ['legs jump at night'] },
      ],
      [
        {
          path: '/tracking',
          title: 'Tracking',
          text: 'You keep it there.',
          phrases: ['log my legs on here', 'set a reminder'],
        },
      ],
    )
    const first = (question: string) => told.find({ question }, { modules: 1, passages: 1 }).answers[0]
    expect(first('how do I log my restless legs on here')).toMatchObject({
      slug: '/tracking',
      excerpts: [{ passage: { title: 'Tracking', body: 'You keep it there.' } }],
    })
    expect(first('I log how my legs jump at night')?.slug).toBe('sleep')
    expect(first('set a reminder for tonight')?.slug).toBe('/tracking')
    expect(first('how long do I roast a chicken')).toMatchObject({ lead: undefined, excerpts: [] })
    expect(first('my legs jump at night and wake the dog')?.slug).toBe('sleep')
  })

  it('sends who asks about the site to a page that there is', () => {
    for (const { path: address, title, text, phrases } of readAskedOfSite()) {
      expect(existsSync(path.resolve(`src/app/(site)${address}/page.tsx`)), address).toBe(true)
      expect([title, text, ...phrases].every((one) => one.trim() && !one.includes('|'))).toBe(true)
    }
  })
})
