import { citationPattern } from './moduleSource'

/** A row of a starter module's table: one treatment, or "Nothing". */
export type TreatmentSource = {
  name: string
  helps: string
  harms: string
  notFor: string
  /** The row's citations, as in the Markdown. */
  sources: { id: string; locator: string }[]
}

export type BodyPart = { markdown: string } | { caption: string; treatments: TreatmentSource[] }

const heads = ['What', 'How much it helps', 'Harms', 'Who should not', 'Source']
const cellsOf = (line: string) => line.replace(/^\|/, '').replace(/\|$/, '').split('|').map((cell) => cell.trim()) // prettier-ignore

function treatmentOf(line: string): TreatmentSource {
  const cells = cellsOf(line)
  const [name, helps, harms, notFor, sources] = cells
  if (cells.length !== heads.length || cells.includes('')) throw new Error(`a table row needs five cells: ${line}`)
  return {
    name: name!,
    helps: helps!,
    harms: harms!,
    notFor: notFor!,
    sources: [...sources!.matchAll(citationPattern)].map(([, id, locator]) => ({
      id: id!,
      locator: locator ?? '',
    })),
  }
}

/**
 * Splits a module's Markdown at its tables of treatments. A table is a line `Table: caption` and, below it, a Markdown
 * table with the columns What, How much it helps, Harms, Who should not, Source.
 *
 * @throws Error quoting the line when a table's columns or cells do not fit.
 */
export function splitTables(body: string): BodyPart[] {
  return body.split(/\n{2,}(?=Table: )|(?<=\|)\n{2,}/).map((part) => {
    if (!part.startsWith('Table: ')) return { markdown: part }
    const [caption, head, _rule, ...rows] = part.split('\n').filter(Boolean)
    if (!head || cellsOf(head).join() !== heads.join()) throw new Error(`a table has the columns ${heads.join(', ')}`)
    return {
      caption: caption!.slice('Table: '.length),
      treatments: rows.map(treatmentOf),
    }
  })
}
