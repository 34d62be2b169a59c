import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'

import type { AuntieSafety } from '@/payload-types'

import { parseExamples } from '../content/readExamples'
import { readWeights } from '../content/weights'
import { createClassifier, type Classifier } from '../domain/safety/classifier'
import type { Example } from '../domain/safety/variedExamples'
import { decodeWeights } from '../domain/safety/weights'

/** The examples that editors added, as the CMS stores them. */
export type StoredExamples = AuntieSafety['examples']

/** The examples that editors added, as the classifier is trained on them. */
export const parseStoredExamples = (stored: StoredExamples): Example[] =>
  (stored ?? []).flatMap(({ concern, messages }) => parseExamples(concern === 'none' ? null : concern, messages))

type Entry = { promise: Promise<Classifier>; ready?: Classifier }
type Cache = { builtIn?: Classifier; learned: Map<string, Entry> }

/** What was learned with what was added, and with what an editor is about to save instead. */
const maxLearned = 2

/** On `globalThis`: each bundle of this server has modules of its own, and one set of weights is enough. */
const shared = globalThis as { powerYearsClassifiers?: Cache }

const cacheOf = (): Cache => (shared.powerYearsClassifiers ??= { learned: new Map() })

/** The classifier of the committed weights. */
export const getBuiltInClassifier = (): Classifier => (cacheOf().builtIn ??= createClassifier(readWeights()))

/** A thread starts with JavaScript; tsx reads the source from there (`execArgv` does not reach a thread's own file). */
const startTraining = `import('tsx/esm/api').then(({ tsImport }) => tsImport(require('node:worker_threads').workerData.file, 'file:///'))`

/** Trains in a thread: from the sources, as nothing else of the server needs to be packed for it. */
const trainInThread = (added: Example[]): Promise<Classifier> =>
  new Promise((resolve, reject) => {
    const file = pathToFileURL(path.resolve(process.cwd(), 'src/features/auntie/cms/trainingWorker.ts')).href
    const worker = new Worker(startTraining, { eval: true, workerData: { file, added } })
    worker.once('message', (bytes: Uint8Array) => resolve(createClassifier(decodeWeights(bytes))))
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`Learning the examples ended with code ${code}`)))
  })

function learn(added: Example[]): Entry {
  const { learned } = cacheOf()
  const key = JSON.stringify(added)
  const entry: Entry = learned.get(key) ?? { promise: trainInThread(added) }
  // Moved to the end, so that the first key is the least recently used.
  learned.delete(key)
  learned.set(key, entry)
  entry.promise.then(
    (classifier) => {
      entry.ready = classifier
    },
    () => {
      if (learned.get(key) === entry) learned.delete(key)
    },
  )
  for (const oldest of learned.keys()) if (learned.size > maxLearned) learned.delete(oldest)
  return entry
}

/** The classifier for the built-in examples and those that editors added; learned first where that was not done yet. */
export const trainClassifier = (added: Example[]): Promise<Classifier> => learn(added).promise

/**
 * The same without waiting: until what was added is learned, the built-in classifier judges. No message waits for a
 * training.
 */
export function getClassifier(added: Example[]): Classifier {
  if (added.length === 0) return getBuiltInClassifier()
  return learn(added).ready ?? getBuiltInClassifier()
}
