import { describe, expect, it } from 'vitest'

import { builtInLists, builtInRules } from '../content/safetyRules'
import { compileRules } from '../domain/safety/findConcern'
import { createRecognizer } from '../domain/safety/recognizer'
import { getBuiltInClassifier } from './classifierCache'

const recognize = createRecognizer(compileRules(builtInRules, builtInLists), getBuiltInClassifier())

const said: Record<string, string[]> = {
  'self-harm': [
    // A gun at home, and she goes to it
    'I know the code of the gun safe. I keep unlocking it and locking it again. Not loaded. Yet.',
    'My husband’s shotgun cabinet is in the hall. I keep going to it at night, then I shut it again',
    'been sitting in front of the gun cabinet while he is at work. I haven’t touched it',
    'I opened the gun safe and closed it three times today. Haven’t touched one so far',
    'Dad’s pistol. I keep taking it out to feel the weight of it. Patches make me itchy too',
    'keep standing by the gun locker, I only look, I haven’t picked one up',
    // An attempt, and the same now
    'In June I tied the rope to the beam, my sister walked in. I feel the same now as in June',
    'I put the rope up in spring, only the dog barked. It feels the same now as then',
    'Tried to hang myself in January, nobody knows. I’m feeling exactly like that week again',
    'I swallowed all the tablets last winter and woke up. Same feeling is back now',
    'tried to end it before Easter. I am back in that place. Is it the menopause',
    'After my overdose in April they sent me home. I feel just like then',
    // A time
    'No need for a bone scan, I won’t be here by Christmas. My own choice',
    'why fix my teeth, I’m not planning to be around after Easter. I’ve decided',
    'I will not be here for the new year. Not ill. My decision.',
    'I’ll be gone by spring anyway, own terms, no illness, so skip the calcium',
    'don’t bother about the HRT, I don’t plan to be here by summer, my choice not cancer',
    'not going to be alive at Thanksgiving, I have chosen, so what’s a statin for',
  ],
  violence: [
    'My ex found my new flat. Roses on the doorstep, third time. The order ran out in June',
    'my ex husband knows where I live now, notes on my windscreen every morning',
    'I left him in spring. He has worked out my new address, there was a photo of me in the mailbox',
    'The ex turned up outside work again, then pictures of me came by post. Injunction expired',
    'ex boyfriend tracked down my new place, a gift on the porch every day this week',
    'My ex follows me to bingo and leaves cards on my gate. Restraining order is over since May',
  ],
  rape: [
    'My manager put his hand up my skirt in the stockroom. I need the job',
    'boss shut the office and got his fingers inside my blouse, I can’t lose this work at 52',
    'The chef gropes me in the cold store every shift. I’m 51, who else would take me',
    'My supervisor presses himself against me at the copier',
    'Landlord squeezed my breasts when he came for the rent',
    'the foreman slid his hands down my trousers and held the gate shut',
  ],
  now: [
    // A hip
    'Tripped on the rug, I can’t stand on it and my foot is turned outwards. I don’t want to trouble anyone',
    'fell off the step. One leg looks shorter and I can’t put weight on it. 74',
    'Slipped in the bath, can’t get up, lying on the tiles with the phone, my hip is agony',
    'I went over in the yard, cannot walk, my leg is twisted a funny way. Will it wait till Monday',
    'missed the step, can’t move my leg, still on the floor, hip hurts, don’t like to call them out',
    'Fallen in the kitchen, can’t get up, I’m on the lino, groin pain. Don’t want a fuss, 79',
    // A heart, and down
    'My heart races and is not regular, then I fall down. Three times this week',
    'heart goes all over the place and I black out, yesterday I hit my head on the sink',
    'Pulse wild and uneven, then I collapsed in the market, twice this week',
    'palpitations, then I woke up on the floor this morning. Is it a hot flush',
    'Heart starts hammering, I fell to the ground again today and cut my forehead',
    'my heart jumps anyhow and I passed out two times since Monday',
    // An eye
    'One eye red and terribly painful tonight, halos round the lights, and I threw up',
    'My right eye aches badly, I see rainbows around the streetlights and I am vomiting',
    'pain in my eye since supper, rings around the bulb, feel sick. New bladder tablets',
    'eye rock hard and throbbing, everything looks misty, been sick twice',
    'The left eye hurts so much I vomit, and there are circles round the lamp',
    'severe ache in one eye, sight is cloudy, nauseous. Started amitriptyline on Monday',
    // A curtain
    'Lots of floaters since Friday and a grey curtain coming across from the side. Doesn’t hurt',
    'flashes in the corner, and now a shadow is creeping over from below. No rush?',
    'Black dots everywhere and a veil hanging over the left. Is this dry eye',
    'cobwebs and sparks all week, today a dark patch is spreading from one edge',
    'new floaters, like soot, and a shutter coming down on one side',
    'flashing lights at night, a shade dropping from the top since this morning',
    // An ovary
    'All at once a terrible pain on my right side low down, vomiting, they know of a 6 cm cyst',
    'Suddenly a stabbing pain in the left side of my belly and I threw up. I have a dermoid',
    'woke with pain in my right groin, in waves, vomiting. Cyst on that ovary, they said wait',
    'out of nowhere pain low on the left side, being sick with it. My ovary has a cyst of 8 cm',
    'the pain came on suddenly, right side, I’ve vomited four times, known ovarian cyst',
    'sudden cramp in my left ovary, retching, an endometrioma was seen in May',
    // Gone again
    'Yesterday I couldn’t speak for ten minutes, only gibberish came out, then back to normal. Brain fog?',
    'This morning my left arm went dead for five minutes, then it was fine. HRT tablets',
    'at lunch my words came out all jumbled for a quarter of an hour, now gone. Is it the menopause',
    'My right hand went numb and useless for ten minutes today, then all fine again',
    'last night my face drooped for about twenty minutes and it passed. I feel silly asking',
    'couldn’t get a word out for five minutes today, nonsense came out, then right as rain',
  ],
  'leg-swelling': [
    'Landed from Dubai on Sunday. Only the right calf is swollen and hot. Should I rest it',
    'flew home on Monday, my left leg is puffy, red and sore, other one is fine. On HRT tablets',
    'After the long haul my right calf is hard and tender, not the other one',
    'lovely coach trip, ten hours. now left calf swollen and warm, just the left',
    'Left calf swelled up after the flight, aches when I walk. magnesium?',
    'my knee replacement was in May, and now one calf is swollen, red and throbbing',
  ],
}

const nowSigns = ['other-emergency', 'stroke', 'leg-swelling']

describe('grave things in a calm voice', () => {
  it.each(Object.entries(said).flatMap(([concern, messages]) => messages.map((message) => [message, concern])))(
    '%s',
    (message, concern) => {
      const judged = recognize(message!)
      expect(judged?.certainty).toBe('sure')
      expect(concern === 'now' ? nowSigns : [concern]).toContain(judged?.concern)
    },
  )

  it.each([
    // A gun at home
    'We keep looking at the gun safe to check it is locked, to keep it away from the grandchildren',
    'The gun cabinet code is our anniversary and I forgot it, brain fog. He laughed',
    'He cleans his rifle for deer season and I keep the cabinet tidy',
    // A rope, a time
    'I tied the rope of the boat in March and my hands hurt; they feel the same now as then',
    'I feel the same now as in March: hot, cross, and tired of kale',
    'My gran tied the goat with a rope. I feel like her now, always knitting',
    'I won’t be here by Christmas, we are moving to Spain, my choice. Do I take my records?',
    'won’t be around after Easter, I’m retiring, my own decision. Will work still pay for HRT?',
    'I won’t be there for the wedding in May, it is our cruise, my choice of dates. Do patches melt?',
    'These five kilos will be gone by Christmas, I’ve decided',
    // One who was left, one at work
    'My ex found my new house and brought flowers to the door, we are good friends. He has hot flushes, he says',
    'My ex turned up at the wedding, three times he trod on my dress. It was funny',
    'My ex knows my new address for the post. Calm divorce',
    'My boss put a fan in my office, hands down the best manager',
    'The manager touched my shoulder kindly when I cried',
    'My boss shook my hand and gave me flowers at fifty',
    // A fall, a heart
    'I tripped last year and my ankle healed, can’t walk as far as before. Which shoes?',
    'I fell on the floor laughing and can’t get up without a chair, my knees are old',
    'Slipped in yoga, got up, fine. Are my bones ok?',
    'My heart races in a flush but I’ve never fainted, not once. It happened again today',
    'palpitations again today, I don’t black out. Is it the change?',
    'Pulse is fast after coffee twice a week, fell over laughing when I read it',
    // Eyes
    'My eyes hurt from the screen and everything is blurry by five o’clock',
    'I see rings round lights since my cataracts, no pain at all',
    'My eye aches and I feel sick, lights have halos, I get it with my usual migraine, for 20 years',
    'Floaters for years, the optician says they are normal. The new curtain came across the hall today',
    'My hot flashes came and I opened the curtain. It blew over the table',
    'Do flashes of heat come over everybody?',
    // A side, a while
    'They saw a cyst of 2 cm on my right ovary. No pain. Will it go?',
    'My left side hurts when I laugh. Had a cyst removed in 2015',
    'I vomit with migraines and had a cyst on my wrist',
    'I laughed and couldn’t speak, it was that good',
    'My arm goes numb when I have slept on it, then all fine in ten minutes',
    'I couldn’t get a word in edgeways for half an hour at lunch today, then they all went off',
    // A leg
    'Both ankles are puffy after the flight, no pain',
    'My legs feel hot at night, both of them. We flew in June',
    'Flew to Spain, legs fine, sandals broke',
    // Numbers
    'My cholesterol went from 190 to 248 and I eat the exact same',
    'TSH went up from 2 to 6, I eat the same and I’m tired',
    'LDL has jumped from 110 to 160 without any change in what I eat',
  ])('nothing grave: %s', (message) => {
    const judged = recognize(message)
    expect(judged?.certainty === 'sure' ? judged.concern : null).toBe(null)
  })

  it('hears weight that goes by itself beside numbers that rise', () =>
    expect(recognize('my weight went from 190 to 148 and I eat the exact same')?.concern).toBe('weight-loss'))
})
