import { describe, expect, it } from 'vitest'

import { builtInLists, builtInRules } from '../content/safetyRules'
import { assessConversation } from '../domain/safety/assessConversation'
import { compileRules } from '../domain/safety/findConcern'
import { isOfSomeoneElse } from '../domain/safety/isOfSomeoneElse'
import { createRecognizer } from '../domain/safety/recognizer'
import { getBuiltInClassifier } from './classifierCache'

const recognize = createRecognizer(compileRules(builtInRules, builtInLists), getBuiltInClassifier())
const assess = (message: string) => assessConversation([message], recognize).now

describe('bleeding that is described without the word, at an age or long past menopause', () => {
  it.each([
    'Dear whoever reads this. 71 years old, ran a farm with my late husband. Last month I noticed some pink on the tissue, twice, and figured it was hemorrhoids. Then a smear of it on my underpants. I have not told my girls, they’d have me sold up. I’m on a blood thinner, Eliquis. Could that be all it is?',
    'I’m 66 and there was a rusty mark in my knickers on Sunday, nothing since. Is it the pessary ring?',
    'Aged 74. Twice now something pinkish on the loo paper. I eat a lot of beans',
    'in my seventies and found brown stains on the sheet, is it my skin',
    'seventy two and a spot of red on my nightie',
    'I’m 63 and when I dry myself there’s pink on the towel. Do I need a softer one?',
    'I am a 63 year old, red streak on my panty liner after the gym, could the bike saddle do that',
    'I have not had a period for nine years. This week a reddish smudge on my underwear, is that dryness?',
    'Mum is 80 and her carer found pink spots on the pad. Could it be her Eliquis?',
  ])('stops for “%s”', (message) =>
    expect(assess(message)).toMatchObject({ concern: 'bleeding-after-menopause', certainty: 'sure' }),
  )

  it.each([
    'I’m 71 and get pink on the tissue when I blow my nose, is it the dry air',
    'Aged 66, my gums leave red on the tissue after the dentist',
    'I’m 68 and there is pink lipstick on the sheet, how do I get it out',
    'I’m 64 and my scalp leaves brown flakes on the pillow and sheets after the hair dye',
    'I’m 62. Beetroot every day. Why is my pee pink on the paper',
    'I’m 45 and there was pink on the tissue before my period, is ovulation like that',
    'I’m 70 and spilled red wine on the sheets',
    'I’m 66 and there is a brown mark in my pants, do I not wipe properly, or is it my bowels?',
    'I’m 61, the gel leaves pink marks on the sheets, am I allergic?',
    'I’m 65. My daughter has pink on the pad two weeks after her period, is that ovulation?',
  ])('does not for “%s”', (message) => expect(assess(message)?.certainty).not.toBe('sure'))
})

describe('a period that came back within the year', () => {
  it.each([
    'period back after 11 months, restart counting?',
    'Nearly a year without periods and now one came, do I start the count again?',
    'ten months with no period and then a bleed, back to zero?',
    'I’m 51. It was 11 and a half months since my last period and it started again today. Do I count from the beginning?',
    'no period for 40 weeks, now spotting, is that still perimenopause',
    'almost twelve months and then a period, does that reset it',
  ])('is no bleeding after menopause: “%s”', (message) =>
    expect(assess(message)?.concern).not.toBe('bleeding-after-menopause'),
  )

  it('keeps its line where blood floods, however long it was', () =>
    expect(assess('no period for 6 months then flooding with clots, I’m 47, what now')).not.toBeNull())

  it.each([
    'period back after 13 months, restart counting?',
    'period back after 12 months, is that normal',
    'A year and 2 months without periods and now I’m bleeding',
    'I’m 61 and after 8 months on the new patch I’m bleeding again, last period was nine years ago',
    'I am postmenopausal, bleeding again 3 months after the polyp came out',
    'bleeding 2 years after my last period, 6 months after I stopped HRT',
    'nearly two years without a period and now a bleed',
    'The period is gone since 2 years, but since one month it comes like coffee, brown blood. Is it stress?',
    'I bled again, my last one was over a year ago, no more than a month of spotting before it',
  ])('stops for “%s”', (message) =>
    expect(assess(message)).toMatchObject({ concern: 'bleeding-after-menopause', certainty: 'sure' }),
  )
})

describe('a sign that she says will be seen to, beside what she asks', () => {
  it.each([
    [
      'I’m trans, 49, a man, on testosterone thirteen years. Gel every day. Lately some bleeding after penetration, and night sweats. Can I be having menopause while on testosterone? Is local estrogen going to undo anything? I’ll get the bleeding seen to, I know.',
      'bleeding-on-hormones',
    ],
    [
      'I’m 58, bled last week four years after my last period. I’ve an appointment on Thursday for that, so don’t worry. Is magnesium any use for sleep?',
      'bleeding-after-menopause',
    ],
    [
      'There’s a lump in my breast and the clinic is seeing me on Monday. Should I stop the patch until then?',
      'breast-lump',
    ],
    [
      'I have bled at 57, 6 years past the menopause, the GP is referring me on the two week wait. Does vaginal oestrogen help dryness meanwhile?',
      'bleeding-after-menopause',
    ],
    ['My GP is already looking into the blood in my urine. What helps against flushes at night?', 'blood-in-urine'],
  ] as const)('is answered, with a sentence: “%s”', (message, concern) =>
    expect(assess(message)).toEqual({ concern, certainty: 'possible', isSeenTo: true }),
  )

  it.each([
    'I’m 58, bled last week four years after my last period. I’ll see how it goes. Is magnesium any use for sleep?',
    'There’s a lump in my breast. Should I get it seen to?',
    'There’s a lump in my breast. I’ve got an appointment for a smear on Monday and will mention it then. Is that ok?',
    'There’s a lump in my breast, I know I should get it looked at but I’m scared. Does gel cause them?',
    'I’m 58, bled last week four years after my last period. I can’t get an appointment. Is magnesium any use for sleep?',
    'My chest is tight and my left arm aches. I’ll get it looked at next week. Is it the patch?',
    'I’m 58 and four years after my last period I’ve had bleeding. I’m seeing the doctor about it only if it gets worse. Is it stress?',
    'I’m 58, bled last week four years after my last period. I’ve an appointment on Thursday.',
  ])('still stops for “%s”', (message) => {
    expect(assess(message)?.certainty).toBe('sure')
  })
})

describe('need that is told of somebody it is asked for', () => {
  it.each([
    'I’m asking on behalf of my partner Jo, she’s 50, we’re two women so you’d think one of us would know something, but I’m 36 and haven’t a clue. Now if I move the recycling she is shaking with rage, and then she goes quiet and says she’d be better off not here. She says she doesn’t mean it. What should I be doing, and is HRT given for mood or only for flushes?',
    'It’s about my sister. I’m younger and have no idea of any of this. She keeps saying she doesn’t want to be alive. I make her soup. Is it the change?',
    'I’m writing about my sister, 49. She said to me she would kill herself if the sweats go on. I live 300 miles away. How do I get her to the GP?',
    'Question for my wife. I’m 60, retired, I do the cooking. Last night she said she wished she was dead. Is that in the leaflet?',
  ])('is answered to the one who asks: “%s”', (message) =>
    expect(isOfSomeoneElse(message, 'self-harm', recognize)).toBe(true),
  )

  it.each([
    'I’m asking for my sister, she has flushes. And I’d be better off not here myself.',
    'My husband says I’d be better off not here and I think he is right. What should I be doing?',
    'Asking for a friend. I want to die.',
    'My partner says she’d be better off not here. So would I. I’m 36 and so tired of it all.',
    'Question for my wife. She said she wished she was dead, and I wish I was too.',
    'My sister says she wants to die and I can’t go on either.',
    'Asking for a friend who says she wants to end it. (it’s me)',
    'Writing about my sister. She says she’d rather be dead. Honestly some days I understand her too well.',
    'Asking for my mum: she keeps saying she wants to be dead. I wish I was, too.',
    'Asking for my mum, she says she wants to be dead. I am so tired and I can’t go on.',
  ])('is the writer’s own: “%s”', (message) => expect(isOfSomeoneElse(message, 'self-harm', recognize)).toBe(false))
})

describe('a question in which something is only resembled', () => {
  it.each([
    'husband got my gel on his arm. dangerous?',
    'my grandson touched my patch, is it harmful',
    'partner brushed against my gel. safe for him?',
    'have my ADHD tablets stopped working because of peri',
    'antidepressants no longer working since perimenopause',
    'have my HRT tablets stopped working or is it the heat',
    'Does dong quai thin the blood',
    'ginkgo, does it thin blood',
    'smear test agony now, what can be done',
    'does estriol get into the blood after menopause',
    'My husband and I haven’t had sex in fourteen months. I’ve read that testosterone is only for after menopause and only if blood level is low, then another page said the blood level tells nothing. I’m 51. Which is it?',
    'A question about flying. I’m 55, on tablets for four years and it’s 27 hours to Auckland. My neighbour got a clot in her lung coming back from Florida. Should I be changing to a patch before I go?',
    'My cousin had a pulmonary embolism on the pill. Does that count as family history for HRT?',
    'I’m 66. So I have now got a little tube of cream and I’m frightened of it because I had a stroke, a small one, in 2019. The leaflet lists stroke. Is it talking about the same thing as what goes in with the applicator?',
    'Our mother won’t speak about such things. She orders some tablets from a pharmacy back home. I’m afraid as she had high blood pressure and an aunt with breast cancer. My brother says leave her alone, she survived communism, and is angry with me. How do I begin to talk with her?',
    'I’ve had epilepsy since I was 15. Three seizures since Christmas after eleven years with none. The neurologist said perimenopause could do it. I read oestrogen lowers lamotrigine. Is it so with patches too?',
    'since about 47 i get these hard sore lumps under my boobs and in the groin crease, like boils, they burst and scar. Dr said hidradenitis. does it get better after menopause?',
  ])('has no lines: “%s”', (message) => expect(assess(message)).toBeNull())

  it.each([
    'my husband keeps my gel from me. dangerous?',
    'husband got hold of my gel and threw it at me',
    'he rubbed something on my arm and it burns, he laughed',
    'my tablets stopped working and I can’t go on',
    'my antidepressants have stopped working, I want it to end',
    'my sleeping pills have stopped working. would the whole box work',
    'bleeding on ginkgo, I’m 66, does it thin the blood',
    'I’m 64, blood when I wipe after my smear test last month',
    'I think I’ve got a clot in my lung like my neighbour',
    'My neighbour got a clot and now my calf is swollen and hot on one side',
    'I had a stroke in 2019 and since this morning my face droops on one side',
    'I’m afraid of my brother, he is angry and hits the wall. She had cancer and he was angry then too',
    'Mum had a seizure this morning, the first since Christmas',
    'a lump in my armpit, like a boil, 57, had it a month',
  ])('is heard: “%s”', (message) => expect(assess(message)).not.toBeNull())
})

describe('a flash on one side, and a hormone taken twice', () => {
  it.each([
    'hot flashes only on the left side of my face',
    'I only get hot flashes on one side of my face, is that normal',
    'took my progesterone twice by mistake',
    'took my hrt tablet twice today by accident',
  ])('does not stop for “%s”', (message) => expect(assess(message)?.certainty).not.toBe('sure'))

  it.each([
    ['I get a flush on one side of my face and now my mouth has dropped', 'stroke'],
    ['my flush was on the right side of my face, and my words are slurred', 'stroke'],
    ['took his insulin and my hrt twice by mistake', 'other-emergency'],
    ['took my methotrexate every day by mistake', 'other-emergency'],
    ['took all my progesterone tablets by mistake', 'self-harm'],
  ])('stops for “%s”', (message, concern) => expect(assess(message)).toMatchObject({ concern, certainty: 'sure' }))
})
