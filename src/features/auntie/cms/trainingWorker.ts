// Runs in a thread of its own (classifierCache.ts): what learns takes a core, and the site has to answer meanwhile.
import { parentPort, workerData } from 'node:worker_threads'

import { readExamples } from '../content/readExamples'
import { readWeights } from '../content/weights'
import { trainFurther } from '../domain/safety/training'
import type { Example } from '../domain/safety/variedExamples'
import { encodeWeights } from '../domain/safety/weights'

/** One in so many of the built-in examples is kept in mind. */
const oneIn = 12

const learned = readExamples().examples.filter(({ isHeldOut }, index) => !isHeldOut && index % oneIn === 0)
const { added } = workerData as { added: Example[] }
parentPort!.postMessage(encodeWeights(trainFurther(readWeights(), learned, added)))
