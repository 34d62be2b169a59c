import { describe, expect, it } from 'vitest'

import { answer, bones, heart, library, passage } from '@/testing/sampleLibrary'

import type { FoundLibrary } from '../retrieval/foundLibrary'
import { findWith } from '../retrieval/findWith'
import { asksNothing, fitsQuestion, judgeFound } from '../retrieval/judgeFound'
import { answerFromLibrary } from './libraryAnswer'

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

  it('reads one place more of what else a letter asks, which is not read yet', () => {
    const ofHeart = answer([], {
      slug: heart.slug,
      excerpts: [{ passage: heart, start: 'Hearts', readsOn: false }],
    })
    const found = { ...library(answer(['Bones thin'])), alsoAsked: [answer(['Bones thin']), ofHeart, answer(['Lift'])] }
    expect(say(found).response).toBe(
      'About bones: “Bones thin fast. Ask for a scan.” [1]\n\nAbout heart: “Hearts like walks.” [2]',
    )
    const same = { ...library(answer(['Ask for'])), alsoAsked: [answer(['Lift twice'])] }
    expect(say(same).response).toBe('About bones: “Ask for a scan.” “Lift twice a week: Push a wall. Squat.” [1]')
    // Where nothing is read, nothing is read beside it.
    const nothing = { ...library(), modules: [], known: 0, alsoAsked: [ofHeart] }
    expect(say(nothing).response).not.toContain('Hearts')
  })

  it('holds nothing unheld that the second place of the same module speaks of', () => {
    const gene = {
      ...bones,
      heading: 'A gene',
      body: `Bones thin fast. ${'There is more to it. '.repeat(20)}With BRCA, ask first.`,
    }
    const scan = answer(['Ask for a scan'], {
      excerpts: [
        { passage: bones, start: 'Ask for a scan', readsOn: false },
        { passage: gene, start: 'Bones thin', readsOn: false },
      ],
    })
    const asked = 'I have BRCA1. Can I take tablets for my bones?'
    expect(say(library(scan), asked).response).toContain('Ask for a scan.')
    expect(say(library(answer(['Ask for a scan'])), asked).response).toMatch(/^On a BRCA gene our library has nothing/)
  })

  it('links what is likely meant beside what is read before what else there is', () => {
    const hips = { ...bones, slug: 'hips', title: 'About hips', anchor: 'on-hips', heading: 'Hips' }
    const meant = answer([], { slug: 'hips', excerpts: [{ passage: hips, start: 'Ask for a scan', readsOn: false }] })
    const paths = (found: FoundLibrary) => say(found).links.map(({ path }) => path)
    expect(paths(library(answer(['Ask for a scan'], { score: 9 }), meant))).toEqual([
      '/education/bones',
      '/education/hips#on-hips',
      '/education/heart',
    ])
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

  it('looks for a question without what only stands around it, where the whole is only near', () => {
    const question = 'do hormones help a sore hip, everyone at choir swears they do'
    const held = { ...library(answer(['Ask for'])), terms: { asked: ['hip', 'sor'] } }
    const ask = (whole: FoundLibrary, found: FoundLibrary = held) =>
      findWith((asked) => (asked.question === 'do hormones help a sore hip' ? found : whole), {
        question,
        earlier: '',
        leans: false,
      })
    expect(ask(library())).toBe(held)
    const answered = library(answer(['Lift twice']))
    expect(ask(answered)).toBe(answered)
    const elsewhere = { ...library(), distance: 0.4 }
    expect(ask(elsewhere)).toBe(elsewhere)
    const other = library()
    expect(ask(other, library(answer(['Ask for'], { slug: 'hair' })))).toBe(other)
  })

  it('takes what is surer without a comparison', () => {
    const sure = library(answer(['Ask for'], { chance: 0.9 }))
    const whole = library(answer(['Lift twice'], { chance: 0.5 }))
    const query = { question: 'why do I wake at four as if someone rang a bell', earlier: '', leans: false }
    const ask = (found: FoundLibrary) => findWith((asked) => (asked.question.includes('bell') ? whole : found), query)
    expect(ask(sure)).toBe(sure)
    expect(ask(library(answer(['Ask for'], { chance: 0.3 })))).toBe(whole)
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
      /^How much, how far apart, how long from a meal, a missed one.*has around it:\n/,
    )
    const likely = (chance: number, start: string) => say(library(answer([start], { chance })), missed).response
    expect(likely(0.5, 'Ask for')).not.toContain('Ask for a scan')
    expect(likely(0.5, 'Take 400 mg')).not.toContain('Ask for a scan')
    expect(likely(0.99, 'Ask for')).toContain('Ask for a scan')
    const near = { chance: 0.1, score: 1, coverage: 0.3 }
    expect(say(library(answer(['Squat'], near)), missed).response).not.toContain('Squat')
    const ofPatch = { ...passage('bones', 'A patch holds three days.'), heading: 'Patches' }
    const excerpts = [{ passage: ofPatch, start: 'A patch holds', readsOn: false }]
    expect(say(library(answer([], { ...near, excerpts })), missed).response).toContain('A patch holds three days')
    const beside = (message: string) => say(library(answer([], { chance: 0.99, excerpts })), message).response
    expect(beside('I missed my fentanyl patch')).not.toContain('A patch holds three days')
    expect(beside('I missed my estradiol patch')).toContain('A patch holds three days')
    expect(say(library(answer(['Ask for'], { score: 7 })), 'I forgot my own name').response).not.toContain(
      'pharmacist: they',
    )
    expect(say(library(answer([])), missed).response).toMatch(
      /^How much, how far apart, how long from a meal, a missed one.*“About bones” \[1\]\.$/,
    )
  })

  it('knows a question to the library from a story that has words of one', () => {
    expect(fitsQuestion(library(answer(['Ask for'], { score: 7 })))).toBe(true)
    expect(fitsQuestion(library(answer(['Ask for'], { coverage: 1 })))).toBe(true)
    expect(fitsQuestion(library(answer(['Ask for'])))).toBe(false)
    expect(fitsQuestion(library(answer(['Ask for'], { score: 7, coverage: 0.3 })))).toBe(false)
    expect(fitsQuestion(library())).toBe(false)
  })
})
