import { describe, expect, it } from 'vitest'

import { bearingFacts } from './bearingFacts'
import { toldFacts } from './toldFacts'

const told = (...said: string[]) => toldFacts(said).map(({ text }) => text)

describe('what was told of herself', () => {
  it.each([
    [
      'I had breast cancer three years ago, ER positive, on letrozole now',
      ['I had breast cancer.', 'I take letrozole.'],
    ],
    ['Taking tamoxifen since last year', ['I take tamoxifen.']],
    ['On sertraline 100mg for years', ['I take sertraline.']],
    ['I had a total hysterectomy in 2019 but kept my ovaries', ['I had a hysterectomy.']],
    [
      "they took my womb and both ovaries out in March, I'm 43",
      ['I had a hysterectomy.', 'My ovaries were removed.', 'I am 43.'],
    ],
    ["I am 38 and haven't had a period for 5 months, not pregnant", ['I am 38.', "haven't had a period for 5 months."]],
    ["no periods for 2 years now, I'm 53", ['I am 53.', 'no periods for 2 years.']],
    ['Had my ovaries out at 36', ['My ovaries were removed at 36.']],
    ['Had a womb removal in 2012', ['I had a hysterectomy.']],
    ['the womb went when I was forty', ['I had a hysterectomy.']],
    ['full hyst in 2009', ['I had a hysterectomy.']],
    ['mum had ovarian cancer at 61', ['My mum had ovarian cancer.']],
    ['two aunts had breast cancer', ['My aunts had breast cancer.']],
    ['DCIS? I had DCIS in 2017', ['I had breast cancer.']],
    ['started an AI in spring', ['I take ai.']],
    ['transmasc, on T since 2019', ['I am a trans man.']],
    ['kidneys are not great', ['I have kidney disease.']],
    ['raised blood pressure, here', ['I have high blood pressure.']],
    ['I have MS', ['I have MS.']],
    ['no, it wasn’t my womb, only an ovary', ['I have a uterus.']],
    ['the nurse said no to it because of my kidneys', ['I have kidney disease.']],
    ['Years of steroids for my asthma', ['I have asthma.', 'I have taken steroids for long.']],
    ['i had a stroke last year', ['I had a stroke.']],
    ['I had a DVT when I was pregnant', ['I had a blood clot.']],
    ['52, still got all my bits, womb and all', ['I have a uterus.', 'I am 52.']],
    ['First I lose half the page, zigzags, and then the headache', ['I have migraine with aura.']],
    ['EpiPen girl since kindergarten, peanuts', ['I am allergic to peanuts.']],
    ['I have a latex allergy', ['I am allergic to latex.']],
    ['Been vegan since university, diabetic too', ['I am vegan.', 'I am diabetic.']],
    ["I've got lupus and migraine with aura", ['I have migraine with aura.', 'I have lupus.']],
  ] as const)('%s', (message, facts) => {
    expect(told(message)).toEqual(facts)
  })

  it('is not what another has, unless she tells of herself as well', () => {
    expect(told('My sister had breast cancer at 44 and I’m scared')).toEqual(['My sister had breast cancer.'])
    expect(told('My best friend had a blood clot on HRT and takes warfarin')).toEqual([])
    expect(told('my friend is on sertraline')).toEqual([])
    expect(told('My mother had cancer, and I take tamoxifen')).toEqual(['My mother had cancer.', 'I take tamoxifen.'])
  })

  it('is not what is asked, feared or ruled out', () => {
    for (const message of [
      'does tamoxifen cause flushes?',
      'I never had cancer',
      'passing clots with my period',
      'should I take sertraline',
      'I came off sertraline in May',
      'they offered me a hysterectomy',
      'I need my womb out, they say',
      'I have migraine without aura',
      'I had a breast cancer scare',
      'I have a family history of breast cancer',
      'I have 38 flushes at 20 minutes each',
    ])
      expect(told(message)).toEqual([])
  })

  it('is the age that was told last', () => {
    expect(told('I am 57', "I'm 47")).toEqual(['I am 47.'])
  })
})

describe('what bears on a question', () => {
  const facts = toldFacts(['I had breast cancer, I take letrozole. I had a hysterectomy. I am 38.'])
  const bearing = (question: string) => bearingFacts(facts, question).map(({ kind }) => kind)

  it.each([
    ['can I have HRT?', ['cancer', 'cancer medicine', 'womb', 'age']],
    ['what helps with hot flushes', ['cancer', 'cancer medicine']],
    ['is this perimenopause', ['womb', 'age']],
    ['why do my joints ache', []],
    ['I am 39, is this perimenopause', ['womb']],
  ] as const)('%s', (question, kinds) => {
    expect(bearing(question)).toEqual(kinds)
  })

  it('is nothing of hormones where she wants none, nor the family where two forms are compared', () => {
    const clot = toldFacts(['I had a DVT. My aunt had breast cancer'])
    expect(bearingFacts(clot, 'what helps that isn’t a hormone?')).toEqual([])
    expect(bearingFacts(clot, 'is the gel different?').map(({ kind }) => kind)).toEqual(['clot'])
    expect(bearingFacts(clot, 'is the vaginal ring good contraception?').map(({ kind }) => kind)).toEqual(['clot'])
    expect(bearingFacts(clot, 'how long does vaginal estrogen take?').map(({ kind }) => kind)).not.toContain('clot')
  })
})

describe('what else was told of herself', () => {
  it.each([
    ['I cannot swallow tablets, I gag on them', ['I cannot swallow tablets.']],
    ['pills just stick in my throat', ['I cannot swallow tablets.']],
    ['plasters give me a rash', ['My skin does not bear patches.']],
    ['I’m trans, on estradiol patches, 52', ['I am 52.', 'I am a trans woman.']],
    ['I carry the gene, same as my aunt', ['I carry a BRCA fault.']],
    ['the mirena is in, I’ve had it four years', []],
    ['I’ve got the mirena in', ['I have a hormonal coil.']],
    ['my liver is not great', ['I have liver disease.']],
    ['my thyroid is slow', ['I have an underactive thyroid.']],
    ['i have raised blood pressure', ['I have high blood pressure.']],
    ['Im thirty-seven', ['I am 37.']],
    ['44 and hot one minute cold the next', ['I am 44.']],
    ['haven’t seen a period since last Christmas', ['haven’t seen a period since last Christmas.']],
    ['having my ovaries taken out next month', ['My ovaries are to be taken out.']],
    ['I work nights in a bakery', ['I work night shifts.']],
    ['I have a pacemaker', ['I have a pacemaker.']],
  ] as const)('%s', (message, facts) => {
    expect(told(message).slice(0, facts.length || 9)).toEqual(facts)
  })

  it('is what she tried, with what came of it, and no question of how', () => {
    expect(toldFacts(['I have tried sage and it did nothing'])[0]?.kind).toBe('tried')
    expect(toldFacts(['gel did not help at all'])[0]?.kind).toBe('tried')
    expect(told('the gel, how often do I use it')).toEqual([])
  })

  it('is of a womb what was told last', () => {
    expect(told('I have my womb still', 'I had it wrong, it was a full hysterectomy')).toEqual([
      'I had a hysterectomy.',
    ])
    expect(told('I had a hysterectomy', 'no, I still have my womb')).toEqual(['I have a uterus.'])
  })

  it('is another’s where she asks for her, and in the words that were written', () => {
    expect(toldFacts(['Asking for my sister. She had her womb out'])).toEqual([
      { kind: 'womb', text: 'I had a hysterectomy.', words: 'She had her womb out' },
    ])
    expect(told('She had her womb out')).toEqual([])
  })
})

it.each([
  'had everything taken out 6 yrs ago womb and both ovaries',
  'they took the womb and the ovaries in 2015',
  'womb, tubes and ovaries all gone',
  'it’s all been removed, womb included',
  'had the lot out, ovaries and womb, at 44',
  'everything is out, the uterus too',
])('knows that the womb is gone: %s', (said) => {
  expect(toldFacts([said]).map(({ kind }) => kind)).toContain('womb')
})
it.each(['I had my appendix taken out', 'everything is fine, womb and ovaries', 'they took out a polyp'])(
  'knows of none gone: %s',
  (said) => expect(toldFacts([said]).map(({ kind }) => kind)).not.toContain('womb'),
)

it.each([
  ['ps my liver tests are raised', 'I have liver disease.'],
  ['my kidney numbers came back abnormal', 'I have kidney disease.'],
  ['my liver enzymes are off', 'I have liver disease.'],
  ['my blood sugars are raised', 'I have diabetes.'],
  ['my thyroid is off again', 'I have an underactive thyroid.'],
  ['my kidney function is reduced', 'I have kidney disease.'],
])('knows what is not well: %s', (said, text) => {
  expect(toldFacts([said]).map((fact) => fact.text)).toContain(text)
})

it.each([
  'I don’t have a uterus any more actually, had it out in May',
  'I no longer have a womb',
  'I haven’t got a womb',
  'I do not have a uterus since 2019',
  'I don’t have my womb now',
  'haven’t a womb to bless myself with',
])('knows that the womb is gone where it is told as not there: %s', (said) => {
  const kinds = toldFacts([said]).map(({ kind }) => kind)
  expect(kinds).toContain('womb')
  expect(kinds).not.toContain('womb kept')
})

it.each(['Good morning, 47, Leeds, two boys', 'I am Asha, 47, in Nairobi', '47, never pregnant'])(
  'knows an age between commas: %s',
  (said) => expect(toldFacts([said]).map(({ text }) => text)).toContain('I am 47.'),
)

it.each([
  'I can’t have the gel and don’t want the patch',
  'I got a cream, haven’t used it yet',
  'the patch isn’t here',
])('takes nothing for tried that was not: %s', (said) =>
  expect(toldFacts([said]).map(({ kind }) => kind)).not.toContain('tried'),
)
