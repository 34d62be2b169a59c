import { expect, it } from 'vitest'

import { builtInLists, builtInRules } from '../content/safetyRules'
import { compileRules } from '../domain/safety/findConcern'
import { createRecognizer } from '../domain/safety/recognizer'
import { getBuiltInClassifier } from './classifierCache'

const recognize = createRecognizer(compileRules(builtInRules, builtInLists), getBuiltInClassifier())
const certaintyOf = (message: string) => recognize(message)?.certainty

it.each([
  'swallowed the lot an hour ago, getting sleepy. sorry',
  'I took every last one and the packet is in the sink. Bye love',
  'Dad’s old rifle is in the attic and I’ve had the cartridges in my pocket all day.',
  'I’ll finish it this afternoon, before the girls are back. No tips please.',
  'I was looking up how to go painlessly, which would you say is quick',
  'What would be least awful for whoever it is that finds me?',
  'It won’t matter, there’s no Christmas for me.',
  'I keep staring at the tracks these days. It’s new.',
])('stops for what is done or about to be: %s', (message) => {
  expect(certaintyOf(message)).toBe('sure')
  expect(recognize(message)!.concern).toBe('self-harm')
})

it.each([
  'Gran doesn’t know who we are since this morning, she was fine on Sunday and she’s burning up',
  'she is plucking at the blanket and talking to nobody',
  'I’ve had Lemsip and paracetamol and then more paracetamol, about 16 in a day, and I feel sick',
  'we all get a headache at home, it goes in the garden, and the wood burner has been smoking',
  'i hv tkn to many tblts',
  'I had a pulmonary embolism in 2010 and I can’t get my breath today',
  'DVT years ago after a flight, and short of breath since this morning',
  'my arm is useless since lunch, I can’t lift it, and my mouth droops',
])('stops for what cannot wait: %s', (message) => {
  expect(certaintyOf(message)).toBe('sure')
})

it.each([
  'I took all of them, the photos I mean, and the wine was lovely',
  'I’ve taken the lot to the charity shop, bye bye size ten',
  'I’ll finish it tonight, the jumper for my grandson, before he is back from camp',
  'My mother doesn’t recognise me with this haircut, she laughed till she cried',
  'My headache goes when I get out of the office, could it be the screen?',
  'He has the key to the gun club in his pocket, as ever',
  'Is there a way to do it gently, coming off the gel?',
  'bad shoulder for months, can’t lift my arm to do my hair',
  'Can’t raise my arm above my head, is a frozen shoulder part of the change?',
])('stops nobody for what only sounds like it: %s', (message) => {
  expect(certaintyOf(message)).not.toBe('sure')
})
