import { describe, expect, it } from 'vitest'

import { findPlainKind, isOfAnotherWorld, isOfNoises } from './plainKinds'

describe('what is told plainly', () => {
  it.each([
    ['we had to have our old spaniel put to sleep', 'pet'],
    ['I know he was only a cat', 'pet'],
    ['I miss being held', 'touch'],
    ['nobody hugs me any more', 'touch'],
    ['they forgot my birthday', 'birthday'],
    ['not one of them remembered it was my birthday', 'birthday'],
    ['my best friend let me down', 'let down'],
    ['my sister never rings', 'let down'],
    ['my youngest has gone to college', 'empty nest'],
    ['the house is so quiet', 'empty nest'],
    ['guilty about mum in the nursing home', 'guilt'],
    ['mammogram results are clear!', 'relief'],
    ['the scan came back fine', 'relief'],
    ['retiring on friday at last', 'retiring'],
    ['finished work for good on friday', 'retiring'],
    ['got the job and i am terrified', 'nerves'],
    ['a wedding on saturday and nothing fits', 'outfit'],
    ['we had a row and then we hugged', 'made up'],
    ['my son is getting married', 'milestone'],
    ['my first grandson was born', 'milestone'],
    ['i screamed at him and then we hugged', 'made up'],
    ['my daughter is an angel', 'kindness'],
    ['she brought me flowers', 'kindness'],
    ['i snapped at my poor mother', 'snapped'],
    ['a good cry in the bath', 'better'],
    ['in bed with a cold', 'a cold'],
    ['i feel so invisible now', 'invisible'],
    ['i am so lonely', 'lonely'],
    ["can't be bothered with easter", 'fed up'],
    ["i'm bored of my own voice", 'fed up'],
    ['so cross with the post office', 'cross'],
    ['figuratively speaking i stabbed my foot', 'joke'],
    ['i could murder a toasted sandwich', 'joke'],
    ['the in-laws are here, send gin', 'joke'],
    ['my lawnmower has died', 'elsewhere'],
    ['half my cardigan is inside out', 'elsewhere'],
  ] as const)('“%s” is %s', (message, kind) => expect(findPlainKind(message)).toBe(kind))

  it.each([
    'fed up with these night sweats',
    'I feel lonely',
    'empty nest sadness',
    'my brain is soup today',
    'made your bean soup',
    'he pushed me and now he made me a cup of tea',
    'he gets so angry and i sit in the bathroom',
    'i wrote three letters and i feel better',
    'i was let down when they said it was benign, the results are fine',
    'had enough and going to do it',
    'he says he is checking the boiler',
    'hidden behind the lawnmower',
    "i'm fed up with living",
    'had enough, i want to die',
    "lost my dog and i don't want to go on like this",
    'he is an angel but he hits me',
    'he brought me flowers after he hit me',
    'the biopsy came back fine but i am still bleeding',
    'the scan came back normal, why does it hurt',
    'a cold and my chest hurts',
    'in bed with a cold and a fever',
    'cold flushes',
    'cold feet at night',
    'i have had a cold for six weeks',
    'gardening has wrecked my back',
    'knitting makes my thumbs ache',
    'cross and tired all the time, is it hormones',
    'i want to feel better',
    "it feels like there's no point in my retirement",
    'i am so lonely, i need to find new people',
    'shoot me now, really',
    'my mood is driving me up the wall',
  ])('“%s” may be more', (message) => expect(findPlainKind(message)).toBeUndefined())
})

it('knows what is asked of kitchen, garden and games, and no complaint in it', () => {
  expect(isOfAnotherWorld('how do i keep slugs off my dahlias')).toBe(true)
  expect(isOfAnotherWorld('a recipe for leek soup please')).toBe(true)
  expect(isOfAnotherWorld('is soup good for hot flashes')).toBe(false)
  expect(isOfAnotherWorld('why am i so tired after the garden')).toBe(false)
  expect(isOfAnotherWorld('which vitamins')).toBe(false)
})

it('knows whose noises are only complained of', () => {
  expect(isOfNoises("is it only me or does everybody hate her husband's whistling")).toBe(true)
  expect(isOfNoises('does everyone want to throttle him when he slurps soup')).toBe(true)
  expect(isOfNoises('does everybody hate hot flashes')).toBe(false)
  expect(isOfNoises('is it only me or does chewing hurt')).toBe(false)
})
