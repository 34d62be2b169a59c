import { describe, expect, it } from 'vitest'

import { savesForJourney, withoutKindlyMeant } from './kindlyMeant'

describe('hormones that are put by for days away', () => {
  it.each([
    'I’m saving up my HRT tablets for my holiday',
    'saving my patches up for two weeks in Greece, is that daft',
    'savin up my progesterone tablets for the hols so i dont run out',
    'stockpiling my pills for when we go to spain, pharmacy said there’s a shortage',
    'keeping back a few tablets for the cruise, is that ok',
    'saved up some tablets for my holidays as the gp only gives 28 days',
    'put by a strip of pills for travelling',
    'collecting my tablets early as we go away on the 12th',
    'I am saving up my pills for our anniversary weekend in Rome',
  ])('are a supply: “%s”', (message) => expect(withoutKindlyMeant(message).trim()).toBe(''))

  it.each(['saving up the tablets for my holiday', 'I’ve been putting tablets aside for our trip'])(
    'may be one, and keep the lines: “%s”',
    (message) => {
      expect(savesForJourney(message)).toBe(true)
      expect(withoutKindlyMeant(message)).toBe(message)
    },
  )

  it.each([
    'saving up my tablets',
    'been saving up my pills, nearly enough now',
    'saving up my tablets for when the kids are on holiday',
    'saving my tablets up till after my holiday then that’s it',
    'I’ve been saving up my HRT tablets. last holiday with the grandkids first',
    'saving up the tablets for my last holiday, one way',
    'saving up my hrt tablets for when we go away, and I won’t be coming back',
    'saving up my mum’s morphine tablets for my holiday',
    'putting tablets aside for when they’re all away at half term',
    'saving up my tablets for a permanent holiday in spain',
    'saving up my pills for my “holiday”, got them from the pharmacy',
    'collecting my tablets early for the trip. nobody will find me there',
  ])('are none: “%s”', (message) => {
    expect(withoutKindlyMeant(message)).toBe(message)
    expect(savesForJourney(message)).toBe(false)
  })
})

describe('what somebody will not let her do', () => {
  it.each([
    'my wife won’t let me near the kitchen',
    'my wife wont let me near the kitchen since I burned the rice',
    'my husband won’t let me lift a finger since the operation',
    'my husband won’t let me near the hoover, bless him',
    'hubby wont let me near the cooker after my hysterectomy, he’s doing everything',
    'my wife won’t let me near the barbecue haha',
    'he won’t let me carry a thing, spoils me rotten',
    'my daughter won’t let me near her wedding spreadsheet',
    'my husband wont let me do the ironing when my wrists ache, is he right about rest',
    'my partner won’t let me in the kitchen on sundays, he cooks',
  ])('is kind, or a joke: “%s”', (message) => expect(withoutKindlyMeant(message).trim()).toBe(''))

  it.each([
    'he won’t let me out',
    'he won’t let me near my phone',
    'my husband won’t let me near the kids',
    'my husband won’t let me near the kitchen till I’ve weighed myself',
    'my husband won’t let me near the kitchen',
    'my husband won’t let me near the car keys',
    'he won’t let me in the kitchen, he locks the food away. he cooks',
    'my wife won’t let me near the fridge',
    'my wife won’t let me near the door',
    'he wont let me near the money or the kitchen lol',
    'my partner won’t let me near the kitchen. he cooks, and he hits me if I do',
    'my husband won’t let me carry my own bag, he has my bank card',
  ])('is neither: “%s”', (message) => expect(withoutKindlyMeant(message)).toBe(message))

  it('leaves what else is said', () =>
    expect(withoutKindlyMeant('My wife won’t let me near the kitchen. I cannot go on.').trim()).toBe('I cannot go on.'))
})
