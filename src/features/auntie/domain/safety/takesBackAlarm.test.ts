import { describe, expect, it } from 'vitest'

import { isOverAndSeenTo, meansOtherEnd, takesBackAlarm } from './takesBackAlarm'

describe('an alarm that was told before', () => {
  it.each([
    ['That was in 1998, when I was a student. I am fine now, long over it.', 'self-harm'],
    ['Sorry, it was my first husband, thirty years ago. I am safe now.', 'violence'],
    [
      'No sorry, I meant my mother, not me. She had the scan last week and it was only a polyp.',
      'bleeding-after-menopause',
    ],
    ['I was talking about my sister, she was checked and all was fine', 'breast-lump'],
    ['That was years ago, I am fine', 'chest-pain'],
    ['That was two years ago, they did an ECG and it came back normal', 'chest-pain'],
    ['no no, that was in 2008 when my mother died. I’m grand these days', 'self-harm'],
    ['It was looked at in April, ultrasound and all, only a cyst', 'breast-lump'],
    ['should have said, they did a camera test in Nov and the lining was fine', 'bleeding-after-menopause'],
    ['last winter that was, A&E said it was heartburn, on lansoprazole now, no pain since', 'chest-pain'],
    ['I saw the consultant about it, nothing sinister', 'breast-lump'],
    ['joke! he left the toilet seat up', 'harm-to-others'],
    ['went to A&E with it last month, ECG fine', 'chest-pain'],
    ['The doctor checked it, it was a pulled muscle', 'other-emergency'],
    ['they looked at it in casualty, it was a trapped nerve', 'stroke'],
    ['GP sent me for a colonoscopy in June, piles, nothing else', 'bowel-change'],
    ['I left him in 1999 and remarried, happy out', 'violence'],
    ['it’s from the novel I’m reading', 'violence'],
    ['my brother lol, he ate my last biscuit. not literally', 'harm-to-others'],
    ['I typed that wrong, I meant breast pain. Chest is fine, no breathlessness nothing', 'chest-pain'],
    ['that was my mother, in 2014, I wrote it badly, no one is unwell now, I’m fine', 'stroke'],
  ] as const)('is taken back by “%s” (%s)', (message, concern) => {
    expect(takesBackAlarm(message, concern)).toBe(true)
  })

  it.each([
    ['It is nothing really, forget I said it', 'self-harm'],
    ['That was years ago, but I still think of it every night', 'self-harm'],
    ['It was only a twinge, I am fine', 'chest-pain'],
    ['I am fine now', 'violence'],
    ['It is my husband who has the pain, not me', 'chest-pain'],
    ['That was last month and nobody has looked at it', 'breast-lump'],
    ['What helps with dry skin?', 'self-harm'],
    ['it was a film but the woman in it could be me', 'self-harm'],
    ['only joking', 'self-harm'],
    ['I left him last week', 'violence'],
    ['had therapy twenty years ago, I am fine', 'self-harm'],
    ['not literally, but I have thought about it every night', 'harm-to-others'],
    ['I had a mammogram last year and it was clear', 'breast-lump'],
    ['They did a scan and it was fine, and it is bleeding again today', 'bleeding-after-menopause'],
    ['that was last month and I am waiting on results', 'breast-lump'],
    ['sorry typo, pain not pian, my breathing is ok', 'chest-pain'],
    ['I typed that wrong, chest is not good', 'chest-pain'],
    ['I typed that wrong, it is more the jaw, chest is ok', 'chest-pain'],
    ['I wrote it badly, it was my left arm, I’m fine', 'stroke'],
    ['no hold on, that was my sister, I am fine myself', 'bleeding-after-menopause'],
    ['that was my mother, in 2014, and now me', 'stroke'],
  ] as const)('stands after “%s” (%s)', (message, concern) => {
    expect(takesBackAlarm(message, concern)).toBe(false)
  })

  it('is taken back as a phrase where it sounds like one, is called one and is denied', () => {
    const denied = 'ach it is only a way of speaking, I am not suicidal, never have been, no plans'
    expect(takesBackAlarm(denied, 'self-harm', 'I could kill myself, I swear')).toBe(true)
    for (const told of ['I want to kill myself', 'I could kill myself, I have the pills', 'I took the tablets', ''])
      expect(takesBackAlarm(denied, 'self-harm', told)).toBe(false)
    for (const said of ['only joking', 'it is just an expression', 'I am not suicidal', `${denied}, but I am scared`])
      expect(takesBackAlarm(said, 'self-harm', 'I could kill myself, I swear')).toBe(false)
  })
})

describe('a word that a slip made of another', () => {
  it.each([
    ['he hit me with the trellis', 'oops autocorrect, he HID me with the trellis, from the photographer!', 'violence'],
    ['my son kicked me out of bed', 'haha typo, he PICKED me out of the bed of nettles', 'violence'],
    ['she just can’t go on', 'I mean go on the coach trip, her knee is swollen, lol', 'self-harm'],
  ] as const)('is taken back: “%s”, “%s”', (told, message, concern) =>
    expect(takesBackAlarm(message, concern, told)).toBe(true),
  )
  it.each([
    ['he hit me', 'autocorrect, I meant he hurt me', 'violence'],
    ['he hit me with the lamp', 'sorry typo, it was the clamp', 'violence'],
    ['he hit me', 'I mean he bit me, but it was my fault', 'violence'],
    ['she can’t go on', 'I mean she is so tired of it all', 'self-harm'],
  ] as const)('is not: “%s”, “%s”', (told, message, concern) =>
    expect(takesBackAlarm(message, concern, told)).toBe(false),
  )
})

describe('an end that is said to be of something else', () => {
  it.each([
    ['I want to end it all', 'sorry that came out wrong, I mean the course, I want to leave it'],
    ['I can’t do this any more', 'haha not like that, I’m talking about the allotment'],
    ['I’m done, I want out', 'of the choir I mean, sorry!'],
    ['I just want it to stop', 'oh no don’t worry, I mean the HRT patch, it itches'],
    ['I’ve had enough, I’m giving up', 'gosh no, as in the diet'],
    ['i can’t cope anymore', 'with the heat i mean, the heat! it’s 35 degrees here'],
    ['I can’t bear it', 'the builders next door I mean, sorry'],
    ['time to pack it in', 'forget that, I meant my job of thirty years'],
  ])('“%s”: %s', (told, message) => {
    expect(meansOtherEnd(message, told)).toBe(true)
    expect(takesBackAlarm(message, 'self-harm', told)).toBe(true)
  })

  it.each([
    ['I want to end it all', 'sorry, don’t mind me, I mean I’m just tired of everything'],
    ['I want to end it all', 'no no, forget I said it'],
    ['I want to end it all', 'I mean my life'],
    ['I want to end it all', 'sorry, I mean my job, but some days I would rather be dead'],
    ['I want to end my life', 'sorry, I mean my job'],
    ['I took all the tablets', 'no, I meant the diet'],
    ['I want to end it all', 'my job is done'],
    ['i can’t cope anymore', 'with everything I mean'],
    ['i can’t cope anymore', 'no, it’s my husband'],
  ])('stands: “%s”: %s', (told, message) => expect(takesBackAlarm(message, 'self-harm', told)).toBe(false))
})

describe('what is told as over and seen to in one message', () => {
  it.each([
    'ended up in a&e with chest pain last year, they said reflux',
    'chest pain in 2021, they did an ECG and it was fine',
    'a lump two years ago, they said it was a cyst',
    'went to A&E with my arm last summer, they found nothing serious',
    'bled in 2019, they took out a polyp',
    'they did a scan in March last year, all clear',
  ])('%s', (message) => expect(isOverAndSeenTo(message, 'chest-pain')).toBe(true))
  it.each([
    'chest pain last year, they said reflux, and now it is back',
    'chest pain since last year, they said reflux',
    'they did an ECG last year and it was fine. My chest is tight',
    'chest pain, they said reflux',
    'crushing chest pain last night',
    'same pain as in 2021, they said reflux',
  ])('is not: %s', (message) => expect(isOverAndSeenTo(message, 'chest-pain')).toBe(false))
})
