import { builtInExamples } from '../content/examples'
import { learnResemblance, type Example, type Resemblance } from '../domain/resemblance'

/** The built-in ones alone, with what was added, and with what an editor is about to save instead. */
const kept = 3

/** What was learned last, by what was added; for every bundle of this server: a route has other modules than its start. */
const shared = globalThis as { powerYearsLearned?: Map<string, Promise<Resemblance>> }

/**
 * Learns the built-in examples and those that editors added. Takes seconds, once: the check before a change is saved
 * leaves it learned for the first message after it.
 */
export function learnExamples(added: Example[]): Promise<Resemblance> {
  const learned = (shared.powerYearsLearned ??= new Map())
  const key = JSON.stringify(added)
  const resemblance = learned.get(key) ?? learnResemblance([...builtInExamples(), ...added])
  // What was asked for last stands last.
  learned.delete(key)
  learned.set(key, resemblance)
  for (const oldest of learned.keys()) if (learned.size > kept) learned.delete(oldest)
  return resemblance
}
