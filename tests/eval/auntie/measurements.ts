import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import type { Case } from './cases'

type Row = { name: string; bar: string; all: [number, number]; heldOut: [number, number]; share: number }

const cellsOf = ({ name, bar, all, heldOut, share }: Row) => {
  const part = heldOut[1] > 0 ? `${(heldOut[0] / heldOut[1]).toFixed(3)} (${heldOut.join(' of ')})` : '–'
  return `| ${name} | ${bar} | ${share.toFixed(3)} (${all.join(' of ')}) | ${part} |`
}

/** Puts `lines` in the place of what stands between the comment that names `table` and the end of that table. */
export function replaceTable(text: string, table: string, lines: readonly string[]): string {
  const [begin, end] = [`<!-- table: ${table} -->\n`, '\n<!-- end -->']
  const from = text.indexOf(begin) + begin.length
  if (from < begin.length) throw new Error(`The report has no table “${table}”.`)
  return `${text.slice(0, from)}\n${lines.join('\n')}\n${text.slice(text.indexOf(end, from))}`
}

/**
 * The measurements of one test file: one table of docs/auntie-evaluation.md.
 * @param table as the comment before it calls it
 */
export function startMeasurements(table: string) {
  const rows: Row[] = []

  /** Counts the cases that went as they are meant to, and adds their row to the table. */
  async function measure(
    name: string,
    bar: string,
    cases: Case[],
    isRight: (one: Case) => boolean | Promise<boolean>,
  ): Promise<{ share: number; wrong: string[] }> {
    const right = await Promise.all(cases.map(isRight))
    const count = (part?: Case['part']): [number, number] => {
      const chosen = right.filter((_, index) => !part || cases[index]!.part === part)
      return [chosen.filter(Boolean).length, chosen.length]
    }
    const all = count()
    const share = all[0] / all[1]
    rows.push({ name, bar, all, heldOut: count('held out'), share })
    return { share, wrong: cases.filter((_, index) => !right[index]).map(({ message }) => message) }
  }

  /** Prints the table and keeps it in the docs, when `npm run eval:auntie` asks for it. */
  function keepTable(): void {
    if (!process.env.EVALUATION_REPORT) return
    const lines = ['| what | bar | all messages | held out |', '| --- | --- | --- | --- |', ...rows.map(cellsOf)]
    const file = path.resolve(process.env.EVALUATION_REPORT)
    writeFileSync(file, replaceTable(readFileSync(file, 'utf8'), table, lines))
    console.log(`\n${lines.join('\n')}\n`)
  }

  return { measure, keepTable }
}
