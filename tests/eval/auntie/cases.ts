import { readFileSync } from 'node:fs'
import path from 'node:path'

type Part = 'tuned' | 'held out'
/** A message and what is expected of it; `held out` where nothing was learned from it. */
export type Case = { part: Part; expected: string; message: string }

/** Cases of a file: a message a line, after what is expected and a tab where the file says so. */
export function readCases(file: string): Case[] {
  let part: Part = 'tuned'
  return readFileSync(path.resolve(`tests/eval/auntie/${file}.txt`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      if (line.startsWith('# ')) {
        part = line.slice(2) as Part
        return []
      }
      const [first, second] = line.split('\t')
      return [{ part, expected: second === undefined ? '' : first!, message: second ?? first! }]
    })
}
