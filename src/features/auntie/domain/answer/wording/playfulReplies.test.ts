import { describe, expect, it } from 'vitest'

import { laughText, listeningText } from './chatter'
import {
  answerOfAuntie,
  calledAuntieText,
  companyText,
  joyText,
  longMayItLastText,
  ofAuntieTexts,
  replyToTalk,
} from './playfulReplies'
import { farewellText } from './chatter'

describe('what Auntie is asked of herself', () => {
  it.each([
    ['do you take sugar in your tea, Auntie?', 'table'],
    ['would you like a biscuit', 'table'],
    ['fire is lit. will you have a glass of wine with me', 'table'],
    ['do you ever eat cake', 'table'],
    ['are you not sick of listening to us', 'patience'],
    ['do you ever get bored with all our questions?', 'patience'],
    ['don’t you get tired of me asking', 'patience'],
    ['do you ever sleep?', 'rest'],
    ['are you still up', 'rest'],
    ['don’t you get a day off', 'rest'],
    ['have you got grandchildren', 'life'],
    ['do you get hot flushes too?', 'life'],
    ['what’s your favourite song', 'life'],
    ['how old are you auntie', 'life'],
    ['can I ask you anything or only menopause', 'scope'],
    ['may I talk to you about anything at all?', 'scope'],
    ['do you only know about menopause?', 'scope'],
    ['what can I ask you?', 'scope'],
    ['ur so funny 😂', 'funny'],
    ['who built this site? it’s beautiful', 'maker'],
  ] as const)('%s (%s)', (message, kind) => expect(answerOfAuntie(message)).toBe(ofAuntieTexts[kind]))

  it.each([
    'do you know a tea for sleep',
    'can I ask you about bleeding or only hot flashes',
    'can I do anything about hair',
    'who made this website',
    'funny feeling in my legs',
    'do you have anything on wine and flushes',
    'do you like get more tired of being hot',
    'can you take magnesium with tea',
    'do you bleed in menopause',
    'how long can you take it',
    'diazepam, can you take it',
    'do you take it with food',
    'are you tired all the time in perimenopause',
    'can you drink wine on HRT',
    'have you any tips for sleep',
    'why do you get hot flushes',
    'do you sleep worse after menopause',
    'can you have a period after menopause',
  ])('is asked of something else: %s', (message) => expect(answerOfAuntie(message)).toBeNull())
})

describe('talk in the middle of a conversation', () => {
  it.each([
    ['got the all clear this morning!', joyText],
    ['slept 8 hours last night!! whole night', joyText],
    ['I got the job', joyText],
    ['it is good to have someone at this hour', companyText],
    ['haha same as my mother', laughText],
    ['lol I can’t even reach my toes', laughText],
    ['😂', laughText],
    ['told my boss my auntie says no, lol', calledAuntieText],
    ['my cat is called Pickle btw', listeningText],
  ])('%s', (message, reply) => expect(replyToTalk(message)).toBe(reply))

  it.each([
    'it would be a relief, so happy then',
    'slept 9 hours but I feel like roadkill',
    'slept 4 hours, can’t spell my own name',
    'came back clear, yet I am soaked',
    'I passed out in the kitchen',
  ])('is no joy: %s', (message) => expect(replyToTalk(message)).not.toBe(joyText))

  it('jokes with nobody after an alarm', () => {
    expect(replyToTalk('haha same as my mother', '', true)).toBe(listeningText)
  })

  it('goes on with good news', () =>
    expect(replyToTalk('it was the new mattress I think', 'slept through for the first time, so happy')).toBe(
      longMayItLastText,
    ))

  it.each([
    'haha my knees are killing me',
    'lol but it hurts',
    'haha is it normal',
    'on the gel since May lol is that too long',
    '?',
    'mostly at night',
    'my hands are numb lol',
  ])('may be a complaint: %s', (message) => expect(replyToTalk(message)).toBeNull())
})

it('takes a good night for one, whatever else is good', () => {
  for (const message of [
    'good night auntie x',
    'night night, lovely talking to you',
    'right, off to bed, good to have you',
    'sleep tight auntie',
    'bye bye, glad you’re here',
    'must go, it was nice to chat with somebody',
  ])
    expect(replyToTalk(message)).toBe(farewellText)
})
