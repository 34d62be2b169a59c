import { describe, expect, it } from 'vitest'

import { builtInLists, builtInRules } from '../content/safetyRules'
import { compileRules } from '../domain/safety/findConcern'
import { createRecognizer } from '../domain/safety/recognizer'
import { getBuiltInClassifier } from './classifierCache'

const recognize = createRecognizer(compileRules(builtInRules, builtInLists), getBuiltInClassifier())

describe('need that is told in passing, beside a question about something else', () => {
  it.each([
    [
      'Nice lunch out. Since then it’s as if a horse was standing on me, my left arm aches and I’m clammy. Trapped wind?',
      'chest-pain',
    ],
    ['feels like somebody is sitting on top of me and my jaw hurts, is that a flush', 'chest-pain'],
    [
      'Strange flash this evening, felt sick to my stomach, left arm like lead, I’m on the bathroom floor now',
      'chest-pain',
    ],
    ['Queasy, both arms so heavy, wiped out and sweating. First time. Perimenopause?', 'chest-pain'],
    [
      'Since my ovaries went everything is black. I take Dad’s shotgun out of the cabinet and sit with it.',
      'self-harm',
    ],
    ['i keep unlocking the safe where the pistol is, just to look. so numb since the change', 'self-harm'],
    ['Do bruises take longer to fade now? They’re from when he grips my arm, only if he has been drinking', 'violence'],
    ['marks on my wrists, my husband grabs me when he’s in a temper. does vitamin k cream help', 'violence'],
    [
      'my partner held a cushion over my face until I couldn’t breathe, he was only playing. Can that burst a vessel in the eye?',
      'strangulation',
    ],
    ['he pushed the duvet into my mouth, i saw stars. why is my throat so sore', 'strangulation'],
    ['Came to at his flat, my dress inside out, I can’t remember a thing. Would a smear show anything?', 'rape'],
    ['woke up in the hotel with my tights gone and no memory after the second glass', 'rape'],
    ['something happened on Saturday with my cousin’s friend. I told him no. At 51 can I still get pregnant?', 'rape'],
    ['Something happened after the party, I froze. Do I need an STI test at my age', 'rape'],
    ['I take ambien and he admits he’s had his way with me on those nights. We’re married.', 'rape'],
    ['he has sex with me while I’m sedated, I wake up sore. which lubricant?', 'rape'],
    ['My grandson, two, got at my pill organiser and chewed three tablets, maybe more', 'other-emergency'],
    ['little girl licked the gel off and ate some of my capsules!! she seems ok', 'other-emergency'],
    [
      'My sister had her baby in June at 45 and insists the baby was switched, she hasn’t slept and talks of God',
      'other-emergency',
    ],
    ['My wife swears our newborn is not hers, it’s possessed. She won’t sleep.', 'other-emergency'],
  ])('%s', (message, concern) => {
    expect(recognize(message)).toMatchObject({ concern, certainty: 'sure' })
  })
})

describe('what only sounds like it', () => {
  it.each([
    ['The dog sits on me every evening and my arm goes heavy. Is that bad for circulation?'],
    ['Both arms are like lead after the gym and I feel a bit sick, is protein the answer?'],
    ['We opened the gun cabinet for the deer season and I felt low that the boys are grown'],
    ['I use a glue gun for my crafts and feel so alone with my flushes'],
    ['Bruises from the hedge. My husband grabs my arm when I trip, he’s a dear. Thin skin?'],
    ['I had a cooling pillow over my face in the heat and it was heaven'],
    ['I woke up with my nightie inside out, soaked as ever'],
    ['Something happened to my periods last spring, they just stopped'],
    ['He finally had his way about the thermostat and now we both sleep'],
    ['My daughter says I should take two tablets of magnesium, is that right?'],
    ['My son swallowed his pride and bought me a fan'],
    ['Our baby changed schools this year, I can’t believe she is eleven, and I don’t sleep'],
    ['I thought I would overdose by touching two patches at once. Silly?'],
    ['I want to jump in the lake and stay there till October. Is cold water swimming any use for flushes?'],
    [
      'Flooded for years in my thirties with adenomyosis, a hysterectomy ended it in 2015. Is estrogen alone fine for me?',
    ],
    ['My daughter joked I was having a stroke because I put the keys in the fridge. What helps brain fog?'],
    ['My father in law had a stroke last week, he is 86. What is my own risk?'],
    ['I survived meningitis in 2009 and am fit as a fiddle. Anything against HRT?'],
    ['My best friend died of it. I’ve no lump or anything, I only wonder what hormones add to the risk'],
    ['My partner can’t stand my breathing these days. What can I say that doesn’t make it worse? She is 50.'],
    ['My neighbour’s daughter had an overdose two years ago and is doing well. Is melatonin safe for me?'],
  ])('%s', (message) => {
    expect(recognize(message)?.certainty ?? 'none').not.toMatch(/^(sure|possible)$/)
  })
})
