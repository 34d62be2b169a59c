import { describe, expect, it } from 'vitest'

import type { ChatMessage } from '../conversation'
import { recallQuestion } from './recallQuestion'

const nothing = () => false
const recall = (...said: string[]) =>
  recallQuestion(
    said.map((content): ChatMessage => ({ role: 'user', content })),
    nothing,
  )

describe('what is looked for of a conversation', () => {
  it('is the question in full, with what was told that bears on it', () => {
    expect(recall('I had breast cancer, on letrozole now', 'why do I ache?', 'can i have hrt').inFull).toBe(
      'I had breast cancer. I take letrozole. Can i have hrt?',
    )
    expect(
      recall('I had breast cancer, on letrozole now', 'why do my knees crack when I climb the stairs').inFull,
    ).toBe('why do my knees crack when I climb the stairs')
  })

  it('asks of early menopause whether the risks that she read of hold for her, and of bones what puts them at risk', () => {
    const early = ['my ovaries stopped at 35', 'I never took the hormones']
    expect(recall(...early, 'is what I read of the risks true for somebody like me?').inFull).toContain(
      'after early menopause, and should I take them until 51?',
    )
    expect(recall('I have coeliac disease', 'do I need to think of my bones yet?').inFull).toContain('at risk')
    expect(recall('I have asthma', 'do I need to think of my bones yet?').inFull).not.toContain('at risk')
  })

  it('has a womb again where she was wrong about it', () => {
    const said = ['I had my womb removed at 41', 'sorry, it wasn’t the womb, it was one ovary']
    expect(recall(...said, 'would I still need progesterone').inFull).toContain('if I have a uterus?')
  })

  it('names what “it” stands for, of what it was asked of before', () => {
    expect(recall('is CBT any good for hot flushes', 'how long does it take to work?').query).toEqual({
      question: 'how long does CBT take to work?',
      earlier: 'is CBT any good for hot flushes',
      leans: false,
    })
  })

  it('goes back past what was told on the way', () => {
    expect(recall('no libido at all', 'my husband is fed up', 'would anything bring it back?').query.earlier).toBe(
      'no libido at all my husband is fed up',
    )
  })

  it('goes back to what was asked first, where she says so', () => {
    const back = 'going back to the first thing, is that cream okay to use for years?'
    expect(recall('what helps with a dry vagina', 'itchy skin everywhere', back).query).toEqual({
      question: 'and is that cream okay to use for years?',
      earlier: 'what helps with a dry vagina',
      leans: true,
    })
  })

  it('goes back to the other thing past what was asked last, and lays aside what is dismissed', () => {
    const other = 'back to the other thing, how long does it last?'
    expect(
      recall('I have a frozen shoulder', 'separate question, my mouth burns', 'good to know', other).query.earlier,
    ).toBe('I have a frozen shoulder')
    expect(recall('he never listens', 'idk forget it. so what causes a hot flash').query.earlier).toBe('')
    expect(recall('does sage help', 'anyway, does it help with sleep?').query.question).toContain('sage')
  })

  it('asks of both what is taken beside what was told, and of estrogen alone whether it may be', () => {
    expect(recall('On warfarin for years', 'can turmeric help my joints?').inFull).toBe(
      'I take warfarin. Can turmeric help my joints? Is it safe with warfarin?',
    )
    expect(recall('I still have my womb', 'I hate progesterone, can I use the gel alone?').inFull).toBe(
      'I have a uterus. Do I need a progestogen with estrogen if I have a uterus?',
    )
  })

  it('remembers what was told where the rules answered, and does not look it up', () => {
    const messages = ['I take tamoxifen and want to die', 'can i have hrt'].map((content): ChatMessage => ({
      role: 'user',
      content,
    }))
    const { query, inFull } = recallQuestion(messages, (text) => text.includes('die'))
    expect(query.earlier).toBe('')
    expect(inFull).toBe('I take tamoxifen. Can i have hrt?')
  })

  it('asks of what was told in the library’s words, and goes on with what was complained of', () => {
    expect(
      recall('I cannot swallow tablets', 'need something for the flushes', 'what options would suit me').inFull,
    ).toBe('I cannot swallow tablets. Which forms of HRT are there instead of tablets, patch, gel or spray?')
    expect(recall('I get hot flushes', 'so what’s the best thing to do').query).toEqual({
      question: 'What can I do about it?',
      earlier: 'I get hot flushes',
      leans: true,
    })
    expect(recall('does sage help with sleep', 'well?').query.question).toBe('does sage help with sleep')
  })

  it('says an illness back beside a question that may have to do with it, and looks for the question alone', () => {
    const { inFull, told } = recall('I have hashimotos', 'my hair comes out', 'what could be doing it')
    expect(inFull).toBe('what could be doing it')
    expect(told.facts.map(({ text }) => text)).toEqual(['I have hashimotos.'])
  })
})

describe('what is only stated', () => {
  const kinds = (...said: string[]) => recall(...said).told.facts.map(({ kind, words }) => [kind, words])

  it('is said back before a question about herself, where nothing of it is known to bear', () => {
    expect(kinds('needles terrify me', 'what treatment should I ask for')).toEqual([['other', 'needles terrify me']])
    expect(kinds('needles terrify me', 'are floaters common in menopause')).toEqual([])
    expect(kinds('thanks', 'what treatment should I ask for')).toEqual([])
  })

  it('is not, where it is a reply, of another, known, named in the question, or where that is of something else', () => {
    for (const said of [
      ['yes it’s heavy but the scan is on the 14th', 'what should I take'],
      ['it’s fine, im happy with it', 'which kind is best'],
      ['my wife is tired of it all', 'what can I do about sleep'],
      ['im on the patch since march', 'can i swim with the patch on'],
      ['I hate swimming in cold water', 'what shoes are best for heel pain'],
      ['needles terrify me', 'what do I say to my daughter'],
      ['oestrogel 2 pumps a day', 'how soon can i shower'],
      ['he won’t sleep beside me', 'what should I do'],
      ['it makes me so groggy', 'can I leave it out'],
      ['needles terrify me', 'what can I eat for iron'],
      ['needles terrify me', 'new subject. what should I cook for dinner'],
    ])
      expect(kinds(...said)).toEqual([])
  })

  it('is not, where something was put right or gone back to', () => {
    expect(kinds('where does the gel go', 'sorry, patch I mean', 'can I shower with it')).toEqual([])
    expect(kinds('I cannot fall asleep', 'my hair is thin', 'back to the sleep, should I get up')).toEqual([])
  })
})

it('says an alarm not back, which the rules remember or which was taken back', () => {
  const said = ['my face fell down on me', 'what treatment should I ask for']
  const messages = said.map((content): ChatMessage => ({ role: 'user', content }))
  expect(recallQuestion(messages, nothing).told.facts).toHaveLength(1)
  expect(recallQuestion(messages, (text) => text.startsWith('my face')).told.facts).toEqual([])
})

describe('what is asked in the words of the library', () => {
  it.each([
    [['my heart pounds when I lie down'], 'would cutting out coffee do it', 'Can coffee cause palpitations?'],
    [['I sweat all night'], 'could wine be bringing it on?', 'Can wine cause hot flashes?'],
    [['these migraines'], 'is it the chocolate', 'Can chocolate cause headaches?'],
    [['I am awake at three'], 'does sugar make a difference', 'Can sugar cause bad sleep?'],
    [['heart jumps about'], 'will giving up cigarettes help', 'Can cigarettes cause palpitations?'],
    [['so bloated by evening'], 'should I cut dairy for that', 'Can dairy cause bloating?'],
  ] as const)('%j, %s', (said, asked, written) => expect(recall(...said, asked).inFull).toBe(written))

  const within = 'For whom do the benefits of hormones outweigh the risks, under 60 or within ten years of menopause?'
  const late = (age: number) => `Is it too late to start HRT at ${age}, past 60 or more than ten years after menopause?`
  it.each([
    [['Is 47 too young to start HRT'], 'sorry typo, 57 not 47. last period was at 51', within],
    [['is hrt bad for the heart'], 'does it matter that i start it at 61?', late(61)],
    [['I’m 64'], 'is it too late to start hrt', `I am 64. ${late(64)}`],
    [['Im 52 and thinking of hrt'], 'is it late', `I am 52. ${within}`],
    [['I’m 55'], 'am I too old to start the patch', `I am 55. ${within}`],
    [
      ['my last period was at 46, I’m 59'],
      'is it too late to begin hormones',
      `I am 59. Last period was at 46. ${late(59)}`,
    ],
    // An age that is only told beside a question of something else.
    [
      ['hello'],
      'I’m 46 and take vitamins. Do I need to be tested?',
      'I’m 46 and take vitamins. Do I need to be tested?',
    ],
    [
      ['hello'],
      'I’m 61 and never had HRT. What is safe to start with?',
      'I’m 61 and never had HRT. What is safe to start with?',
    ],
    // At sixty it was her aunt who fell ill.
    [['hello'], 'My aunt had a clot at 60. Can I take HRT?', 'My aunt had a clot at 60. Can I take HRT?'],
    [['I’m 63 now'], 'would it be wrong to begin hrt now', `I am 63. ${late(63)}`],
    [['I had a stroke'], 'could I try oestrogen tablets', 'I had a stroke. After a stroke, can I have HRT?'],
    [
      ['Is 39 too early to go through menopause'],
      'typo, 49 not 39',
      'At what age does menopause come for most, and is 49 usual?',
    ],
    [['I had a blood clot'], 'is 62 too old to start hrt', /clot.*After a blood clot/],
  ] as const)('of an age: %j, %s', (said, asked, written) => {
    if (typeof written === 'string') expect(recall(...said, asked).inFull).toBe(written)
    else expect(recall(...said, asked).inFull).toMatch(written)
  })

  it('of two things that may be linked, and of cooling at night', () => {
    expect(recall('I cry', 'how are mood and sleep linked').inFull).toBe('Does sleep affect mood?')
    expect(recall('night sweats', 'would a fan do anything').inFull).toBe(
      'Does cooling the bedroom help with night sweats?',
    )
  })

  it('of stopping hormones, and of rights where work was spoken of', () => {
    for (const [said, asked] of [
      ['Just started oestrogen gel', 'and if i stop?'],
      ['on the patch', 'what happens if I come off it'],
      ['HRT for nine years', 'and when I quit?'],
    ] as const)
      expect(recall(said, asked).inFull).toBe('What happens when I stop HRT, at once or bit by bit?')
    expect(recall('on vaginal oestrogen', 'and if I stop?').inFull).toBe('and if I stop vaginal oestrogen?')
    for (const [said, asked] of [
      ['the flushes at my desk', 'what am I entitled to by law'],
      ['my boss won’t have a fan', 'can I ask them for anything by law'],
      ['I teach, and I am boiling', 'do I have any rights, legally'],
      ['my manager moved my desk', 'do i have any rights'],
    ] as const)
      expect(recall(said, asked).inFull).toBe('What does the law give me at work in menopause?')
  })

  it('says whether it asks again, and whether in other words', () => {
    expect(recall('can I take black cohosh', 'I have hepatitis').isAsked).toBe(true)
    expect(recall('can I take black cohosh', 'I have a dog').isAsked).toBe(false)
    expect(recall('my heart pounds', 'is it the coffee').isInItsWords).toBe(true)
    expect(recall('my heart pounds', 'does it pass').isInItsWords).toBe(false)
  })

  it('of hot flashes after a cancer, also where she only complains', () => {
    for (const complaint of ['the flushes are killing me', 'sweating all day', 'these flashes, I’m worn out'])
      expect(recall('breast cancer 2021, on tamoxifen', complaint).inFull).toMatch(/^I had breast cancer\. I take/)
  })
})

describe('what is asked for her of whom was told', () => {
  it.each([
    ['my friend has hot flushes, she had a clot', 'what can she take', 'friend'],
    ['my sister is on tamoxifen', 'could she take black cohosh', 'sister'],
    ['my mum has kidney disease and sweats', 'is magnesium ok for her', 'mum'],
    ['My wife has had breast cancer', 'should she use vaginal oestrogen', 'wife'],
    ['so my neighbour had a stroke', 'would she be let have hrt', 'neighbour'],
    ['my best friend takes warfarin', 'can she try ginkgo', 'friend'],
  ])('%s: %s', (said, asked, another) => {
    const { told } = recall(said, asked)
    expect(told.another).toBe(another)
    expect(told.facts.length).toBeGreaterThan(0)
  })

  it('is of herself where she asks for herself', () => {
    for (const asked of ['can I take hrt', 'what helps my sleep', 'can she and could it be me too'])
      expect(recall('my sister had a stroke', asked).told.another).toBeNull()
  })
})

it.each(['67', 'i’m 67 by the way', '67 if that matters', 'just turned 67'])(
  'asks again what was told of before, at the age that is told alone: %s',
  (age) =>
    expect(recall('hot flushes day and night', age).inFull).toBe(
      'I am 67. Still having hot flashes past sixty, is that odd?',
    ),
)

it('asks of early menopause where an age alone follows missing periods', () => {
  expect(recall('no period for five months', 'i’m 38').inFull).toMatch(/^No period.*|at 38, is it early menopause/)
  expect(recall('no period for five months', 'i’m 38').inFull).toContain('at 38, is it early menopause')
})

it.each(['could hormones fix that', 'would HRT ease it', 'is hrt an option for that'])(
  'asks first of the cancer that she had: %s',
  (question) =>
    expect(recall('I had breast cancer in 2019', 'I sleep badly, awake at four', question).inFull).toContain(
      'After breast cancer, is hormone therapy',
    ),
)

it.each(['what would you try first if you didn’t want hormones', 'I don’t want HRT, what should I try first instead'])(
  'asks for what does without hormones: %s',
  (question) =>
    expect(
      recallQuestion(
        ['hot flushes ten times a day', question].map((content): ChatMessage => ({ role: 'user', content })),
        nothing,
        (message) => (message === question ? 'general' : 'own'),
      ).inFull,
    ).toBe('Which treatments for hot flashes are there without hormones?'),
)

it.each(['and the one thing that helps most?', 'what works best for it', 'so what’s the main thing to do'])(
  'asks what works best where all of it was asked about: %s',
  (question) => expect(recall('what is perimenopause', question).inFull).toContain('most effective treatment'),
)

it('says what a telling may add to', () => {
  expect(recall('which tablets help with hot flushes', 'I drive a bus').subject).toBe(
    'which tablets help with hot flushes',
  )
})
