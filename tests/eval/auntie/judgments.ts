import { getBuiltInClassifier } from '@/features/auntie/cms/classifierCache'
import { builtInLists, builtInRules } from '@/features/auntie/content/safetyRules'
import { canOmitHelplines } from '@/features/auntie/domain/answer/wording/omitHelplines'
import { compileRules, type Concern } from '@/features/auntie/domain/safety/findConcern'
import { createRecognizer } from '@/features/auntie/domain/safety/recognizer'
import { isCrisis } from '@/features/auntie/domain/safety/safetyAnswer'
import type { getLibraryIndex } from '@/shared/search/libraryPassages'

type Index = Awaited<ReturnType<typeof getLibraryIndex>>

/** Auntie's first two tiers as they are delivered: built-in rules and committed weights. */
export const recognize = createRecognizer(compileRules(builtInRules, builtInLists), getBuiltInClassifier())

/** Whether a concern is of the body, instead of a crisis. */
export const isSign = (concern: Concern | null | undefined): boolean => !!concern && !isCrisis(concern)

export const lookUp = (index: Index, question: string) => index.find({ question }, { modules: 3, passages: 1 })

/** Whether the lines to call come with the answer, instead of it or after it. */
export function getsLines(index: Index, message: string): boolean {
  const judged = recognize(message)
  return judged !== null && !canOmitHelplines(judged, lookUp(index, message), message)
}
