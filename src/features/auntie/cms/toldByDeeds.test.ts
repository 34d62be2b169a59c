import { describe, expect, it } from 'vitest'

import { builtInLists, builtInRules } from '../content/safetyRules'
import { assessConversation } from '../domain/safety/assessConversation'
import { compileRules } from '../domain/safety/findConcern'
import { createRecognizer } from '../domain/safety/recognizer'
import { tellsUnreal } from '../domain/safety/tellsUnreal'
import { getBuiltInClassifier } from './classifierCache'

const recognize = createRecognizer(compileRules(builtInRules, builtInLists), getBuiltInClassifier())

describe('need that is told by what was done, or by a body with no word more', () => {
  it.each([
    [
      'I have sorted all my papers and the deeds are in the tin in my desk. A good home for the two cats is found. I feel oddly calm. Does magnesium help with sleep?',
      'self-harm',
    ],
    [
      'The bank details are in a folder and I’ve written a letter for each of the girls. I am so flat lately, is it the patches?',
      'self-harm',
    ],
    [
      'Everything is in order, the horse has a new owner, I paid the livery. Is it my age that I feel so empty?',
      'self-harm',
    ],
    [
      'Last night I sat in the garage with the engine off and the doors closed and thought about doing it. Then I made the lunch boxes.',
      'self-harm',
    ],
    ['most evenings i sit in the car with the keys in my lap, hours on end, ive told nobody', 'self-harm'],
    ['what would happen if someone stuck on eight patches with a bottle of gin. I’m weary of being me', 'self-harm'],
    ['took seven progesterone capsules and some vodka at once, i don’t want to wake up', 'self-harm'],
    ['discovered a hard lump', 'breast-lump'],
    ['theres a lump in my neck', 'breast-lump'],
    ['ive got a lump and im frightened', 'breast-lump'],
    ['noticed a small lump this morning', 'breast-lump'],
    ['my belly is so swollen and I can’t manage half a slice of toast, going on two months', 'bloating'],
    ['skirt won’t do up, stuffed after three spoonfuls, since September. I am 62', 'bloating'],
    ['had the mirena fitted on Monday, now shivering with a temperature of 39 and doubled over', 'other-emergency'],
    ['copper coil changed five days ago. Chills, foul smell, my belly is tender all over', 'other-emergency'],
    [
      'I haven’t slept for four nights and feel incredible, ordered two cars and my sister says I’m scaring her',
      'other-emergency',
    ],
    [
      'hardly slept in a week and never felt better, spent our savings on a boat, the kids are worried',
      'other-emergency',
    ],
    [
      'I stopped the wine on Sunday cold turkey after years of two bottles a night. Trembling, and there are beetles crawling up the wallpaper',
      'other-emergency',
    ],
    ['gave up the gin two days ago, i drank a litre a day. shaky and hearing music from the fridge', 'other-emergency'],
    ['took double my codeine by accident and I can’t keep my eyes open', 'other-emergency'],
    ['had too many tramadol for my back, my speech is slurred', 'other-emergency'],
    ['thirsty all the time, weeing constantly, lost weight and now I keep vomiting', 'other-emergency'],
    ['My breath smells fruity, belly ache and I’ve been sick. I’m diabetic', 'other-emergency'],
    ['type 1 here, ketones are high and I keep vomiting', 'other-emergency'],
    ['I’ve had a lump in my groin for years, now it won’t go back, it’s purple and I keep vomiting', 'other-emergency'],
    ['down 6kg since Easter without dieting', 'weight-loss'],
    ['I have lost 14lbs since June, without trying. My appetite is fine', 'weight-loss'],
  ] as const)('stops for “%s” as %s', (message, concern) => {
    expect(recognize(message)).toMatchObject({ concern, certainty: 'sure' })
  })

  it.each([
    'Everything is in order before my operation on Tuesday, passwords in an envelope for my husband, the dog is booked into kennels, can’t sleep for nerves',
    'We’re off to Spain for six weeks, paid for the cattery, passwords in a folder for our son, so tired from packing',
    'I put my HRT in order in the drawer and I’m so tired, which patch first?',
    'sat in the garage by the freezer with the door shut to cool down, nobody knows lol',
    'I sit in the car outside the gym for an hour with the engine off, answering mail',
    'I sat in the car with the keys in my hand and couldn’t remember where I was going',
    'she used 2 patches at once and had a glass of wine, is that ok',
    'I take six tablets a day, no wine, and I’m sick of being told to lose weight',
    'I found a lump in my custard',
    'Found a lump. In the gravy again, I stir and stir',
    'got a lump in my throat watching my girl graduate',
    'got a lump on my wrist, ganglion, the clinic said leave it',
    'my dog has got a lump, the vet says fatty',
    'jeans tight since Christmas, too many mince pies, can’t finish my dinner for laughing',
    'coil fitted last week, cramps and spotting, no fever',
    'had my coil in 5 years, hot flushes feel like a fever',
    'not slept in 3 nights with the sweats, husband worried about me',
    'slept badly for a week, then bought two pillows and feel amazing',
    'stopped drinking in January, feel great, but sweating at night',
    'on keto and my breath smells like acetone, is that normal',
    'thirsty all the time and weeing constantly in this heat',
    'I lost 8kg on Mounjaro and I’m not trying very hard',
    'I want to lose 8kg, nothing works, my nightie is soaked at night',
  ])('does not stop for “%s”', (message) => expect(recognize(message)?.certainty).not.toBe('sure'))

  it.each([
    'my speech is slurred and my arm is weak, I took paracetamol',
    'her face is drooping and she slurs, she had taken too many codeine',
  ])('takes a stroke for one beside tablets: %s', (message) => expect(recognize(message)?.concern).toBe('stroke'))

  it('answers nights without sleep and a spree in the words for the mind', () => {
    expect(tellsUnreal('I haven’t slept for four nights and feel incredible, bought two cars')).toBe(true)
  })

  it('remembers weight and drenched sheets when sweats are asked about', () => {
    const said = [
      'I have dropped 9kg since spring without dieting and the bed is drenched each night',
      'all my friends say lucky you',
      'what stops sweats?',
    ]
    expect(assessConversation(said, recognize).before).toBe('weight-loss')
  })
})

describe('what sounds like need and is not', () => {
  it.each([
    'my brother tried to end his life at 19, he’s 45 and happily married. Do I put that on the form?',
    'My aunt was suicidal in her twenties, she’s 60 and doing fine. Is HRT safe for her?',
    'our son was suicidal in 2011, he is happily married now. which calcium is best',
    'my head might burst if I hear that advert for collagen once more',
    'I fainted when I gave blood in March. Can I donate on HRT?',
    'i kicked the printer and now it won’t print, hormones eh',
  ])('has no lines below an answer to “%s”', (message) => expect(recognize(message)).toBeNull())

  it.each([
    'my sister was suicidal in 2005 and she’s well now but I feel the same way',
    'my daughter cut herself as a teenager, she’s 30 now, and it has started again',
    'my friend took an overdose twenty years ago. she’s fine and so proud of her. I want to go the same way',
    'he kicked the printer and then me',
    'i hit the laptop and then i hit him',
    'I fainted at the sight of all the blood I’m losing',
    'my head exploded with pain out of nowhere',
  ])('hears “%s”', (message) => expect(recognize(message)).not.toBeNull())

  it('lets a bleeding be that was told as seen to', () => {
    const said = ['had bleeding after menopause in the spring, they did the scan and a biopsy, all clear. thank you']
    expect(assessConversation(said, recognize).now).toBeNull()
    expect(
      assessConversation(['had bleeding after menopause in the spring and again now'], recognize).now,
    ).not.toBeNull()
  })
})
