import { expect, it } from 'vitest'

import { answerOfAnimalOrChild, ofAnimalText, ofChildText } from './isOfAnimalOrChild'

it('says that nothing is held for the body of a child', () => {
  for (const message of [
    'My 13 year old has periods twice a month, normal?',
    'my daughter is 12 and has awful cramps, what helps',
    'Is iron ok for my 15-year-old daughter with heavy periods',
    'my teenage daughter has migraines before her period',
  ])
    expect(answerOfAnimalOrChild(message), message).toBe(ofChildText)
})

it('says that nothing is held for an animal', () => {
  for (const message of [
    'how many flea drops for a kitten',
    'Can I give my dog paracetamol',
    'what dose of antihistamine for a small dog',
    'My cat is limping, what can I do?',
  ])
    expect(answerOfAnimalOrChild(message), message).toBe(ofAnimalText)
})

it('leaves to the library what is asked of herself beside a child or an animal', () => {
  for (const message of [
    'My daughter is 15 and I snap at her all the time, is it perimenopause',
    'how do I talk to my 14 year old about my mood swings',
    'my dog licked my estrogen gel, is that dangerous?',
    'my cat wakes me at 4 and then I can’t sleep, what helps',
    'My son is 25 and his wife has bad periods',
    'I had my last period 14 months ago, is that ok',
    'my dog died and I can’t stop crying',
    'can the flea drops I put on the cat set off my flushes',
    'I am 45 with a 10 year old, can hrt gel rub off on his skin and touch his hormones',
  ])
    expect(answerOfAnimalOrChild(message), message).toBeNull()
})
