import { APIError, type GlobalBeforeChangeHook } from 'payload'

import { compileRules, findConcern, type Concern, type SafetyRule } from '../domain/findConcern'
import { PhraseError } from '../domain/phrasePattern'

/** Messages that no change of the rules may miss. */
const mustBeFound: [string, Concern][] = [
  ['I want to kill myself', 'self-harm'],
  ['I want to die', 'self-harm'],
  ['I am thinking about suicide', 'self-harm'],
  ['Everyone would be better off without me', 'self-harm'],
  ['My husband hit me', 'violence'],
  ['I’m afraid of my husband', 'violence'],
  ['I have chest pain', 'chest-pain'],
  ['My face is drooping and my speech is slurred', 'stroke'],
  ['A sudden severe headache, the worst of my life', 'sudden-headache'],
  ['My left leg is swollen and hot', 'leg-swelling'],
  ['I am bleeding two years after menopause', 'bleeding-after-menopause'],
  ['I found a lump in my breast', 'breast-lump'],
]

type Lists = { name: string; words: string }[]

/** Refuses rules under which one of the plainest messages would get an ordinary answer. */
export const keepWhatMustBeFound: GlobalBeforeChangeHook = ({ data }) => {
  const lists = Object.fromEntries(((data.lists ?? []) as Lists).map(({ name, words }) => [name, words]))
  let missed: [string, Concern] | undefined
  try {
    const rules = compileRules(
      ((data.rules ?? []) as SafetyRule[]).map((rule) => ({ ...rule, harmless: rule.harmless ?? '' })),
      lists,
    )
    missed = mustBeFound.find(([message, concern]) => findConcern(message, rules) !== concern)
  } catch (error) {
    if (!(error instanceof PhraseError)) throw error
    throw new APIError(`A rule cannot be read: ${error.message}`, 400, null, true)
  }
  if (missed)
    throw new APIError(`With these rules Auntie would miss “${missed[0]}”. Nothing was saved.`, 400, null, true)
  return data
}
