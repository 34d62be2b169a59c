/** One line of the table. */
export type Row = { what: string; measured: string; floor?: string; ratio?: string; bar: string; met: boolean }
/** What a measurement found. */
export type Measured = { rows: Row[]; notes: string[] }

const COLUMNS = ['what', 'measured', 'floor', 'ratio', 'bar', 'met'] as const

/** A Markdown table, aligned as Prettier would. */
export function formatTable(rows: Row[]): string {
  const cells: string[][] = [[...COLUMNS], ...rows.map((row) => COLUMNS.map((column) => cell(row[column])))]
  const widths = COLUMNS.map((_, index) => Math.max(3, ...cells.map((line) => line[index]!.length)))
  const lines = cells.map((line) => line.map((text, index) => text.padEnd(widths[index]!)))
  lines.splice(
    1,
    0,
    widths.map((width) => '-'.repeat(width)),
  )
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n')
}

function cell(value: string | boolean | undefined): string {
  if (value === true) return 'yes'
  if (value === false) return '**no**'
  return value ?? ''
}

/** `139 KB`; a kilobyte is 1,000 bytes, as in browsers' network panels. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0)} KB`
}

/** The middle value; of an even number, the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
