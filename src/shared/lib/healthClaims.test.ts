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
  [
    'Vitamin D: your daily must. Four thousand units, with the fattest meal of the day.',
    'Four thousand units, with the fattest meal of the day.',
  ],
  [
    'The magnesium ritual\nA heaped teaspoon of the powder in warm water, every night.',
    'A heaped teaspoon of the powder in warm water, every night.',
  ],
  ['Bye-bye night sweats\nThree breaths that do it.', 'Three breaths that do it.'],
  ['I took up yoga. Three months went by. Not a single flush.', 'Not a single flush.'],
  [
    'When the heat rises, breathe out slowly. The wave will fold before it reaches your face.',
    'The wave will fold before it reaches your face.',
  ],
  ['Your answers add up to one thing. Your adrenals are burnt out.', 'Your adrenals are burnt out.'],
  ['A mammogram? Trust your gut instead.', 'Trust your gut instead.'],
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
  'Adverts say that sage stops sweating at night. The evidence is too weak to say so.',
  'We said that black cohosh cures hot flashes. It does not.',
  'This page said that yoga relieves hot flashes. No trial shows that.',
  'It was said here that soy eases hot flashes. The review found no clear effect.',
  'In this study, women who took 800 IU of vitamin E had about one hot flash a day fewer than on placebo.',
  'For hot flashes\nA fan, a spare shirt and a breath by the window.',
  'I took up yoga. My doctor gave me estrogen. Not a single flush.',
  'Paced breathing was tried in two trials. They had 8 or 9 flashes a day to begin with.',
  'Stir half a teaspoon of turmeric and 200 g of red lentils into the pot.',
])('“%s” is none', (sentence) => {
  expect(forbiddenClaims(sentence)).toEqual([])
})

it.each([
  // Cyrillic а, е, о, с, р; Greek ο, ι; a soft hyphen; nothing wide between two letters.
  'Br\u0435\u0430thing tre\u0430ts hot fl\u0430shes.',
  'Bl\u0430\u0441k c\u043Eh\u043Esh cures h\u043Et flashes.',
  'Y\u03BFga gets r\u03B9d of hot flashes.',
  '\u0410shwagandha rel\u0456eves hot fl\u0430shes.',
  'Sage tea st\u00ADops hot fla\u200Bshes.',
  'Bre\u034Fa\u{E0061}thing\uFE0F tre\u3164ats hot fl\u180Eashes.',
  'Bre\u0301athing treats hot fl\u0307ashes.',
  '\u13AAshwagandha relieves hot flashe\u0455.',
  'Mindfulness cures hot_flashes.',
  'Yoga cures hot fl\u00B7ashes.',
])('reads letters that only look like ours: %s', (text) => expect(forbiddenClaims(text)).toEqual([text]))

it('leaves what is written in another alphabet, and what science writes so, as it is', () => {
  expect(forbiddenClaims('Black cohosh did not relieve flashes. По-русски: приливы. 5 µg, β-blockers, TNF-α.')).toEqual(
    [],
  )
})
