import { describe, expect, it } from 'vitest'

import { builtInLists, builtInRules } from '../content/safetyRules'
import { compileRules } from '../domain/safety/findConcern'
import { createRecognizer } from '../domain/safety/recognizer'
import { getBuiltInClassifier } from './classifierCache'

const recognize = createRecognizer(compileRules(builtInRules, builtInLists), getBuiltInClassifier())

describe('grave words that mean nothing grave', () => {
  it.each([
    // Swearing
    'that was a bloody long answer',
    'Bloody useless, that answer',
    'so bloody hot in here, and the fan is bloody broken',
    'What a bloody nuisance these flushes are',
    // A figure of speech
    'The dentist made gum disease sound like a death sentence. Is it the hormones?',
    'osteoporosis isn’t a death sentence, my gp says. what can I lift?',
    'I want out. Out of the book club, they keep the heating at 25. What do others do?',
    'I want out of this committee, I sweat through every meeting',
    // Said to be none
    'I am not suicidal, the nurse asks it each visit. Can I get something for brain fog?',
    'It’s not a crisis, only a moan about the bus. Which fan is best?',
    'This is not an emergency. How long do patches keep in the fridge?',
    // Long over
    'My ex used to hit me. I left him in 1999 and never looked back. Does dryness come from age?',
    'I had some very dark thoughts back in 2003, got help, and I’ve been fine ever since. Is low mood likelier for me now?',
    'Depressed after my second, 1996, had dark thoughts, got treated and been well ever since. Is depression likelier for me now?',
    // Explained
    'Had chest pain in 2017, it turned out to be reflux. Can I take HRT tablets?',
    'Palpitations six years ago, checked out, all clear. Is decaf enough?',
    // As it should be
    'The scan showed small fibroids, the nurse said the bleeding is normal. Will they shrink after menopause?',
    'My gynae said polyp tiny, bleeding normal, leave it. Does it go away after menopause?',
  ])('%s', (message) => expect(recognize(message)).toBeNull())
})

describe('what is meant beside the same words', () => {
  it.each([
    'bloody discharge again, three years after my last period',
    'I want out. Out of this life',
    'I’m not suicidal but I keep looking at the pills and I can’t see the point of tomorrow',
    'My ex used to hit me. I left him in 1999 and he has found me again, he is outside',
    'I had dark thoughts back in 2003, got help, and they are back. I don’t want to be here anymore',
    'Chest pain in 2017 was reflux. Now it’s back and my arm hurts',
    'Still bleeding after menopause, two years since my periods stopped',
  ])('%s', (message) => expect(recognize(message)?.certainty).toBe('sure'))
})
