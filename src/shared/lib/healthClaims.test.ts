import { expect, it } from 'vitest'

import { forbiddenClaims } from './healthClaims'

it.each([
  'Black cohosh cures hot flashes in every woman.',
  'Black cohosh ends hot flashes.',
  'Yoga gets rid of hot flashes.',
  'Breathing banishes night sweats.',
  'Soy eliminates hot flashes.',
  'Magnesium is effective for hot flashes.',
  'Black cohosh works for hot flashes.',
  'Take 400 mg twice daily.',
  'Take two capsules a day.',
  'You should take 400 mg daily.',
  'It helps you sleep, so take 300 mg at night.',
  'A dose of 400 mg is best.',
  'The best dose is 300 mg.',
  'Take 400 mg a day, never more.',
  'Black cohosh alleviates hot flashes.',
  'Black cohosh is the best remedy for hot flashes.',
  'Soy makes hot flashes go away.',
  'Evening primrose lowers the number of hot flashes.',
  'Black cohosh decreases hot flashes by half.',
  'Yoga improves hot flashes.',
  'Paced breathing tames night sweats.',
  'Hot flushes vanish with red clover.',
  'Sage tea stops hot flashes.',
  'Ginseng relieves hot flashes.',
  'Vitamin E reduces hot flashes.',
  'CBD oil stops night sweats.',
  'Black cohosh relieves hot flashes without hormones.',
  'Black cohosh not only eases hot flashes, it keeps you young.',
  'Black cohosh cures hot flashes in no time.',
  'Soy reduces hot flashes with no side effects.',
  'Nothing stops hot flashes like black cohosh.',
  'Black cohosh never fails to stop hot flashes.',
  'Why suffer when black cohosh cures hot flashes?',
  'Did you know that soy stops hot flashes?',
  'Black\u00a0cohosh cures your flashes.',
  'Black co\u00adhosh cures your flashes.',
  'Do not wait, take 400 mg daily.',
  'Never mind the leaflet, take 400 mg twice daily.',
  'Take a 400-mg capsule daily.',
  'Take four hundred milligrams.',
  'Take ½ tablet daily.',
  'Your dose is 400 mg a day.',
  'Start on 0.5 mg of estradiol.',
])('“%s” is a claim', (sentence) => {
  expect(forbiddenClaims(`Before it. ${sentence} After it.`)).toEqual([sentence])
})

it.each([
  ['Black cohosh: the cure for hot flashes.', 'the cure for hot flashes.'],
  ['Black cohosh is an old herb. It cures hot flashes.', 'It cures hot flashes.'],
  ['Black cohosh is not a hormone. It cures hot flashes.', 'It cures hot flashes.'],
  ['Dosage: 40 mg twice a day.', '40 mg twice a day.'],
  ['Does yoga stop hot flashes? It does.', 'It does.'],
  ['Flashes? Chew fennel and be done with them.', 'Chew fennel and be done with them.'],
  ['I took up yoga. Within weeks my flashes were gone.', 'Within weeks my flashes were gone.'],
])('“%s” is one by what stands before it', (text, claim) => {
  expect(forbiddenClaims(text)).toEqual([claim])
})

it.each([
  'No trial found that soy eliminates hot flashes.',
  'Is black cohosh effective for hot flashes?',
  'Hormones are the most effective treatment of hot flashes.',
  'In the trial, women took 400 mg a day.',
  'The usual amount in trials was 40 mg a day.',
  'Women who take one tablet a day bled less.',
  'Ask before you take 400 mg.',
  'Never take 400 mg at once.',
  'It is not true that you should take 400 mg.',
  'Black cohosh is an old herb. It did not ease hot flashes.',
  'Nothing works better than hormones for hot flashes, and herbs are no match.',
  'Not recommended: soy, as relief of hot flashes.',
  'Without hormones, black cohosh fails to ease hot flashes.',
  'Black cohosh is an old herb. Estrogen eases hot flashes.',
  'Do not crush, chew or take 400 mg at once.',
  '14 mg twice a day for 12 weeks in the perimenopause trial',
  '400 mg twice a day',
  'Does yoga stop hot flashes? It does not.',
  'I took up yoga. My flashes were treated with estrogen.',
  'Sweating with shortness of breath: call an ambulance.',
])('“%s” is none', (sentence) => {
  expect(forbiddenClaims(sentence)).toEqual([])
})
