import { describe, expect, it } from 'vitest'

import { readAskedAs } from './askedAs'
import { LibraryIndex, type Passage } from './libraryIndex'

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

  it('chooses a passage by how it is asked for', () => {
    const under = new Map([['joints', new Map([['When to see someone', 'when do I worry about my joints']])]])
    const told = new LibraryIndex(library, asked, under)
    const [best] = told.find({ question: 'when should I worry about joints?' }, { modules: 3, passages: 2 }).modules
    expect(best?.passages[0]?.heading).toBe('When to see someone')
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
})
