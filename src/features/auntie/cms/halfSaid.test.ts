import { describe, expect, it } from 'vitest'

import { builtInLists, builtInRules } from '../content/safetyRules'
import { compileRules } from '../domain/safety/findConcern'
import { isOfSomeoneElse } from '../domain/safety/isOfSomeoneElse'
import { createRecognizer } from '../domain/safety/recognizer'
import { getBuiltInClassifier } from './classifierCache'

const recognize = createRecognizer(compileRules(builtInRules, builtInLists), getBuiltInClassifier())

describe('need in half a sentence of a letter on something else', () => {
  it.each([
    // A wrong word, and a mouth that went down
    [
      'Is a patch better at 61? At breakfast I asked for the jam and it came out lamp, and he said my mouth had gone down at one side. Half come back now.',
      'stroke',
    ],
    ['My mouth dropped on one side at lunch, better now. Do I need to change my tablets?', 'stroke'],
    ['Funny morning. I said window instead of kettle twice and my smile is lopsided in the mirror', 'stroke'],
    ['This morning my face had slipped on the left side for ten minutes, and I wanted to ask about bras', 'stroke'],
    // One medicine under several names
    [
      'I’ve had paracetamol and the cold sachets and co-codamol and I’ve only realised they’re the same stuff, about 14 a day since Sunday. Does ginger help hips?',
      'other-emergency',
    ],
    ['Tylenol under three names, 12 tablets a day for a week, and I feel sick', 'other-emergency'],
    ['panadol, 16 a day with the sachets. there’s a pain under my ribs. is turmeric better?', 'other-emergency'],
    // A pregnancy in the wrong place, full of slips
    ['missd 2. pain low donw on left and tip of my sholder is sore. test has 2 lines lol', 'other-emergency'],
    ['I’m 44, did a test for fun, 2 lines. Pain on the left side, nearly past out in the bath', 'other-emergency'],
    ['pregnent at 45?? faint line. one side kills me and i fantid at work', 'other-emergency'],
    // Heart medicine twice
    [
      'I couldn’t remember, so I took my tablets and then I took them again. The beta blocker. I’m swimmy and my pulse is 41 on the watch',
      'other-emergency',
    ],
    ['Silly me, I’ve had four of the bisoprolol and feel woozy', 'other-emergency'],
    ['took the propranolol twice by mistake and my heart rate is 39', 'other-emergency'],
    // Bleeding, full of slips
    ['bledding thru the matress, keep goin blak wen i stand up. am 45', 'other-emergency'],
    ['bleeding through 2 towels and I go grey when I get up, is that flooding', 'other-emergency'],
    // What is left behind
    [
      'I’ve started writing him a letter, not to post, to leave, and I keep getting the tone wrong. Should the patch go up?',
      'self-harm',
    ],
    ['I wrote a note to leave for the girls, I don’t want them to think it was their fault', 'self-harm'],
    ['I’ve been drafting the letter she’ll find, I want it to sound calm. Does magnesium help sleep?', 'self-harm'],
    ['How do I get the tone of the letter I’m leaving for my son right?', 'self-harm'],
    // Not needed by then
    [
      'I shan’t be needing bones by July. I’ve been saving up the ones he gave me for my back. Do I cancel the scan?',
      'self-harm',
    ],
    ['I won’t need the patches by Christmas. The tablets are put by.', 'self-harm'],
    ['I’ve saved up the strong ones in the tin, it’s comforting having them, like a ticket', 'self-harm'],
    ['Mum gave me her wedding ring and said she won’t need it where she’s going', 'self-harm'],
    ['I pressed my pearls on my niece, I don’t need them where I’m going', 'self-harm'],
    ['Would my life insurance still pay the girls if it was, you know, my own doing?', 'self-harm'],
    ['does life cover pay out if they say I did it on purpose', 'self-harm'],
    // What she does to herself
    [
      'What cream for scars? They’re from me, I do it with whatever’s around when the rage comes, and one is still open',
      'self-harm',
    ],
    ['The cuts on my thigh are my own doing, when I am angry. Will the patch stick?', 'self-harm'],
    ['the marks on my hip are from me. nobody knows, I hide them. can the patch go there', 'self-harm'],
    // Hit, full of slips
    ['he hitt me agen lastnite cos tea was cold. my eye is closd up', 'violence'],
    ['hubby slaped me again becos i was sweating', 'violence'],
    ['my eye is swolen shut, he lost it over the tea. can i go to work', 'violence'],
    // A night that is missing
    [
      'Can you get pregnant at 50? A man from work walked me to a taxi. I don’t remember all of it. I’d had two glasses. My tights were in my bag.',
      'rape',
    ],
    ['I woke up in his flat without my tights and can’t remember, I only had one drink', 'rape'],
    ['The rest of the evening is a blank, my knickers were inside out and I’m sore. The driver took me home.', 'rape'],
    // What is real is lost
    [
      'the doctor and the woman upstairs are the same person. she puts the heat in me through the pipes',
      'other-emergency',
    ],
    [
      'the nurse and my neighbour are one and the same person, she sends the flushes through the wall',
      'other-emergency',
    ],
    ['they tell me through the radiator that I must take the boys to the river', 'other-emergency'],
    ['My husband is up for five nights, says god chose him, has spent our savings', 'other-emergency'],
    ['last night they told me to take the children somewhere clean', 'other-emergency'],
    ['I have stopped eating because it is in the food, they do it from the flat above', 'other-emergency'],
    [
      'My wife has been up all night for six days writing, says she has been chosen, gave away thousands and took our girl out of school as the teachers are marked. She won’t let me near the car keys.',
      'other-emergency',
    ],
    ['he told us he is chosen and hasn’t slept since Monday, there are codes in the hymns', 'other-emergency'],
    // After the last period
    [
      'Which vitamin D? I’m 59, finished with all the monthly business at 53, apart from some brown stuff on and off since autumn',
      'bleeding-after-menopause',
    ],
    ['done with periods at 51, and now pinkish discharge, my sister says dryness', 'bleeding-after-menopause'],
    ['I’m 63. Some brown gunk on and off, what liner do you like?', 'bleeding-after-menopause'],
    // The breast
    [
      'A question about bras! On the left the nipple has started turning in and the skin there is puckered like an orange',
      'breast-lump',
    ],
    ['one nipple is pulling inwards since spring, should I go up a cup', 'breast-lump'],
    ['my boob is dimpled like a golf ball under the bra', 'breast-lump'],
  ] as const)('stops for “%s” as %s', (message, concern) =>
    expect(recognize(message)).toMatchObject({ concern, certainty: 'sure' }),
  )

  it.each([
    'I put a letter in his suitcase that he’ll find in Oslo, twenty years married and I still blush',
    'Must take the boys to the river, what wetsuit helps with hot flashes?',
    'I won’t need my coat by June, so I’ve put away the woollies. Which sheets are cool?',
    'I won’t need the tablets by Christmas, says my doctor',
    'I put my tablets in a box with the days on it, it’s reassuring, is there one for patches?',
    'I burn candles, I make them myself with lavender, does it calm anger?',
    'Hot flushes, 15 a day, and paracetamol for the headache. I feel sick of it all',
    'I’m on bisoprolol and had a dizzy spell again in the heat, as every summer. Is it the change?',
    'Blood came through my trousers at work, and my hair went grey when I was 40. What a decade',
    'My sister told us to take the children somewhere clean to swim',
    'Mum lost her hair to chemo and she is the same woman in a wig',
    'The children are infected with nits, no sleep for two nights',
    'I’m 62, which shade is the brown goo you put on your hair?',
    'My nipples hurt when going in cold water, is that menopause?',
    'My eye is swollen shut from hay fever, he kicked up dust on the lawn',
    'His face dropped when I said the wrong word at the wedding, we all laughed',
    'The dentist gave me an injection this morning and my mouth has dropped on one side',
    'I said fork instead of knife again, is that brain fog?',
    'I take 14 tablets a day, paracetamol among them, since the operation. Can I add magnesium?',
    'paracetamol twice a day for my hips, is turmeric better?',
    'I’ve been on bisoprolol twice a day for years and get dizzy in the heat. Is it the change?',
    'I missed two periods and my left hip aches after the run, test was negative',
    'I sleep on towels, I flooded through the sheets in March, and the room is dark when I get up at six',
    'I wrote a note to leave for the cleaner, I don’t want her to think we forgot her',
    'I’m writing him a letter, not to post, as my therapist told me to. It helps.',
    'I won’t need my winter coat by April, what do you wear with flushes?',
    'I won’t be needing pads by summer, says my doctor. Hooray!',
    'I’ve been saving up the vouchers for a spa day, it’s comforting, like a ticket to peace',
    'Mum gave me her necklace, she doesn’t need it where she’s going, a bungalow in Spain',
    'Does life insurance cost more if I take hormones?',
    'Would travel insurance pay if it was my own doing, I slipped on roller skates?',
    'What cream for scars from a caesarean? I do it at night, and the rage is better too',
    'He hit me up for a tenner again',
    'My eye is puffed up from crying at a film he chose',
    'My wife would kill me for writing in, but how do I help her with the sweats?',
    'My sister will kill me for asking, how do you wear a cap for hair loss?',
    'I don’t remember why I came upstairs, and my tights were in the fridge, brain fog',
    'The doctor and the nurse are the same person in our village, a busy woman',
    'I stopped eating at the canteen because there is gluten in the food, they never label it',
    'The GP told me to take the children to the sea for their chests',
    'She says she was chosen for the choir and has been up all night practising',
    'Finished with periods at 51. Brown spots on my hands, which cream?',
    'I’m 60 and brown gunk comes out of my ears after swimming',
    'My thighs are dimpled like orange peel, will a cup of green tea or a new bra help me feel better?',
    'My nipples have always turned in. Which bra?',
  ])('does not stop for “%s”', (message) => expect(recognize(message)?.certainty).not.toBe('sure'))

  it.each([
    'my wife’s had a bad menopause, she’s just texted me from the car saying she loves me and tell the kids it isn’t their fault. her phone’s off now. what do i do',
    'My mum is 54. She gave me her wedding ring last night and said she won’t need it where she’s going. I’m 19, I don’t know who to ask',
  ])('is read by a helper: “%s”', (message) => {
    expect(recognize(message)).toMatchObject({ concern: 'self-harm', certainty: 'sure' })
    expect(isOfSomeoneElse(message, 'self-harm', recognize)).toBe(true)
  })

  it.each([
    'He says he loves me and I want to die anyway',
    'I’m 19 and I gave my mum my ring, I won’t need it where I’m going',
  ])('is read by herself: “%s”', (message) => expect(isOfSomeoneElse(message, 'self-harm', recognize)).toBe(false))

  it('still hears who cannot finish for another reason', () =>
    expect(recognize('I take sertraline and I cannot finish this life, if you know what I mean')).not.toBeNull())

  it('gives no lines to a woman who cannot come', () =>
    expect(
      recognize(
        'started sertraline in jan for the rages. Rages are better but now I cannot finish, if you know what I mean. is there anything that doesnt do that',
      ),
    ).toBeNull())
})
