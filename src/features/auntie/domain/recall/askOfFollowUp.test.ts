import { expect, it } from 'vitest'

import { askOfFollowUp } from './askOfFollowUp'

const ask = (question: string, subject: string) => askOfFollowUp(question, `${subject} ${question}`, subject)

it.each([
  ['what can i do thats not hormones', 'how long do the night sweats go on for', /without hormones/],
  ['anything hormone-free for that', 'hot flushes at work', /without hormones/],
  ['What about those injections everybody is on', 'I have put on 8 kg around my stomach', /Weight-loss shots/],
  ['Will hormone therapy make it worse', 'I have put on 8 kg around my stomach', /put on weight/],
  ['Do I have to take progesterone along with it', 'is vaginal estrogen safe', /progesterone with vaginal/],
  ['Forever? Or do I stop at some point', 'they gave me Vagifem', /may I stay on it/],
  ['What sort of changes could I ask for', 'How do I talk to my manager', /changes at work/],
  ['what can I do about it day to day', 'I blank on people’s names. Brain fog?', /brain fog/],
  ['what are the risks, in plain numbers', 'been on HRT nine years', /thousand women/],
  ['what happens if i miss a few', 'elleste duet tablets', /missed dose/],
  ['I feel drunk on it', 'what are the side effects of utrogestan', /sleepy or dizzy/],
])('“%s” after “%s”', (question, subject, asked) => expect(ask(question, subject)).toMatch(asked))

it.each([
  ['what can i do thats not hormones', 'I am so dry that sex hurts'],
  ['do the injections hurt', 'b12 for my tiredness'],
  ['will the patch make it worse', 'my knees hurt'],
  ['do I need progesterone too', 'I use the patch'],
  ['what changes could I see', 'my skin is dry'],
  ['what are the risks in numbers', 'a small glass of wine'],
  ['what if i miss a few periods', 'I am 47'],
])('leaves “%s” after “%s”', (question, subject) => expect(ask(question, subject)).toBeUndefined())
