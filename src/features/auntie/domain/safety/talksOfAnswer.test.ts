import { expect, it } from 'vitest'

import { goesBackToQuestion, saysOnlyForWhom, talksOfAnswer } from './talksOfAnswer'

it.each([
  'ok so nobody knows',
  'oh. nobody told me that',
  'wow, no one ever mentioned this to me',
  'so they never explained that',
  'No it doesn’t burn or anything',
  'it isn’t itchy, no',
  'That was February. It’s happened again, just the once, on Sunday, pink',
  'it came back again last week',
  'And doctor is far, what can I tell her on the phone so that she takes it seriously',
  'how do i put it to the gp',
  'can we go back to the sleep thing from before',
])('is of what was read or told: %s', (message) => expect(talksOfAnswer(message)).toBe(true))

it.each([
  'nobody knows how bad it is',
  'nobody told me he was out of prison',
  'so nobody knows what I’m planning',
  'no it doesn’t hurt when he does it',
  'it has happened again, he said sorry after',
  'it’s happened again last night and I hit my head',
  'what do i tell the doctor about the bruises',
  'what should I say to my GP, I can’t go on',
  'I want to go back to the question of how to end it',
  'I want to go back to him',
])('may be of more: %s', (message) => expect(talksOfAnswer(message)).toBe(false))

it('knows what goes back to a question', () => {
  expect(goesBackToQuestion('I’m 55 and I want to go back to the bleeding question I asked last time')).toBe(true)
  expect(goesBackToQuestion('going back to the question, I’m alone and I can’t cope')).toBe(false)
})

it('knows what says only for whom it is asked', () => {
  for (const said of ['not for me its for my mum shes 78', 'It is not me, it’s my senior sister, she is 55'])
    expect(saysOnlyForWhom(said), said).toBe(true)
  for (const said of [
    'not for me, it’s my mum, she wants to die',
    'it’s not for me to say goodbye',
    'my sister is not here any more',
    'my daughter took them',
  ])
    expect(saysOnlyForWhom(said), said).toBe(false)
})
