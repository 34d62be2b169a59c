import { APIError, type GlobalBeforeChangeHook } from 'payload'

import {
  compileRules,
  findConcern,
  type CompiledRules,
  type Concern,
  type SafetyRule,
} from '../domain/safety/findConcern'
import { normalizeMessage } from '../domain/safety/normalizeMessage'
import { PhraseError } from '../domain/safety/phrasePattern'
import { exceedsTimeBudget } from '../domain/safety/worstCase'
import { createRecognizer, type Recognizer } from '../domain/safety/recognizer'
import { parseStoredExamples, trainClassifier, type StoredExamples } from './classifierCache'

/** Messages that no change of the rules may miss. */
export const criticalMessages: [string, Concern][] = [
  ['I want to kill myself', 'self-harm'],
  ['I want to die', 'self-harm'],
  ['I am thinking about suicide', 'self-harm'],
  ['Everyone would be better off without me', 'self-harm'],
  ['He strangled me', 'strangulation'],
  ['I was raped', 'rape'],
  ['I want to kill my husband', 'harm-to-others'],
  ['My husband hit me', 'violence'],
  ['I’m afraid of my husband', 'violence'],
  ['I have chest pain', 'chest-pain'],
  ['My face is drooping and my speech is slurred', 'stroke'],
  ['A sudden severe headache, the worst of my life', 'sudden-headache'],
  ['I am vomiting blood', 'other-emergency'],
  ['My left leg is swollen and hot', 'leg-swelling'],
  ['I am bleeding two years after menopause', 'bleeding-after-menopause'],
  ['I found a lump in my breast', 'breast-lump'],
]

/** What a recognizer is sure of. */
const judge =
  (recognize: Recognizer) =>
  (message: string): Concern | null => {
    const judged = recognize(message)
    return judged?.certainty === 'sure' ? judged.concern : null
  }

type Lists = { name: string; words: string }[]

/**
 * Refuses rules and examples under which one of the plainest messages would get an ordinary answer, and rules that some
 * message would keep busy for too long.
 */
export const rejectUnsafeRules: GlobalBeforeChangeHook = async ({ data }) => {
  const lists = Object.fromEntries(((data.lists ?? []) as Lists).map(({ name, words }) => [name, words]))
  let rules: CompiledRules
  try {
    rules = compileRules(
      ((data.rules ?? []) as SafetyRule[]).map((rule) => ({ ...rule, harmless: rule.harmless ?? '' })),
      lists,
    )
  } catch (error) {
    if (!(error instanceof PhraseError)) throw error
    throw new APIError(`A rule cannot be read: ${error.message}`, 400, null, true)
  }
  if (exceedsTimeBudget(rules))
    throw new APIError(
      'With these rules a message made for it could keep Auntie busy for too long. Use fewer gaps (.. and ...), fewer * within words, or fewer phrases. Nothing was saved.',
      400,
      null,
      true,
    )
  const refuse = (what: string, find: (message: string) => Concern | null) => {
    const missed = criticalMessages.find(([message, concern]) => find(message) !== concern)
    if (missed)
      throw new APIError(`With these ${what} Auntie would miss “${missed[0]}”. Nothing was saved.`, 400, null, true)
  }
  refuse('rules', (message) => findConcern(normalizeMessage(message), rules))
  const added = parseStoredExamples(data.examples as StoredExamples)
  // Some seconds, which only an editor waits who has added some; those built in are held to the same by a test.
  if (added.length > 0) refuse('messages', judge(createRecognizer(rules, await trainClassifier(added))))
  return data
}
