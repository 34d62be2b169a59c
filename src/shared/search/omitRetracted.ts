import { normalized, sentencesOfLine } from '@/shared/evidence/findClaims'

/** Between the cells of a table's row in the statement of its claim. */
const betweenCells = ' · '

/**
 * A text without what must not be read out of it: the pages mark such a sentence, and a quote carries no mark.
 * @param fallen statements of claims that were withdrawn, or whose source no longer stands
 */
export function omitRetracted(text: string, fallen: ReadonlySet<string>): string {
  if (fallen.size === 0) return text
  const rows = [...fallen].map((statement) => statement.split(betweenCells)).filter(({ length }) => length > 1)
  const isFallenRow = (line: string) => rows.some((cells) => cells.every((cell) => line.includes(cell)))
  return text
    .split('\n')
    .filter((line) => !isFallenRow(normalized(line)))
    .map((line) =>
      sentencesOfLine(line)
        .filter(({ segment }) => !fallen.has(normalized(segment)))
        .map(({ segment }) => segment)
        .join('')
        .trim(),
    )
    .filter(Boolean)
    .join('\n')
}
