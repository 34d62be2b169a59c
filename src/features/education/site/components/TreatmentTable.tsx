import { treatmentColumns, type TreatmentTable as Table } from '../../domain/treatmentTables'
import { Citation, type Numbering } from './Citation'

const cell = 'block py-1 align-top @min-[28rem]:table-cell @min-[28rem]:py-2 @min-[28rem]:pr-4 @min-[28rem]:last:pr-0'

type TreatmentTableProps = { table: Table; numbering: Numbering }

/**
 * Treatments side by side: a row for the name, below it its three cells. On a phone the cells stack and each says what
 * it is; the roles keep the table a table there, as some browsers forget it with `display: block`.
 */
export function TreatmentTable({ table: { caption, treatments }, numbering }: TreatmentTableProps) {
  return (
    <div className="@container my-8">
      <table
        role="table"
        className="block w-full border-b border-line text-left text-[0.95rem] tabular @min-[28rem]:table @min-[28rem]:table-fixed"
      >
        <caption className="block pb-3 text-left font-serif text-xl text-balance @min-[28rem]:table-caption">
          <p>{caption}</p>
        </caption>
        <thead role="rowgroup" className="sr-only @min-[28rem]:not-sr-only @min-[28rem]:table-header-group">
          <tr role="row">
            {treatmentColumns.map(({ field, head }) => (
              <th key={field} role="columnheader" scope="col" className="pr-4 pb-2 align-bottom caps last:pr-0">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {treatments?.map((treatment, index) => (
          <tbody
            key={index}
            role="rowgroup"
            className="block break-inside-avoid border-t border-line py-3 @min-[28rem]:table-row-group"
          >
            <tr role="row" className="block @min-[28rem]:table-row">
              <th
                role="rowheader"
                scope="rowgroup"
                colSpan={treatmentColumns.length}
                className="block pt-1 font-serif text-lg leading-snug @min-[28rem]:table-cell @min-[28rem]:border-t @min-[28rem]:border-line @min-[28rem]:pt-3"
              >
                <p>
                  {treatment.name}
                  {treatment.sources?.map(({ reference, locator }, place) => (
                    <Citation key={place} reference={reference} locator={locator} next={place > 0} {...numbering} />
                  ))}
                </p>
              </th>
            </tr>
            <tr role="row" className="block @min-[28rem]:table-row">
              {treatmentColumns.map(({ field, head }) => (
                <td key={field} role="cell" className={cell}>
                  <p>
                    {/* Read aloud in both forms; to be seen only where the column heads are not. */}
                    <span className="font-semibold @min-[28rem]:hidden">{head}: </span>
                    {treatment[field]}
                  </p>
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  )
}
