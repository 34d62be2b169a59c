import { describe, expect, it } from 'vitest'

import { builtInLists, builtInRules } from '../content/safetyRules'
import { compileRules } from '../domain/safety/findConcern'
import { createRecognizer } from '../domain/safety/recognizer'
import { tellsUnreal } from '../domain/safety/tellsUnreal'
import { getBuiltInClassifier } from './classifierCache'

const recognize = createRecognizer(compileRules(builtInRules, builtInLists), getBuiltInClassifier())

describe('signs of illness, told on the way', () => {
  it.each([
    // A kidney infection that has got into the blood
    [
      'Cystitis back. Shaking so hard my teeth go, 39.6, ache in my side, and my wife says I make no sense',
      'other-emergency',
    ],
    [
      'bladder infection i think, temp 40, shivering under three duvets, a bit muddled, pain in the loin',
      'other-emergency',
    ],
    [
      'Burning wee since Tuesday. Now the shakes, back killing on the left and I don’t know what day it is',
      'other-emergency',
    ],
    ['My mam has a water infection, she has the shakes and is talking rubbish', 'other-emergency'],
    ['kidney pain, rigors, temperature of 103 and he says i’m rambling. is cranberry any good', 'other-emergency'],
    ['UTI again, shakes and pain up in my back', 'kidney-infection'],
    ['peeing every ten minutes, burning, and I have the shakes and 39.1', 'kidney-infection'],
    ['kidney infection i reckon, 40.2, can’t stop shivering, keep forgetting where i am', 'other-emergency'],
    // Sugar
    ['drinking water like a fish, peeing nonstop, lost 10 kg, vomiting since last night', 'other-emergency'],
    [
      'So thirsty, drinking gallons, peeing all night, skirts hanging off me, and today I keep vomiting',
      'other-emergency',
    ],
    [
      'thirst like the desert, on the toilet all night, got so thin, now I am breathing fast and being sick',
      'other-emergency',
    ],
    [
      'Drinking 5 litres a day, weeing non stop, lost 8 kg, and since morning vomiting and breathing deep',
      'other-emergency',
    ],
    [
      'I am urinating all the time and very thirsty. My clothes are loose. I vomited three times and I’m drowsy',
      'other-emergency',
    ],
    ['always thirsty, up to pee all night, trousers falling down, today panting fast', 'other-emergency'],
    // The spine
    ['Sneezed, felt a crack in my back, can’t straighten up. I’m on prednisolone for polymyalgia', 'sudden-back-pain'],
    ['lifted the grandchild and something snapped in my back, agony. 70, never had a bone scan', 'sudden-back-pain'],
    ['Bent to tie my shoe, pop in the spine, terrible pain since, steroids for years for asthma', 'sudden-back-pain'],
    ['Reached for a pan and my back went with a clunk, worst pain, I’ve osteoporosis', 'sudden-back-pain'],
    ['twisted in bed and felt a crunch mid back, can’t stand straight, on steroids for colitis', 'sudden-back-pain'],
    // A sore below
    ['There is a wound on my private part, it is not healing since January. It itches', 'sore-below'],
    ['sore on the lip down there, three months, it refuses to heal and bleeds a little', 'sore-below'],
    ['An ulcer by my vagina opening that keeps coming open since Easter, is it dryness', 'sore-below'],
    ['I’ve a raw patch on the vulva that won’t heal, been months. Moisturiser?', 'sore-below'],
    ['a cut between my legs has not healed for 8 weeks, it weeps', 'sore-below'],
    // Bleeding after sex
    ['Blood on the sheet after we have sex, 46, second time now. Late for my smear', 'bleeding-before-menopause'],
    ['every time we make love I bleed a bit after. 44, periods regular', 'bleeding-before-menopause'],
    ['spotting whenever my husband and I are intimate, I’m 49', 'bleeding-before-menopause'],
    ['I bled after intercourse again, bright red. Smear overdue by years', 'bleeding-before-menopause'],
    ['pink on the paper following sex, three times this month. still get periods', 'bleeding-before-menopause'],
    ['after sex there is red on the condom every time now, I’m 45', 'bleeding-before-menopause'],
    // A mind that races
    [
      'Five nights no sleep and I feel amazing, opened two shops, I can hear what strangers think, my wife’s frightened',
      'other-emergency',
    ],
    [
      'not slept since sunday, feel INCREDIBLE, started a business, husband’s worried, hrt switched me on',
      'other-emergency',
    ],
    [
      'awake four days, full of ideas, I know what people are thinking in the shop, bought three cars',
      'other-emergency',
    ],
    [
      'haven’t slept for a week and never felt better, I can read everyone’s thoughts, my kids are scared',
      'other-emergency',
    ],
    [
      'Haven’t been to bed since Thursday, feel like a god, put a deposit on two flats, everyone’s minds are open to me',
      'other-emergency',
    ],
    // Arteries of the head, with the sight
    [
      '61, sore temple, my scalp hurts on the pillow, jaw aches chewing, and the sight in my left eye dimmed for a bit',
      'now',
    ],
    ['headache at the temple for a week, jaw tired when I chew meat, today everything went grey in one eye. 70', 'now'],
    ['tender scalp, painful jaw eating, I’m 66, seeing double since this morning', 'now'],
    // Saddle and bladder, chemo and fever
    ['Back pain for days, now numb round my bottom and I can’t start to pee', 'other-emergency'],
    ['sciatica both legs, no feeling when I wipe, wet myself without knowing', 'other-emergency'],
    ['last chemo ten days ago, thermometer says 38.4, just shivery, do I wait till Monday', 'other-emergency'],
    ['On week two of FEC and running 38.6. Can it wait till the nurse rings Tuesday', 'other-emergency'],
    ['on docetaxel, temp 38.2, feel ok. is it the induced menopause', 'other-emergency'],
    ['second cycle of chemotherapy last week and I’m burning up, is that a flush', 'other-emergency'],
  ])('%s', (message, concern) => {
    const judged = recognize(message)
    expect(judged?.certainty).toBe('sure')
    if (concern === 'now') expect(['stroke', 'other-emergency']).toContain(judged?.concern)
    else expect(judged?.concern).toBe(concern)
  })

  it('hears a mind in what somebody hears others think', () =>
    expect(
      tellsUnreal('I haven’t slept in 5 days but feel INCREDIBLE, I can hear what people think at the store'),
    ).toBe(true))

  it.each([
    'I have a UTI and I’m 39, confused about which antibiotics go with HRT',
    'I drink 3 litres a day for my gym plan, and pee all night. Lost 4 kg on purpose',
    'So thirsty in this heat, up to pee all night, vomiting bug in the house but I’m fine',
    'My back clicks when I bend, always has. On a steroid cream for eczema',
    'My lip has a cold sore every winter, for weeks. Is that the hormones?',
    'No bleeding after sex, just dryness. Which gel?',
    'I bled after sex the first time when I was 17, never since. Does it say anything?',
    'I feel amazing on HRT, slept eight hours, started a little business',
    'Jaw aches from grinding my teeth and I’ve a headache',
    'My chemo finished in 2019 and I still get flushes, temperature in the room is 38',
    'I can’t hear what people think of my haircut and I don’t care',
  ])('nothing grave: %s', (message) => {
    const judged = recognize(message)
    expect(judged?.certainty === 'sure' ? judged.concern : null).toBe(null)
  })
})
