import { describe, expect, it } from 'vitest'

import type { Judgement } from '../safety/recognizer'
import type { FoundAnswer, FoundLibrary } from './foundLibrary'
import { asksNothing, findWith, fitsQuestion, judgeFound } from './judgeFound'
import { putOwnHistoryFirst } from './ownHistoryFirst'
import { sparesLines } from './sparesLines'
import { putUnreadFirst } from './unreadFirst'
import { asksPharmacist } from './asksPharmacist'
import { isInTheMoment } from './inTheMoment'
import { answerFromLibrary } from './libraryAnswer'
import { isOnlyGreeting, isOnlyThanks } from './smallTalk'

it.each([
  'having one right now in the middle of a meeting, face like a tomato',
  'I am in the middle of a hot flash with a headache',
  'boiling right now, what do I do',
  'getting another now',
  'I get a flash every forty minutes. Is there anything I can do in the moment, at the wheel of a bus?',
  'what works when a hot flush hits? I mean when it hits on stage, what helps',
])('hears that “%s” is written in the middle of a flash', (message) => expect(isInTheMoment(message)).toBe(true))

it.each([
  'my migraine, I am having one right now',
  'what can I do in the moment about a cramp',
  'why do my hot flashes come at 4pm',
  'I had one yesterday',
])('does not take “%s” for the middle of a flash', (message) => expect(isInTheMoment(message)).toBe(false))

it.each([
  ['thanks, that helps. bless you', true],
  ['thank you, what a relief!', true],
  ['bless you auntie', true],
  ['thanks. and could cutting down coffee do anything', false],
  ['Thank you. Is it safe for the heart', false],
])('takes “%s” for thanks alone: %s', (message, only) => expect(isOnlyThanks(message)).toBe(only))

it.each([
  ['hi', true],
  ['Hello auntie!', true],
  ['good morning', true],
  ['goodnight auntie', true],
  ['good night sweats advice please', false],
  ['are you there?', true],
  ['help', true],
  ['how are you today', true],
  ['hi, why am I so hot', false],
  ['is anybody there who had this', false],
  ['good morning sweats', false],
])('takes “%s” for a greeting alone: %s', (message, only) => expect(isOnlyGreeting(message)).toBe(only))

it.each([
  ['what dose should I start on', true],
  ['I use low dose T, does that change what they can give me', false],
  ['Nobody will talk about dose with me. Is it safe with BRCA?', false],
  ['how much soya should I take in a day if I eat it anyway', false],
  ['how much soy supplement should I take', true],
  ['not sure if I took my utrogestan last night', true],
  ['I put on two by mistake, what now', true],
  ['how do I know if it is the menopause', false],
])('sends “%s” to the pharmacist: %s', (message, sent) => expect(asksPharmacist(message)).toBe(sent))

const passage = (slug: string, body: string) => ({
  slug,
  title: `About ${slug}`,
  description: '',
  summary: '',
  anchor: '',
  heading: '',
  body,
})
const bones = passage(
  'bones',
  'Bones thin fast. Ask for a scan.\nLift twice a week:\nPush a wall.\nTake 400 mg of it.\nSquat.',
)
const heart = passage('heart', 'Hearts like walks.')
const answer = (starts: string[], given: Partial<FoundAnswer> = {}): FoundAnswer => ({
  slug: bones.slug,
  lead: bones,
  excerpts: starts.map((start) => ({ passage: bones, start, readsOn: false })),
  score: 5,
  coverage: 0.8,
  terms: ['bon'],
  isWhole: false,
  isGeneral: false,
  ...given,
})
const library = (...answers: FoundAnswer[]): FoundLibrary => ({
  answers,
  modules: [bones, heart].map((one) => ({
    slug: one.slug,
    score: 1,
    isAskedFor: true,
    passages: [{ ...one, score: 1 }],
  })),
  known: 1,
  coverage: 1,
  distance: -1,
  terms: { asked: ['bon'] },
})
const say = (found: FoundLibrary, question = 'bones?') => answerFromLibrary(found, question, 'no-model')

describe('an answer from the library', () => {
  it('reads from the place that is asked for, without amounts, and on into a list', () => {
    const { response, links } = say(library(answer(['Ask for a scan'])))
    expect(response).toBe('About bones: “Ask for a scan.” [1]')
    expect(links.map(({ path }) => path)).toEqual(['/education/bones', '/education/heart'])
    expect(say(library(answer(['Lift twice']))).response).toContain('“Lift twice a week: Push a wall. Squat.”')
  })

  it('begins with the sentence that the first one leans on', () => {
    const creatine = { ...bones, body: 'Creatine was tried for two years. It did not help bones.' }
    const tried = { excerpts: [{ passage: creatine, start: 'It did not', readsOn: false }] }
    expect(say(library(answer([], tried))).response).toContain(
      '“Creatine was tried for two years. It did not help bones.”',
    )
  })

  it('does not end with a question whose answer is too long to read out', () => {
    const long = { ...bones, body: `Bones thin fast. Is that a worry? ${'Lift something '.repeat(30)}.` }
    const asks = { excerpts: [{ passage: long, start: 'Bones thin', readsOn: false }] }
    expect(say(library(answer([], asks))).response).toBe('About bones: “Bones thin fast.” [1]')
  })

  it('adds what answers the rest of the question, and says nothing twice', () => {
    const alsoHeart = answer([], {
      slug: heart.slug,
      excerpts: [{ passage: heart, start: 'Hearts', readsOn: false }],
      terms: ['heart'],
    })
    expect(say(library(answer(['Bones thin']), alsoHeart)).response).toBe(
      'About bones: “Bones thin fast. Ask for a scan.” [1]\n\nAbout heart: “Hearts like walks.” [2]',
    )
    expect(say(library(answer(['Bones thin', 'Ask for']))).response).toBe(
      'About bones: “Bones thin fast. Ask for a scan.” [1]',
    )
  })

  it('reads out what comes nearest where nothing comes close, and asks back', () => {
    const { response, links } = say(library(answer(['Ask for'], { score: 1, coverage: 0.1 })))
    expect(response).toMatch(
      /nearest our library has:\n\nAbout bones: “Ask for a scan.” \[1\]\n\nIf that isn’t what you meant/,
    )
    expect(links.map(({ path }) => path)).toEqual(['/education/bones', '/education/heart'])
    // A place in another module than the one that is found first is a guess.
    const elsewhere = { slug: heart.slug, excerpts: [{ passage: heart, start: 'Hearts', readsOn: false }] }
    expect(say(library(answer([], { ...elsewhere, score: 2, coverage: 0.1 }))).response).toContain('About bones: ')
  })

  it('names nothing for what lies far from the library, however much of it is asked for', () => {
    const some = answer(['Ask for'], { score: 3, coverage: 0.3 })
    expect(judgeFound({ ...library(some), distance: 0 })).toBe('answer')
    expect(say({ ...library(some), distance: 0.3 }).links).toEqual([expect.objectContaining({ path: '/education' })])
    expect(judgeFound({ ...library(answer(['Ask for'])), distance: 0.4 })).toBe('answer')
    expect(say({ ...library(), distance: 0.4 }, 'I forgot my umbrella').response).not.toContain('pharmacist: they')
  })

  it('takes no place for an answer that is asked for by words of every question alone', () => {
    const broad = { score: 3, coverage: 0.4, isWhole: true, isGeneral: true }
    expect(judgeFound(library(answer(['Ask for'], broad)))).toBe('near')
    expect(judgeFound(library(answer(['Ask for'], { ...broad, coverage: 0.95 })))).toBe('answer')
  })

  it('looks for a question by itself where that is one, and with what came before where not', () => {
    const found = { alone: library(answer(['Ask for'], { score: 7 })), both: library(answer([])) }
    const find = ({ earlier }: { earlier: string }) => (earlier ? found.both : found.alone)
    expect(findWith(find, { question: 'x', earlier: 'y', leans: false })).toBe(found.alone)
    expect(findWith(find, { question: 'x', earlier: 'y', leans: true })).toBe(found.both)
    expect(findWith(find, { question: 'x', earlier: '', leans: true })).toBe(found.alone)
    found.alone = library()
    expect(findWith(find, { question: 'x', earlier: 'y', leans: false })).toBe(found.both)
    expect(asksNothing({ ...library(), terms: { asked: [] } })).toBe(true)
    expect(asksNothing({ ...library(answer(['Ask for'])), terms: { asked: [] } })).toBe(false)
  })

  it('stays with what was asked before where a question says more of it, though it would do by itself', () => {
    const before = library(answer(['Ask for'], { score: 6 }))
    const alone = library(answer(['Hearts'], { slug: 'heart', score: 7, terms: ['risk'] }))
    const more = library(answer(['Ask for'], { score: 9, terms: ['bon', 'risk'] }))
    const find =
      (together: FoundLibrary) =>
      ({ question, earlier }: { question: string; earlier: string }) =>
        earlier ? together : question === 'bones' ? before : alone
    const query = { question: 'is it a risk', earlier: 'bones', leans: false }
    expect(findWith(find(more), query)).toBe(more)
    expect(findWith(find(before), query)).toBe(alone)
  })

  it('looks for what is asked in a story that has no answer as a whole, where it is about the same', () => {
    const story = 'Every joint of mine aches in the morning. My aunt was the same. Do I need a scan?'
    const asked = answer(['Ask for'])
    const whole = library()
    const query = { question: story, earlier: '', leans: false }
    const findIn = (found: FoundLibrary) =>
      findWith(({ question }) => (question === 'Do I need a scan?' ? found : whole), query)
    const held = library(asked)
    expect(judgeFound(whole)).toBe('near')
    expect(findIn(held)).toBe(held)
    expect(findIn(library({ ...asked, slug: 'hair' }))).toBe(whole)
    expect(findIn(library(answer([])))).toBe(whole)
    const page = library({ ...asked, slug: '/tracking' })
    expect(findIn(page)).toBe(page)
    const ofBones = { ...whole, answers: [answer(['Ask for'], { score: 3, coverage: 0.1 })] }
    expect(findWith(({ question }) => (question === story ? ofBones : page), query)).toBe(ofBones)
  })

  it('looks for what points back at a story together with it', () => {
    const ask = (last: string) => {
      const asked: string[] = []
      const find = ({ question, earlier }: { question: string; earlier: string }) => {
        asked.push(`${question} | ${earlier}`)
        return library()
      }
      findWith(find, { question: `My shoulder froze. ${last}`, earlier: '', leans: false })
      return asked.slice(1)
    }
    expect(ask('Is there any proof for it?')).toEqual(['Is there any proof for it? | My shoulder froze.'])
    expect(ask('Would the patch push it up?')).toEqual(['Would the patch push it up? | My shoulder froze.'])
    expect(ask('Is it my sugar?')).toEqual(['Is it my sugar? | My shoulder froze.', 'Is it my sugar? | '])
    // What names only what every question is about is no question by itself.
    const general = library(answer(['Ask for'], { isGeneral: true, chance: 0.9, score: 4, coverage: 1 }))
    const story = { question: 'I look at the world through a wet window. Is that peri?', earlier: '', leans: false }
    const find = ({ question, earlier }: { question: string; earlier: string }) =>
      question === 'Is that peri?' && !earlier ? general : library()
    expect(findWith(find, story)).not.toBe(general)
    // “Dangerous” alone may mean anything: of what was told, something less likely is near enough.
    const leaflet = 'I read the leaflet of the little tablets.'
    const findDanger = (together: number) =>
      findWith(
        ({ question, earlier }) =>
          question === 'Are they dangerous?'
            ? library(answer(['Ask for'], { chance: earlier ? together : 0.4, score: 4, coverage: earlier ? 0.3 : 1 }))
            : library(),
        { question: `${leaflet} Are they dangerous?`, earlier: '', leans: false },
      ).answers[0]?.chance
    expect(findDanger(0.3)).toBe(undefined)
    expect(findDanger(0.001)).toBe(0.4)
    expect(ask('Do I need a scan?')).toEqual(['Do I need a scan? | '])
  })

  it('says that it is not held only where that is known, or nothing was found', () => {
    const notHeld = library(answer([]))
    expect(judgeFound(notHeld)).toBe('nothing')
    expect(say(notHeld).response).toMatch(/doesn’t hold an answer.*nearest we have is “About bones” \[1\]/)
    expect(say({ ...notHeld, answers: [], modules: [] }).links).toEqual([
      expect.objectContaining({ path: '/education' }),
    ])
  })

  it('sends a question about the site to its page, and names nothing near for what is outside', () => {
    const page = { ...bones, slug: '/tracking', title: 'Tracking', heading: '', anchor: '', body: 'You log it there.' }
    const ofSite = library({
      ...answer([]),
      slug: page.slug,
      lead: page,
      excerpts: [{ passage: page, start: 'You log it', readsOn: false }],
    })
    const { response, links } = say(ofSite)
    expect(response).toBe('Tracking: You log it there. [1]')
    expect(links.map(({ path }) => path)).toEqual(['/tracking'])
    expect(fitsQuestion(ofSite)).toBe(false)
    const outside = say(library(answer([], { lead: undefined, slug: 'outside' })))
    expect(outside.response).toMatch(/doesn’t hold an answer(?!.*nearest)/)
    expect(outside.links).toEqual([expect.objectContaining({ path: '/education' })])
  })

  it('sends a question of amounts to the pharmacist, whatever was found', () => {
    const missed = 'I forgot to change my patch'
    expect(say(library(answer(['Ask for'], { score: 7 })), missed).response).toMatch(
      /^How much, a missed one.*has around it:\n/,
    )
    expect(say(library(answer(['Ask for'], { score: 7 })), 'I forgot my own name').response).not.toContain(
      'pharmacist: they',
    )
    expect(say(library(answer([])), missed).response).toMatch(/^How much, a missed one.*“About bones” \[1\]\.$/)
  })

  it('knows a question to the library from a story that has words of one', () => {
    expect(fitsQuestion(library(answer(['Ask for'], { score: 7 })))).toBe(true)
    expect(fitsQuestion(library(answer(['Ask for'], { coverage: 1 })))).toBe(true)
    expect(fitsQuestion(library(answer(['Ask for'])))).toBe(false)
    expect(fitsQuestion(library(answer(['Ask for'], { score: 7, coverage: 0.3 })))).toBe(false)
    expect(fitsQuestion(library())).toBe(false)
  })
})

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

  it('names what may be meant where what is not held only may be, too', () => {
    expect(say(library(notHeld, wall)).response).toMatch(/^This is the nearest.*\n.*“Push a wall\.”/s)
    expect(judgeFound(library(notHeld, { ...wall, chance: 0.001, coverage: 0 }))).toBe('nothing')
    expect(judgeFound(library(answer([], { chance: 0.9 }), wall))).toBe('nothing')
    // “dry eyes and contact lenses”: of contact lenses it holds nothing, of dry eyes it does.
    expect(judgeFound(library(answer([], { chance: 0.9 }), scan))).toBe('near')
  })

  it('takes what is surely asked for no other subject, though its words say little', () => {
    expect(judgeFound({ ...library({ ...scan, chance: 0.9 }), distance: 0.4 })).toBe('answer')
    expect(judgeFound({ ...library({ ...scan, chance: 0.7 }), distance: 0.4 })).toBe('nothing')
    expect(judgeFound({ ...library({ ...notHeld, chance: 0.9, lead: undefined }), distance: 0.4 })).toBe('nothing')
  })

  it('spares a faint worry the lines where the library likely answers, and not for the sake of its words', () => {
    const spares = (certainty: Judgement['certainty'], found: FoundLibrary) =>
      sparesLines({ concern: 'violence', certainty }, found, 'why do my ears ring')
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
      putUnreadFirst(library(scan, wall), [...first, { role: 'user', content: question }]).answers.map(
        ({ excerpts }) => excerpts[0]!.start,
      )
    expect(starts('and what can I do?')).toEqual(['Push a wall', 'Ask for a scan'])
    expect(starts('Are my bones thin?')).toEqual(['Ask for a scan', 'Push a wall'])
  })
})

describe('to somebody who has had cancer', () => {
  const all = answer(['Ask for a scan'], { chance: 0.5 })
  const hers = answer(['Squat'], { slug: 'menopause-after-cancer', chance: 0.3 })
  const firstOf = (question: string, other = hers) => putOwnHistoryFirst(library(all, other), question).answers[0]

  it('what the library says to her comes first', () => {
    expect(firstOf('may I use estrogen pessaries on letrozole')).toBe(hers)
    expect(firstOf('my oncologist was vague about it')).toBe(hers)
    expect(firstOf('my mother-in-law brings me herbs, I’m just done with chemo')).toBe(hers)
    expect(firstOf('I had breast cancer at 45 and so did my mother, may I use them')).toBe(hers)
  })

  it('and to nobody else, nor what hardly answers', () => {
    expect(firstOf('may I use estrogen pessaries')).toBe(all)
    expect(firstOf('my mum had breast cancer, may I use them')).toBe(all)
    expect(firstOf('I have a sister with breast cancer, may I use them')).toBe(all)
    expect(firstOf('my husband had prostate cancer and I cannot sleep')).toBe(all)
    expect(firstOf('aunt with ovarian cancer, should I be worried')).toBe(all)
    expect(firstOf('ovaries out because of BRCA1, no cancer so far, may I take hormones')).toBe(all)
    expect(firstOf('I never had breast cancer myself, may I take hormones')).toBe(all)
    expect(firstOf('is it safe with BRCA if you have not had cancer yourself')).toBe(all)
    const swapped = putOwnHistoryFirst(library(hers, all), 'will HRT give me breast cancer, my aunt had it')
    expect(swapped.answers[0]).toBe(all)
    // What speaks to her who asks, for her mother’s sake, comes before what holds for all.
    const forRelatives = answer(['Cardio'], { terms: ['mother', 'cancer'], chance: 0.2 })
    expect(firstOf('can I take HRT if my mother had breast cancer', forRelatives)).toBe(forRelatives)
    expect(firstOf('I am on tamoxifen', { ...hers, chance: 0.001, score: 0, coverage: 0 })).toBe(all)
  })

  it('what is said of hormones to others is not read beside it', () => {
    const body = 'Women on hormone therapy ache a little less.'
    const ofHormones = answer([body], {
      excerpts: [{ passage: passage('bones', body), start: body, readsOn: false }],
    })
    const besides = (question: string) => putOwnHistoryFirst(library(hers, ofHormones), question).answers.length
    expect(besides('I am on letrozole and my joints ache')).toBe(1)
    expect(besides('my oncologist was vague about my joints')).toBe(2)
  })

  it('nor what is far less likely than a place that is asked for after cancer, too', () => {
    const soy = answer(['Ask for a scan'], { chance: 0.9, score: 20, coverage: 1, terms: ['soi', 'cancer'] })
    const pills = answer(['Squat'], { slug: 'menopause-after-cancer', chance: 0.02, score: 3, coverage: 0.6 })
    const firstFor = (one: FoundAnswer) =>
      putOwnHistoryFirst(library(one, pills), 'may I eat soy, I had breast cancer').answers[0]
    expect(firstFor(soy)).toBe(soy)
    expect(firstFor({ ...soy, terms: ['soi'] })).toBe(pills)
    expect(firstFor({ ...soy, chance: 0.05, score: 4 })).toBe(pills)
  })
})
