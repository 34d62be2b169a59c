import { describe, expect, it } from 'vitest'

import { readExamples } from '../content/readExamples'
import { builtInLists, builtInRules } from '../content/safetyRules'
import { compileRules, findConcern } from '../domain/safety/findConcern'
import { auntieTexts } from '../content/auntieTexts'
import { normalizeMessage } from '../domain/safety/normalizeMessage'
import { createRecognizer } from '../domain/safety/recognizer'
import { getBuiltInClassifier } from './classifierCache'
import { checksumReadings, readWeightsOrigin } from '../content/weights'
import { criticalMessages } from './rejectUnsafeRules'

describe('what Auntie starts with', () => {
  const rules = compileRules(builtInRules, builtInLists)
  const recognize = createRecognizer(rules, getBuiltInClassifier())

  it('hears what no phrase foresaw', () => {
    const message = 'some nights I hope the morning forgets to come for me'
    expect(findConcern(normalizeMessage(message), rules)).toBeNull()
    expect(recognize(message)?.concern).toBe('self-harm')
  })

  it('lets a turn of speech pass that only a phrase found', () => {
    const message = 'I overdosed on old detective films'
    expect(findConcern(normalizeMessage(message), rules)).toBe('self-harm')
    const judge = (harmless: number) => createRecognizer(rules, () => ({ harmless, concerns: new Map() }))(message)
    expect(judge(0.99)).toBeNull()
    expect(judge(0.9)).toEqual({ concern: 'self-harm', certainty: 'possible' })
    expect(judge(0.5)).toEqual({ concern: 'self-harm', certainty: 'sure' })
  })

  it.each([
    'I have had palpitations most evenings since March, a few minutes, no pain and no fainting. My ECG was normal.',
    'a rubber band snapping, the electric shock thing, right before a hot flush',
    'electric shock under the skin before a flush',
    'I’ve been stockpiling my HRT tablets in case of a shortage, there’s enough for three months.',
    'bone tired. kids, job, and I sit in the car park for 20 min because it’s the only place nobody needs me',
    'bloated like I’m 6 months gone. by evening only. trousers open at my desk',
  ])('does not stop for “%s”', (message) => expect(recognize(message)?.certainty).not.toBe('sure'))

  it.each([
    'my heart races, no pain, fainted twice today',
    'palpitations and I keep fainting, no chest pain',
    'I got an electric shock off the cooker and my arm is numb',
    'I swallowed two boxes of painkillers on Friday, it didn’t work, nobody knows. My side is a bit sore.',
    'I’ve been hoarding my codeine instead of taking it. There’s enough now, which is a comfort.',
    'bone tired and nobody needs me any more',
    'bloated for three weeks now, I look 6 months pregnant',
    'I fainted in the shop. They said I was jerking all over, and my tongue is bitten. Is that the change?',
  ])('stops for “%s”', (message) => expect(recognize(message)?.certainty).toBe('sure'))

  it.each([
    ['I told the doctor I sleep fine. What I have not told him is that I’ve picked the bridge.', 'self-harm'],
    ['I sat in the garage with the engine running a while, then I turned it off and made sandwiches.', 'self-harm'],
    ['Burning myself with the iron is the only thing that stops the noise in my head', 'self-harm'],
    ['cant c any way out of this only 1', 'self-harm'],
    ['Would my mum who passed be cross if I came to her early?', 'self-harm'],
    ['I nurse my husband. When he goes I go, that’s arranged, no fuss.', 'self-harm'],
    ['He told me he wants to end his life. He is in the bath and won’t open the door.', 'self-harm'],
    ['It’s his right as I’m his wife, he says, and if I’d stop crying it would hurt less', 'rape'],
    ['I’m going to put the pillow over his face and hold it there, I mean it', 'harm-to-others'],
    ['Our boy of 15 woke screaming with one of his balls swollen, he’s been sick. Can it wait?', 'other-emergency'],
    ['husband on the floor jerking all over, lips blue, 6 mins now', 'other-emergency'],
    ['working in the field at 45 degrees, now he’s not sweating and saying nonsense things', 'other-emergency'],
    ['stiff neck, and purple spots that don’t go when she presses a glass', 'other-emergency'],
    [
      'drank two bottles of wine every night, stopped cold two days ago, hands shaking, spiders on the wall',
      'other-emergency',
    ],
    ['cant catch my breath since this morning, sharp wen i breathe in, on the pill', 'chest-pain'],
    [
      'flooding through a pad and a towel every half hour, clots like plums, I feel all floaty and cold',
      'other-emergency',
    ],
  ] as const)('stops for “%s” as %s', (message, concern) => {
    expect(recognize(message)).toEqual({ concern, certainty: 'sure' })
  })

  it('lets neither gloom nor a greeting make an emergency of a turn of speech', () => {
    const fainting =
      'My bleeding is irregular, and I’m ashamed to ask the imam. I’m also fainting from the sweats under my clothes in summer. Is spotting for fifteen days something to see the doctor about? I won’t be taking it off, so please not that.'
    expect(recognize(fainting)?.certainty).not.toBe('sure')
    expect(
      recognize('Evening. I can’t have HRT because of a stroke at 49. What is left that works for flushes?'),
    ).toBeNull()
  })

  it('hears a cry for help in the middle of much harmless talk', () => {
    const talk = 'Which moisturizer is good for dry skin? I like gardening and tea. My sister visits on Sunday. '
    expect(recognize(`${talk.repeat(3)}I want to kill myself. ${talk.repeat(3)}`)).toEqual({
      concern: 'self-harm',
      certainty: 'sure',
    })
  })

  it.each(criticalMessages)('hears “%s”', (message, concern) => {
    expect(recognize(message)).toEqual({ concern, certainty: 'sure' })
  })

  it.each([
    ['What age will it all be over', 'I just want it all to be over'],
    ['progesterone makes me feel so low and bloated the 2 weeks im on it', 'bloated every day for weeks, what is it'],
    [
      'on patches for four months and still bleeding on and off, the nurse said give it 6 months',
      'bleeding again after eight months on hrt',
    ],
  ])('stops for “%s” no more than it has to, and for “%s” as before', (ordinary, need) => {
    expect(recognize(ordinary)?.certainty).not.toBe('sure')
    expect(recognize(need)?.certainty).toBe('sure')
  })

  it.each([
    'He only grabs my throat when he is drunk and he is always sorry, so maybe I need HRT to be calmer',
    'my husband gripped my throat last week because I was moody, can HRT help with the moods',
    'he had his arm across my windpipe, he says it was a joke',
  ])('stops for hands on a throat that are played down: “%s”', (message) => {
    expect(recognize(message)).toEqual({ concern: 'strangulation', certainty: 'sure' })
  })

  it.each([
    [
      'Lovely week in Madeira, home on Sunday. My calf has felt like a pulled muscle since and it eases when I walk. Since breakfast today I am puffed just walking to the kettle. Hormones?',
      'other-emergency',
    ],
    [
      'My period is nine days late, which at 46 is nothing new. A nagging pain low on the right. We had a barbecue, and when I bent for the plates my shoulder tip hurt. Is this the change?',
      'other-emergency',
    ],
    [
      'Marking papers all week. There is a band round my chest on the stairs and an ache in my bottom teeth, and then I went clammy and queasy. I put it down to stress.',
      'chest-pain',
    ],
    [
      'We were decorating. The headache came on in seconds, worst I have known, and now I keep dropping the brush, my hand is so weak. Is it the paint?',
      'sudden-headache',
    ],
    [
      'I take apixaban. I slipped on the step on Monday and hit my head on the door frame. The headache gets worse and this morning I was being sick. Could it be the new capsules?',
      'other-emergency',
    ],
    [
      'Nothing out of the back end since Friday, not even wind, and my stomach is like a barrel. I keep being sick and it smells. Which tea helps bloating?',
      'other-emergency',
    ],
    [
      'I have gone through a pack of night towels since breakfast, clots like plums, and the kitchen goes dark when I get up. Which towels hold the most?',
      'other-emergency',
    ],
    [
      'Silly mistake with the labels, I had my methotrexate each morning and it should be Mondays. My mouth is sore. Does folic acid help?',
      'other-emergency',
    ],
    [
      'My left calf has been hot and tight since the coach home, and there is a stab when I take a breath in. Are support socks worth it?',
      'other-emergency',
    ],
  ] as const)('stops for signs that mean one thing together, wherever they stand: “%s”', (message, concern) => {
    expect(recognize(message)).toEqual({ concern, certainty: 'sure' })
  })

  it.each([
    ['My eyes have gone yellow since the new capsules.', 'liver-signs', 'I keep falling asleep at the table.'],
    ['I am soaking a pad every hour since noon.', 'soaking-pads', 'I woke up on the bathroom floor.'],
    [
      'It burns when I pee and I have a temperature.',
      'kidney-infection',
      'My feet look mottled and I am talking rubbish.',
    ],
  ] as const)('takes “%s” for a sign of today, and for one of now with “%s %s”', (sign, concern, ill) => {
    expect(recognize(sign)?.concern).toBe(concern)
    expect(recognize(`${sign} ${ill}`)).toEqual({ concern: 'other-emergency', certainty: 'sure' })
    expect(recognize(`${sign} I have not fainted and I am not confused.`)?.concern).toBe(concern)
  })

  it.each([
    [
      'He pulled me out of the car by my hair on Sunday, then we had roast lamb. How much calcium do I need?',
      'violence',
    ],
    [
      'Bruises on my neck, so I wear a scarf to work. He was sorry. What helps with hot flushes under a scarf?',
      'strangulation',
    ],
    [
      'I look forward to not being here any more, it is the one cheerful thought. Does HRT help with sleep?',
      'self-harm',
    ],
    ['It is my third fall since the wedding, the nurse raised an eyebrow. Should I have my bones scanned?', 'violence'],
    ['He snapped my finger in the spring, and at the hospital I said it was the gate. Is it my bones?', 'violence'],
    ['I told him no as it hurts these days, and he pinned me down. We are married, so what is it called?', 'rape'],
    ['I have started that old thing to my legs that I did as a girl. Which tights are cool in July?', 'self-harm'],
    [
      'My sister texted goodbye and to look after Mum, and she is not picking up. Do hormones make people so low?',
      'self-harm',
    ],
  ] as const)('stops for what is told as an aside: “%s”', (message, concern) => {
    expect(recognize(message)).toEqual({ concern, certainty: 'sure' })
  })

  it.each([
    'My mother went in the spring. I still set out two cups at four and then I put one back.',
    'Retirement lunch on Friday, thirty years at the council, and all I got was a clock. I have had to laugh.',
    'We put the old dog to sleep this morning. Fifteen years. The house is very quiet.',
    'The hairdresser called me thin on top. I could have strangled her with the towel.',
    'I had a face like a dropped cake all afternoon. The queue, the till, the rain.',
    'Lost the will to live in the meeting about meetings',
    'My girl has her results, a distinction. I cried on the bus driver.',
  ])('has no lines for “%s”', (message) => expect(recognize(message)).toBeNull())

  it.each([
    'Chemo stopped my periods at 38, it’s been ten months. Do I still need condoms?',
    'Had a DVT in my calf after a long flight when I was 41. I’m 50 now. Is every sort of HRT out of the question?',
    'I’m 62, no bleeding ever since menopause at 50. They saw a thick lining by chance. Do I need a biopsy?',
    'My son is marrying and I’m weepy at every fitting. How can I enjoy the day?',
    'I had a partial hysterectomy at 46 and a little cyclical spotting still comes. Do I need progesterone?',
  ])('stops nobody for “%s”', (message) => expect(recognize(message)?.certainty).not.toBe('sure'))

  it.each([
    ['I’m on chemo and my temperature is 38.5', 'other-emergency'],
    ['I think I have a blood clot', 'leg-swelling'],
    ['he checks my phone and says if I ever leave he’ll find me and finish me off', 'violence'],
    ['my husband is fitting on the kitchen floor', 'other-emergency'],
    ['No bleeding for six years and now some spotting, I’m 60', 'bleeding-after-menopause'],
    ['14 months without a period and then last week a full on proper one', 'bleeding-after-menopause'],
  ] as const)('still stops for “%s”', (message, concern) =>
    expect(recognize(message)).toEqual({ concern, certainty: 'sure' }),
  )

  it.each([
    ['Auntie, father has eaten all his sugar medicines in error. He is cold and talking rubbish.', 'other-emergency'],
    [
      'Gran finished a whole packet of her water tablets, she thought they were mints. Now she talks funny, she is sweating',
      'other-emergency',
    ],
    [
      'My husband’s family hid my insulin and say they will give it back when they like, no doctor until I sign',
      'violence',
    ],
    ['My sons have locked my heart tablets away until I hand over the house', 'violence'],
    ['My in-laws say no clinic unless I give them my wages', 'violence'],
    ['The freckle on my arm has three colours now and it bled', 'changing-mole'],
    ['My mole grew over the summer and it crusts', 'changing-mole'],
  ] as const)('stops for medicine taken wrong or withheld, and for a mole that changes: “%s”', (message, concern) => {
    expect(recognize(message)).toEqual({ concern, certainty: 'sure' })
  })

  it.each([
    'Is it my hormones or the new tablets that make me muddled?',
    'My husband hid all my tablets in a drawer when we moved',
    'My husband hid my reading glasses again',
    'I have had the whole packet of tablets for hot flushes and they did nothing. I’m still sweating.',
    'My mother takes sugar tablets, can she take black cohosh?',
    'My sons took my car until Sunday',
    'No doctor listens until I cry',
    'How do I kill moles in the lawn?',
  ])('does not stop for “%s”, which has their words', (message) =>
    expect(recognize(message)?.certainty).not.toBe('sure'),
  )

  it('says of a rape when the one who did it is a danger today', () => {
    expect(recognize('He raped me in June. He still has a key and he turned up last night.')).toEqual({
      concern: 'rape',
      certainty: 'sure',
      isDangerNow: true,
    })
    expect(recognize('I was raped when I was nineteen.')?.isDangerNow).toBeUndefined()
  })

  it('hears years in the shorthand of phones', () => {
    expect(recognize('bled a little after sex last week, im 54 and no period for 2 yrs')?.concern).toBe(
      'bleeding-after-menopause',
    )
  })

  it.each(auntieTexts.questions)('leaves “%s” to the library', (question) => {
    expect(recognize(question)).toBeNull()
  })

  it('has learned nobody’s message twice, and no address or number', () => {
    const messages = readExamples().examples.map(({ message }) => message)
    expect(new Set(messages).size).toBe(messages.length)
    expect(messages.filter((message) => /@|https?:|\d{7}/.test(message))).toEqual([])
  })

  it('reads no common word as a slip of another, such as lamps as lumps', () => {
    const words = ' since drying lamps loving medication '
    expect(getBuiltInClassifier().correctWords!(words)).toBe(words)
  })

  it('judges by what was learned of the examples as they are', () => {
    // Otherwise: npm run train:auntie
    const { examples, checksum } = readExamples()
    const { examplesChecksum, readingsChecksum } = readWeightsOrigin()
    expect(examplesChecksum).toBe(checksum)
    const taught = examples.filter(({ isHeldOut }) => !isHeldOut)
    expect(readingsChecksum, 'and as they are read').toBe(checksumReadings(taught))
  })
})
