import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { hashText } from '@/shared/lib/hashText'

import { concerns, type Concern } from '../domain/safety/findConcern'
import type { Example } from '../domain/safety/variedExamples'

const folder = path.resolve(process.cwd(), 'src/features/auntie/content/examples')

/** A built-in example. Those held out are never trained on: they measure what has been learned. */
export type StoredExample = Example & { file: string; isHeldOut: boolean }

/** About fifteen in a hundred, the same ones always. */
const isHeldOut = (message: string): boolean => hashText(message) % 100 < 15

function concernOf(file: string): Concern | null {
  const name = file.replace(/\..*$/, '')
  if (name === 'none') return null
  const concern = concerns.find((known) => known === name)
  if (!concern) throw new Error(`${file} is named after no concern`)
  return concern
}

/** Examples as they are stored: a message a line. */
export const parseExamples = (concern: Concern | null, messages: string): Example[] =>
  messages
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((message) => ({ concern, message }))

/**
 * The messages that Auntie learns from, whatever editors add: `examples/<concern>.txt` or `<concern>.<kind>.txt`, a
 * message a line; `none` is no reason to worry. Nobody wrote them in need; no visitor's is among them.
 */
export function readExamples(): { examples: StoredExample[]; checksum: string } {
  const hash = createHash('sha256')
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
  const examples = files.flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8').replaceAll('\r', '')
    hash.update(`${file}\n${text}`)
    return parseExamples(concernOf(file), text).map((example) => ({
      ...example,
      file,
      isHeldOut: isHeldOut(example.message),
    }))
  })
  return { examples, checksum: hash.digest('hex') }
}
