import type { AuntieSafety } from '@/payload-types'

import { builtInExamples } from '../content/examples'
import { parseExamples, trainClassifier, type Classifier, type Example } from '../domain/safety/classifier'

/** The examples that editors added, as the CMS stores them. */
export type StoredExamples = AuntieSafety['examples']

/** The examples that editors added, as the classifier is trained on them. */
export const parseStoredExamples = (stored: StoredExamples): Example[] =>
  (stored ?? []).flatMap(({ concern, messages }) => parseExamples(concern === 'none' ? null : concern, messages))

/** The built-in examples alone, with what was added, and with what an editor is about to save instead. */
const maxCachedClassifiers = 3

/** On `globalThis`, keyed by the added examples: each bundle of this server has modules of its own, training takes seconds. */
const shared = globalThis as { powerYearsClassifiers?: Map<string, Promise<Classifier>> }

/**
 * The classifier for the built-in examples and those that editors added. Training takes seconds and happens once: the
 * check before a change is saved leaves it in the cache for the first message after it.
 */
export function getClassifier(added: Example[]): Promise<Classifier> {
  const cache = (shared.powerYearsClassifiers ??= new Map())
  const key = JSON.stringify(added)
  const classifier = cache.get(key) ?? trainClassifier([...builtInExamples(), ...added])
  // Moved to the end, so that the first key is the least recently used.
  cache.delete(key)
  cache.set(key, classifier)
  for (const oldest of cache.keys()) if (cache.size > maxCachedClassifiers) cache.delete(oldest)
  return classifier
}
