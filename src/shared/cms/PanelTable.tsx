import type { ReactNode } from 'react'

type PanelTableProps = { label: string; columns: readonly string[]; children: ReactNode }

/** A table in the panel that scrolls sideways in a narrow window, by keyboard as well. @param children its rows */
export function PanelTable({ label, columns, children }: PanelTableProps) {
  return (
    <div className="power-years-campaign__table" role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

/** What is said above a table that scrolls, and may not hold every row. @param shown rows that it holds */
export const shownOf = (shown: number, total: number): string => {
  const rows = `${total} ${total === 1 ? 'row' : 'rows'}`
  if (shown < total) return `The first ${shown} of ${rows} stand below; the table scrolls.`
  return total > 4 ? `${rows}; the table scrolls.` : rows
}

type FieldChangesProps = { changes: readonly { label: string; before: string; after: string }[] }

/** The changed fields of a document, each with its value before and after. */
export const FieldChanges = ({ changes }: FieldChangesProps) =>
  changes.map(({ label, before, after }) => (
    <div key={label}>
      <strong>{label}</strong>: {before && <del>{before}</del>} <ins>{after || 'empty'}</ins>
    </div>
  ))
