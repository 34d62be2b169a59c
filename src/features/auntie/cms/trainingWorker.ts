// Runs in a thread of its own (classifierCache.ts): learning takes seconds, in which the site has to answer.
import { parentPort, workerData } from 'node:worker_threads'

import { readExamples } from '../content/readExamples'
import { train, type Example } from '../domain/safety/training'
import { encodeWeights } from '../domain/safety/weights'

const taught = readExamples().examples.filter(({ isHeldOut }) => !isHeldOut)
parentPort!.postMessage(encodeWeights(train([...taught, ...(workerData as { added: Example[] }).added])))
