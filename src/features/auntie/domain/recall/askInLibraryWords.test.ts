import { describe, expect, it } from 'vitest'

import { askInLibraryWords } from './askInLibraryWords'
import { toldFacts } from './toldFacts'

const ask = (question: string, told: string[], earlier = '') =>
  askInLibraryWords(question, toldFacts(told), `${earlier} ${question}`)

describe('a question in the words of the library', () => {
  it.each([
    'which one am I if I last bled in May',
    'so am I in menopause then, last period was June',
    'which stage am I, no period since spring',
    'am I post if my last bleed was in August',
    'what does that make me, I bled in March',
    'where am I if my periods stopped at Easter',
  ])('asks for a stage: %s', (question) =>
    expect(ask(question, [], 'what is the difference between peri and menopause')).toMatch(/twelve months/),
  )

  it.each([
    'how would I know my periods are over',
    'how can you tell when I am through it',
    'how do I find out I’m done with periods',
    'is there any sign that menopause is there',
    'how will I be sure the change is over',
    'when would I know my periods have stopped',
  ])('asks how to know it with a coil: %s', (question) =>
    expect(ask(question, ['I have a mirena'])).toBe('How would I know I am in menopause with a hormonal coil?'),
  )

  it('asks both of a coil that is to count as well', () =>
    expect(ask('does it count, and how will I know my periods are over', ['I have a mirena'])).toMatch(/^Can my coil/))

  it.each(['so which', 'which one is best', 'what kind then', 'what should I ask for', 'which type', 'what can I use'])(
    'asks which hormones without a womb: %s',
    (question) =>
      expect(ask(question, ['I no longer have a womb'], 'which HRT has fewest side effects')).toMatch(
        /after a hysterectomy/,
      ),
  )

  it.each([
    'how do I get that CBT for free',
    'where can I do cbt',
    'could I learn CBT by myself',
    'what would cbt cost',
    'is CBT something for at home',
    'do I need a therapist for CBT',
  ])('asks how to have it: %s', (question) => expect(ask(question, [])).toMatch(/self-help/))

  it.each([
    'magnesium: any reason I shouldn’t',
    'is magnesium safe',
    'who shouldn’t take magnesium',
    'magnesium: any downsides',
    'magnesium: any dangers',
    'should I be careful with magnesium',
  ])('asks of reasons against it: %s', (question) => expect(ask(question, [])).toMatch(/^Is magnesium safe with/))

  it.each([
    ['Can I take ginkgo?', 'can i take ginkgo with apixaban?'],
    ['is sage ok with my tablets?', 'is sage ok with apixaban?'],
    ['does soy mix with her pills', 'does soy mix with apixaban'],
    ['can it go with those meds', 'can it go with apixaban'],
    ['would a pessary be ok with my medication', 'would a pessary be ok with apixaban'],
    ['is wine fine with the tablets', 'is wine fine with apixaban'],
  ])('asks of her medicine by its name: %s', (question, named) =>
    expect(ask(question, ['I take apixaban'])?.toLowerCase()).toBe(named),
  )

  it('leaves what says by itself what it is about', () => {
    for (const question of ['does soy help', 'how long does HRT take', 'which tea is good for sleep'])
      expect(ask(question, [])).toBeUndefined()
  })
})

describe('few words after a subject', () => {
  it.each([
    ['and in bed?', 'why do I get hot flashes', /^Woken by night sweats/],
    ['and the vaginal kind?', 'does the pill form raise the risk of clots', /^Does vaginal estrogen cause/],
    ['does it end up in my blood?', 'a vaginal cream for dryness', /gets into the blood/],
    ['when would I feel anything?', 'pessaries for infections', /^How long before vaginal estrogen/],
    ['which foods then? I eat no meat', 'do I need more iron', /^Which foods have iron/],
  ] as const)('are asked with it: %s', (question, earlier, asked) => expect(ask(question, [], earlier)).toMatch(asked))

  it.each([
    ['and in bed?', 'why do my joints ache'],
    ['and the gel?', 'does the pill form raise the risk of clots'],
    ['when would I feel anything?', 'I began the patch'],
    ['which foods then?', 'what helps with sleep'],
  ] as const)('are left alone: %s after %s', (question, earlier) => expect(ask(question, [], earlier)).toBeUndefined())
})

describe('CBT that was named before', () => {
  const recent = (before: string, question: string) =>
    askInLibraryWords(question, [], question, `${before} ${question}`)

  it.each(['could I do that online or is a therapist better', 'any good apps?', 'does it have to be face to face'])(
    'is what an app or a person is asked of: %s',
    (question) => {
      expect(recent('I am awake at 3. A friend did CBT', question)).toMatch(/CBT for insomnia/)
      expect(recent('hot flushes. The nurse mentioned CBT', question)).toMatch(/CBT for hot flashes/)
    },
  )

  it('is not, where none was named', () =>
    expect(recent('I am awake at 3', 'is there an app for this site')).toBeUndefined())

  it.each([
    [/which signs do I report/, 'and which ones are serious?', 'what side effects can HRT have'],
    [/gel or spray instead/, 'would a spray be better', 'my patch leaves a red rash'],
    [/rhythm of HRT/, 'no period since June', 'do I want the sequential or the continuous kind'],
    [/how many years/, 'I meant for my HRT', 'how long does a mirena last'],
    [/ovaries kept/, 'when will I know I have menopause then', 'I’m to have a hysterectomy, they leave the ovaries'],
    [/safer for clots/, 'so a tablet or a patch', 'I want to start HRT'],
    [/on estrogen alone/, 'and with just estrogen?', 'does HRT bring breast cancer'],
  ])('goes on about hormones as %s: %s', (asked, question, earlier) =>
    expect(ask(question, [], earlier)).toMatch(asked),
  )

  it('asks whether hormones are needed after an early menopause', () =>
    expect(ask('do I still need the tablets?', ['I had my baby by donor egg after early menopause'])).toMatch(
      /until 51/,
    ))
})
