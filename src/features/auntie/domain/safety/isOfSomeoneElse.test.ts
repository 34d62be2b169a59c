import { describe, expect, it } from 'vitest'

import { isOfSomeoneElse, tellsOfAnother } from './isOfSomeoneElse'
import type { Recognizer } from './recognizer'

const hears: Recognizer = (message) =>
  /die|pills|hits|wake up/.test(message) ? { concern: 'self-harm', certainty: 'sure' } : null

it.each([
  'My sister rang last night. She says she wants to die. I do not know what to say to her.',
  'The neighbor told me over the fence that he has the pills counted out. I’m worried sick.',
  'My friend texted me that she wants to die and now her phone is off. I’m in Durban and she’s in Perth. What do I do?',
  'My sister texted "look after Mum, I’m sorry, love you always" and now her phone is off. She has been so low.',
  'Does my husband’s life insurance pay out? He says he has the pills.',
  'My mum came to stay. When I helped her dress I saw the marks, she says he hits her. I came on here to look up hearing.',
  'My husband keeps saying we would be better off without him, he said he wants to die. I’ve hidden his pills. I’m worried.',
  'My son swallowed 20 of my pills. He says he feels okay.',
  'My mum says she wants to die, she said it twice. I’m 300 miles away.',
])('takes “%s” for somebody else’s', (message) => expect(isOfSomeoneElse(message, 'self-harm', hears)).toBe(true))

it.each([
  'My sister is wonderful. I want to die.',
  'He says he is leaving and I just want to fall asleep and never wake up.',
  'I have the pills here.',
  'Swallowed all my pills. My husband is asleep, he has no idea.',
  'If I die, does my insurance pay out to my daughters?',
  'Would my boys still get the pension if I die by the pills?',
  'My husband asked what it is and "I want to die" is all there is.',
  'My sister knows, I said "let me die" and she laughed.',
  'Who do I give the dog to? She only likes me. She will be here when I die.',
  'I have put the pills with the letters for the girls.',
  'Since he died I keep thinking I could go to him, he has the pills.',
])('takes “%s” for the writer’s own', (message) => expect(isOfSomeoneElse(message, 'self-harm', hears)).toBe(false))

it('takes what is done to the writer for her own, whoever does it', () => {
  expect(isOfSomeoneElse('My husband hits me.', 'violence', hears)).toBe(false)
  expect(isOfSomeoneElse('My wife hits when her rage comes on. I sleep with a chair at the door.', 'violence', hears)).toBe(false) // prettier-ignore
  expect(isOfSomeoneElse('Her husband hits her.', 'violence', hears)).toBe(true)
  expect(isOfSomeoneElse('locked in the bathroom, he hits the door', 'violence', hears)).toBe(false)
  expect(isOfSomeoneElse('is it violence if he hits you and he’s your husband', 'violence', hears)).toBe(false)
  expect(isOfSomeoneElse('the woman next door, he hits her', 'violence', hears)).toBe(true)
})

describe('an illness that is told of another', () => {
  it.each([
    'She bled last week after two years with nothing',
    'My mother has pain in her chest',
    'My daughter-in-law has stopped eating and hears voices',
    'what should I tell her',
  ])('is hers: %s', (message) => expect(tellsOfAnother(message)).toBe(true))
  it.each(['My husband says I fuss, my chest is tight', 'I bled again', 'my doctor is away'])('is not: %s', (message) =>
    expect(tellsOfAnother(message)).toBe(false),
  )
})
