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
  'I’ve drunk something out of the shed and I wish I hadn’t, help',
  'by the time you read this I’ll have gone',
  'I found a home for the dog at last, that’s what I was waiting for',
  'I left them each a letter saying it isn’t their fault',
  'i cut deeper than usual and it won’t stop',
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
  'swallowed nine sleeping tablets with wine so I would finally sleep',
  'the carbon monoxide alarm keeps beeping and we are all drowsy',
  'my tummy’s been getting bigger for weeks, I’m off my food and I pee all the time, 61',
  'went from 70 kg to 60 without trying and the bread sticks on its way down',
  'there’s dark blood in the stools since June and I’m worn out, loose then constipated',
  'poo black as tar and I feel faint, been on ibuprofen for my back',
  'Bleeding for five weeks non stop, white as a sheet and I almost keeled over in the shop',
  'he takes my inhaler away when I’m cheeky',
  'there is a scab on the labia since summer that won’t heal and it’s growing',
  'He says he’ll post the videos online if I leave',
  'I had a pulmonary embolism in 2010 and I can’t get my breath today',
  'DVT years ago after a flight, and short of breath since this morning',
  'my arm is useless since lunch, I can’t lift it, and my mouth droops',
  'indigestion like never before and it goes into my jaw',
  'the freckle on my shin has turned black at one side',
  'my periods were gone for fifteen months and now they have come back',
  'I beg my husband to stop and he holds me down, sex has hurt for a year',
  'soaking two pads an hour and everything went black when I got up',
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
  'Feeling sorry for myself today.',
  'My anniversary and no plans, I said I didn’t want any and now I do',
  'I turned the gas on and the pan caught, what a supper',
  'found a home for the kittens, finally some quiet',
  'my waistband is tighter since Christmas, all that cheese',
  'I lost four kilos at the gym since spring and I’m proud',
  'we sent the photos round to the family, in bed with the flu as I was',
  'heartburn every evening since I started the tablets',
  'my periods were gone for four months and now they are back',
  'I don’t want to give it up, the patch gave me my life back',
  'bad shoulder for months, can’t lift my arm to do my hair',
  'Can’t raise my arm above my head, is a frozen shoulder part of the change?',
])('stops nobody for what only sounds like it: %s', (message) => {
  expect(certaintyOf(message)).not.toBe('sure')
})
