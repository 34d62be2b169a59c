/** What is wrong with the rows of a table, for its editor; null when each has a cell for every column. */
export function tableProblem(columns: unknown, rows: unknown): string | null {
  const width = Array.isArray(columns) ? columns.length : 0
  if (width < 2 || width > 8) return 'A table has two to eight columns.'
  const list = Array.isArray(rows) ? (rows as { cells?: unknown }[]) : []
  if (list.length === 0) return 'A table has a row at least.'
  const wrong = list.findIndex(({ cells }) => !Array.isArray(cells) || cells.length !== width)
  return wrong === -1 ? null : `Row ${wrong + 1} needs ${width} cells, one for each column.`
}
