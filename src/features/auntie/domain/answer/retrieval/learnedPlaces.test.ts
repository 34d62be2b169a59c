import { describe, expect, it } from 'vitest'

import { answer, bones, heart, library } from '@/testing/sampleLibrary'

import type { Judgement } from '../../safety/recognizer'
import type { FoundLibrary } from './foundLibrary'
import { judgeFound } from './judgeFound'
import { answerFromLibrary } from '../wording/libraryAnswer'
import { canOmitHelplines } from '../wording/omitHelplines'
import { rankUnreadFirst } from '../ranking/rankUnreadFirst'

const say = (found: FoundLibrary, question = 'bones?') => answerFromLibrary(found, question, 'no-model')

describe('what was learned of how places are asked for', () => {
  const scan = answer(['Ask for a scan'], { chance: 0.8, score: 0.5, coverage: 0.3, terms: [] })
  const wall = answer(['Push a wall'], { chance: 0.15, score: 1, coverage: 0.4, terms: [] })
  const notHeld = answer([], { chance: 0.1, score: 0, coverage: 0 })

  it('reads out what is surely meant, and beside what is not quite sure what may be meant as well', () => {
    expect(say(library(scan, wall)).response).toContain('“Ask for a scan.” “Push a wall.”')
    expect(say(library({ ...scan, score: 6, coverage: 1 }, wall)).response).not.toContain('wall')
    expect(say(library(scan, { ...wall, chance: 0.05 })).response).not.toContain('wall')
    const sure = { ...scan, score: 6, coverage: 1, chance: 0.5 }
    const asSure = { ...wall, score: 6, coverage: 1, chance: 0.4 }
    expect(say(library(sure, asSure)).response).toContain('“Ask for a scan.” “Push a wall.”')
    expect(say(library({ ...sure, excerpts: [...sure.excerpts, ...sure.excerpts] }, asSure)).response).not.toContain(
      'wall',
    )
    const asWell = { ...asSure, score: 14, chance: 0.5 }
    expect(say(library({ ...sure, excerpts: [...sure.excerpts, ...sure.excerpts] }, asWell)).response).toContain('wall')
  })

  it('reads no second place that hardly anybody asked for like this, least of all where questions have their own', () => {
    const wallOf = (share: number, alsoAsked: FoundLibrary['alsoAsked'] = []) =>
      say({ ...library(scan, wall), likenessOf: () => share, alsoAsked }).response.includes('wall')
    expect([wallOf(0.2), wallOf(0.02), wallOf(0)]).toEqual([true, true, false])
    expect([wallOf(0.2, [scan]), wallOf(0.02, [scan])]).toEqual([true, false])
  })

  it('reads both parts of a place whose first is short, also beside another', () => {
    const parts = answer(['Ask for a scan', 'Push a wall'], { chance: 0.8, score: 0.5, coverage: 0.3, terms: [] })
    const beside = answer(['Squat'], { chance: 0.7, score: 0.5, coverage: 0.3, terms: [], isOfOtherPart: true })
    expect(say(library(parts, beside)).response).toMatch(/“Ask for a scan\.” “Push a wall\.”.*“Squat/s)
  })

  it('reads out what helps beside what only says why, where that was asked for', () => {
    const why = { ...scan, asksHelp: 0, terms: ['bon'], score: 6, coverage: 1 }
    const helps = { ...wall, asksHelp: 0.4, terms: ['bon'] }
    const ofBoth = '“Ask for a scan.” “Push a wall.”'
    expect(say(library(why, helps), 'bones thin, what can be done').response).toContain(ofBoth)
    expect(say(library(why, helps), 'why do bones thin').response).not.toContain('wall')
    expect(say(library(why, { ...helps, terms: ['skin'] }), 'what helps').response).not.toContain('wall')
    expect(say(library({ ...why, asksHelp: 0.3 }, helps), 'what helps').response).not.toContain('wall')
  })

  it('reads first where something comes from, where that was asked and the best place says what to do', () => {
    const helps = { ...wall, asksWhy: 0, terms: ['bon'], chance: 0.8, score: 6, coverage: 1 }
    const why = { ...scan, asksWhy: 0.5, terms: ['bon'], chance: 0.6, score: 6, coverage: 1 }
    const first = (question: string, cause: typeof why = why) => say(library(helps, cause), question).response
    const causeFirst = '“Ask for a scan.” “Push a wall.”'
    expect(first('third broken bone, could it be the change')).toContain(causeFirst)
    expect(first('why do my bones break')).toContain(causeFirst)
    expect(first('is the bone ache part of menopause')).toContain(causeFirst)
    expect(first('what helps my bones')).not.toContain(causeFirst)
    // Less likely it is read second, as is what stands behind the best place in its own passage.
    expect(first('why do my bones break', { ...why, chance: 0.2, score: 3 })).toContain(
      '“Push a wall.” “Ask for a scan.”',
    )
    const behind = { ...why, excerpts: [{ passage: bones, start: 'Squat', readsOn: false }] }
    expect(first('why do my bones break', behind)).toContain('“Push a wall.” “Squat.”')
    expect(first('why do my bones break', { ...why, chance: 0.02, score: 1 })).not.toContain('scan')
    expect(first('why do I have to lift', { ...why, chance: 0.05, score: 1 })).not.toContain('scan')
  })

  it('reads the second part of a place beside another where both have it, or it says when not to wait', () => {
    // What follows a short first part is read anyway.
    const long = `${'and on '.repeat(22)}.`
    const body = `Bones thin fast ${long}\nIt can be for today: call a doctor today.\nEat beans.\nHips heal ${long}`
    const parts = (second: string, beside: string[]) => {
      const of = (starts: string[], given = {}) =>
        answer([], {
          ...scan,
          excerpts: starts.map((start) => ({ passage: { ...bones, body }, start, readsOn: false })),
          ...given,
        })
      return say(library(of(['Bones thin fast', second]), of(beside, { isOfOtherPart: true }))).response
    }
    expect(parts('It can be', ['Hips heal'])).toContain('call a doctor today')
    expect(parts('Eat beans', ['Hips heal', 'Eat beans'])).toContain('Eat beans')
    expect(parts('Eat beans', ['Hips heal'])).not.toContain('Eat beans')
  })

  it('reads beside the best place what was learned to be meant more', () => {
    const work = { ...scan, chance: 0.3, score: 16, coverage: 0.6 }
    const nights = { ...wall, slug: 'heart', chance: 0.4, score: 5, coverage: 0.4, terms: [] }
    expect(say(library(work, nights)).response).toContain('wall')
    expect(say(library(work, { ...nights, chance: 0.2 })).response).not.toContain('wall')
  })

  it('names what may be meant where what is not held only may be, too', () => {
    expect(say(library(notHeld, wall)).response).toMatch(/^This is the nearest.*\n.*“Push a wall\.”/s)
    expect(judgeFound(library(notHeld, { ...wall, chance: 0.001, coverage: 0 }))).toBe('nothing')
    expect(judgeFound(library(answer([], { chance: 0.9 }), wall))).toBe('nothing')
    // “dry eyes and contact lenses”: of contact lenses it holds nothing, of dry eyes it does.
    expect(judgeFound(library(answer([], { chance: 0.9 }), scan))).toBe('near')
  })

  it('takes what is surely asked for no other subject, though its words say little', () => {
    expect(judgeFound({ ...library({ ...scan, chance: 0.9 }), distance: 0.4 })).toBe('answer')
    expect(judgeFound({ ...library({ ...scan, chance: 0.6 }), distance: 0.4 })).toBe('nothing')
    expect(judgeFound({ ...library({ ...notHeld, chance: 0.9, lead: undefined }), distance: 0.4 })).toBe('nothing')
  })

  it('spares a faint worry the lines where the library likely answers, and not for the sake of its words', () => {
    const spares = (certainty: Judgement['certainty'], found: FoundLibrary) =>
      canOmitHelplines({ concern: 'violence', certainty }, found, 'why do my ears ring')
    const asked = { ...scan, score: 7, coverage: 0.8 }
    expect(spares('faint', library(asked))).toBe(true)
    expect(spares('faintest', library(asked))).toBe(true)
    expect(spares('possible', library(asked))).toBe(false)
    expect(spares('faint', library({ ...asked, chance: 0.01 }))).toBe(false)
    expect(spares('faintest', library(scan))).toBe(false)
    // “Concealer” and “age spots” are asked for and not held: nothing answers.
    expect(spares('faint', library({ ...asked, excerpts: [] }))).toBe(false)
    // What an editor added was learned by nobody, and is asked for by its words.
    expect(spares('faint', library({ ...asked, chance: undefined }))).toBe(true)
    expect(spares('faint', library({ ...wall, chance: undefined }))).toBe(false)
  })

  it('asks back with the two nearest where neither is likely, and says nothing of what is hardly thinkable', () => {
    const near = say(library({ ...scan, chance: 0.1, score: 2 }, { ...wall, score: 2, terms: ['bon'] })).response
    expect(near).toContain('This is the nearest')
    expect(near).toContain('“Ask for a scan.” “Push a wall.”')
    const hardly = { ...library({ ...scan, chance: 0.004, coverage: 0.1 }), distance: -0.2 }
    expect(say(hardly).response).toContain('doesn’t hold an answer')
  })

  it('names shelves instead of reading what hardly a word asks for, where it is about the subject', () => {
    const moved = { ...scan, chance: 0.095, score: 0.6, coverage: 0.24 }
    const { response, links } = say(library(moved, { ...wall, chance: 0.03 }))
    expect(response).toMatch(
      /^I can’t tell which page answers that.*“About bones” \[1\] and “About heart” \[2\].*in other words/,
    )
    expect(links.map(({ path }) => path)).toEqual(['/education/bones', '/education/heart'])
    expect(say(library({ ...moved, score: 1.5 })).response).toContain('“Ask for a scan.”')
    expect(say(library({ ...moved, chance: 0.2 })).response).toContain('“Ask for a scan.”')
  })

  it('reads nothing beside what comes nearest that no word asks for', () => {
    const near = { ...scan, chance: 0.1, score: 2 }
    expect(say(library(near, { ...wall, chance: 0.2, score: 0, terms: [] })).response).not.toContain('wall')
  })

  it('reads what else stands at the place that comes nearest before a place that is less likely', () => {
    const both = answer(['Ask for a scan', 'Push a wall'], { chance: 0.1, score: 2, coverage: 0.4 })
    const walks = {
      ...wall,
      terms: ['heart'],
      excerpts: [{ passage: heart, start: 'Hearts', readsOn: false }],
      slug: heart.slug,
    }
    expect(say(library(both, { ...walks, chance: 0.04, score: 2 })).response).not.toContain('walks')
    expect(say(library(both, { ...walks, chance: 0.1, score: 2 })).response).toContain('walks')
  })

  it('reads a second place of the module that answers as likely', () => {
    const help = { ...wall, chance: 0.38, score: 8, coverage: 0.5 }
    const kinds = { ...scan, chance: 0.42, score: 9, coverage: 0.7 }
    expect(say(library(kinds, help)).response).toContain('“Ask for a scan.” “Push a wall.”')
    expect(say(library(kinds, { ...help, chance: 0.1 })).response).not.toContain('wall')
  })

  it('holds nothing where something else is likelier than what comes nearest', () => {
    const car = { ...library({ ...scan, chance: 0.141, score: 1.9, coverage: 0.18 }), distance: -0.23 }
    expect(judgeFound({ ...car, outsideChance: 0.215 })).toBe('nothing')
    expect(judgeFound({ ...car, outsideChance: 0.15 })).toBe('near')
    expect(judgeFound({ ...car, outsideChance: 0.215, distance: -0.9 })).toBe('near')
  })

  it('holds nothing where what is known not to be held is far likelier than what comes nearest', () => {
    const unheld = { ...notHeld, chance: 0.3, score: 0 }
    const near = { ...scan, chance: 0.1, score: 2, coverage: 0.4 }
    expect(judgeFound(library(near, unheld))).toBe('nothing')
    expect(judgeFound(library({ ...near, chance: 0.15 }, unheld))).toBe('near')
    expect(judgeFound(library({ ...near, score: 9, coverage: 0.9 }, unheld))).toBe('answer')
  })

  it('holds what a whole phrase asks for, whatever names stand around it', () => {
    const manager = { ...library({ ...scan, chance: 0.115, score: 5.3, coverage: 0.48, isWhole: true }), distance: 0.4 }
    expect(judgeFound({ ...manager, outsideChance: 0.037 })).not.toBe('nothing')
    expect(judgeFound({ ...manager, outsideChance: 0.2 })).toBe('nothing')
  })

  it('says that it holds nothing only where the question may be of another subject', () => {
    const faint = library({ ...scan, slug: 'skin', chance: 0.02, score: 1, coverage: 0.1 })
    expect(judgeFound({ ...faint, distance: -0.9 })).toBe('near')
    expect(judgeFound({ ...faint, distance: -0.2 })).toBe('nothing')
  })

  it('does not read the same again to whoever asks on, but to whoever asks again', () => {
    const first = [
      { role: 'user', content: 'are my bones thin?' },
      { role: 'assistant', content: 'About bones: “Ask for a scan.” [1]' },
    ] as const
    const starts = (question: string) =>
      rankUnreadFirst(library(scan, wall), [...first, { role: 'user', content: question }]).answers.map(
        ({ excerpts }) => excerpts[0]!.start,
      )
    expect(starts('and what can I do?')).toEqual(['Push a wall', 'Ask for a scan'])
    expect(starts('Are my bones thin?')).toEqual(['Ask for a scan', 'Push a wall'])
  })
})
