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

type FieldChangesProps = { changes: readonly { label: string; before: string; after: string }[] }

/** The changed fields of a document, each with its value before and after. */
export const FieldChanges = ({ changes }: FieldChangesProps) =>
  changes.map(({ label, before, after }) => (
    <div key={label}>
      <strong>{label}</strong>: {before && <del>{before}</del>} <ins>{after || 'empty'}</ins>
    </div>
  ))
