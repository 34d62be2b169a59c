import { describe, expect, it } from 'vitest'

import { foundLibrary as library, foundPlace } from '@/testing/foundPlaces'

import { answerUnknownCombination, findCombination, rankCombinedFirst } from './combinedUse'

const named = (message: string, earlier?: string) => findCombination(message, earlier)?.map(({ name }) => name)

const place = (heading: string, body: string) => foundPlace(heading, body, { terms: ['hrt'], chance: 0.5 })

const hormones = place('Hormones', 'Hormones come as patch or gel.')
const antidepressants = place('Antidepressants and hormones', 'For low mood a doctor may use one, the other or both.')

const findNothing = () => library()

describe('two things that are asked about together', () => {
  it('are not what a letter tells of and another question points past', () => {
    const letter =
      'I’ve been sober four years in March. Since my periods went haywire I’ve been craving wine at five o’clock like in the early days, and I’m scared. I have not picked up. I’m 48 and I sleep four hours, and my sponsor is 31. Do hormones bring cravings back? And is there anything for sleep I can take that isn’t addictive?'
    expect(findCombination(letter)).toBeNull()
    expect(named('could I take both with sertraline do you reckon', 'what about ashwagandha')).toEqual([
      'sertraline',
      'ashwagandha',
    ])
  })

  it.each([
    ['Nurofen with hrt?', ['Nurofen', 'HRT']],
    ['can I take antihistamines with my patch', ['antihistamines', 'your patch']],
    ['I take warfarin. is vagifem alright', ['warfarin', 'vagifem']],
    ['my doctor prescribed duloxetine, I’m on an estrogen patch, any clash?', ['duloxetine', 'estrogen']],
    ['is it safe to have wine on hormones', ['wine', 'hormones']],
    ['St John’s wort and omeprazole together, ok?', ['omeprazole', 'St John’s wort']],
    ['omega 3 and i’m on apixaban, alright?', ['apixaban', 'omega 3']],
    ['can i use black cohosh if i take lamotrigine', ['lamotrigine', 'black cohosh']],
    ['can u take ashwagandha with escitalopram', ['escitalopram', 'ashwagandha']],
    ['does black cohosh mess with tamoxifen? my sister bought me a bottle', ['tamoxifen', 'black cohosh']],
    ['ok to take magnesium and my thyroxine together in the morning or should I wait', ['thyroxine', 'magnesium']],
    ['I’m on ibrutinib, can I take black cohosh', ['black cohosh', 'ibrutinib']],
    ['does dulaglutide change how my patch works', ['dulaglutide', 'your patch']],
    ['I took warfarin this morning. Can I have HRT with it?', ['warfarin', 'HRT']],
    ['Biktarvy every day, will it interfere with the patch', ['Biktarvy', 'the patch']],
    ['on antibiotics for my chest, will it cancel the HRT', ['antibiotics', 'HRT']],
    ['will amoxicillin stop my hrt working', ['amoxicillin', 'HRT']],
    ['i’m on thyroxine and want to start soya, ok?', ['thyroxine', 'soya']],
    ['does omeprazole affect hrt', ['omeprazole', 'HRT']],
    ['do antihistamines make the gel less effective', ['antihistamines', 'the gel']],
    ['I take levothyroxine, will the hormone tablets mess it', ['levothyroxine', 'hormone']],
  ])('are heard in “%s”', (message, two) => expect(named(message)).toEqual(two))

  it('are heard in what goes on with a question', () => {
    expect(named('and ibuprofen?', 'can I take paracetamol with hrt')).toEqual(['ibuprofen', 'hrt'.toUpperCase()])
  })

  it.each([
    'does metformin help with weight at menopause',
    'do statins cause hot flashes?',
    'can HRT reduce my need for antidepressants',
    'does estrogen lower cholesterol, or do I need a statin',
    'will my sertraline stop working when I start the menopause',
    'They gave me zopiclone. Is it alright to keep taking sleeping tablets? Will HRT sort the sleep?',
    'My friend takes estrogen gel, and I read about paroxetine. Can I take any of these?',
    'My ADHD meds have quit and I want HRT. Does estrogen have anything to do with it?',
    'sertraline or hrt for low mood',
    'should I take magnesium or melatonin with dinner',
    'I’m on sertraline and HRT and can’t sleep, what helps',
    'can I take magnesium for sleep',
    'can HRT be used as contraception',
    'I have had migraine with aura since my twenties and they’ve doubled. I take candesartan and rizatriptan, and was refused HRT. I thought patches were different?',
    'I had a clot at 39 and took warfarin for six months. One doctor says hormones are forbidden. Could I use the gel?',
    'I’m 34, my periods stopped and they gave me calcium only. Should I not be on some hormone?',
  ])('are not heard in “%s”', (message) => expect(findCombination(message)).toBeNull())

  it('are answered by what speaks of both, which comes first', () => {
    const { found, unheld } = rankCombinedFirst(
      findNothing,
      library(hormones, antidepressants),
      'sertraline and hrt together, safe?',
    )
    expect([found.answers[0]!.slug, unheld]).toEqual(['Antidepressants and hormones', null])
  })

  it('are looked for by their names where the story brings something else', () => {
    const herb = place('Before you swallow', 'With an antidepressant, St John’s wort can push serotonin too high.')
    const question = 'I take sertraline and was sold St John’s wort. Is there any clash? I feel jittery.'
    const { found, unheld } = rankCombinedFirst(() => library(herb), library(hormones), question)
    expect([found.answers[0]!.slug, unheld]).toEqual(['Before you swallow', null])
  })

  it('are not read as they hold for others to somebody who has had cancer', () => {
    const forOthers = place('Antidepressants and hormones', 'For low mood a doctor may use hormones or sertraline.')
    const question = 'sertraline and hrt together, safe?'
    const ask = (message: string) => rankCombinedFirst(findNothing, library(hormones, forOthers), message)
    expect(ask(question).found.answers[0]!.slug).toBe('Antidepressants and hormones')
    const { found, unheld } = ask(`I had breast cancer at 45. ${question}`)
    expect([found.answers[0]!.slug, unheld]).toEqual(['Hormones', null])
  })

  it('are said not to be held where nothing speaks of both, and sent to the pharmacist', () => {
    const { found, unheld } = rankCombinedFirst(findNothing, library(hormones, antidepressants), 'ibuprofen with hrt?')
    const { response, links } = answerUnknownCombination(() => found, unheld!, found, 'ibuprofen with hrt?')
    expect(response).toContain('doesn’t say how ibuprofen and HRT get along, and that’s no all-clear')
    expect(response).toContain('pharmacist')
    expect(response).not.toContain('Hormones come as')
    expect(links.map(({ path }) => path)).toEqual(['/education/Hormones'])
  })

  it('and what else the message asks is read beside it', () => {
    const dry = foundPlace('Dryness', 'Moisturizers come first.', { chance: 0.7 })
    const question = 'What helps with dryness, and can I have estriol with tamoxifen?'
    const { found, unheld } = rankCombinedFirst(findNothing, library(hormones), question)
    const find = ({ question: part }: { question: string }) => library(part.includes('dryness') ? dry : hormones)
    expect(answerUnknownCombination(find, unheld!, found, question).response).toMatch(
      /tamoxifen and estriol[^]*Moisturizers come/,
    )
  })

  it('leaves a module that an editor added to its words', () => {
    const added = { ...library(hormones), modules: [{ slug: 'new', score: 1, isAskedFor: false, passages: [] }] }
    expect(rankCombinedFirst(findNothing, added, 'ibuprofen with hrt?').unheld).toBeNull()
  })
})
