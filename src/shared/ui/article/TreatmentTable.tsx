import { treatmentColumns, type TreatmentTable as Table } from '@/shared/lib/treatmentTables'
import { typeset } from '@/shared/lib/typeset'
import { Citation, type Numbering } from './Citation'

const columns = '@min-[28rem]:grid @min-[28rem]:grid-cols-3 @min-[28rem]:gap-x-4'

type TreatmentTableProps = { table: Table; numbering: Numbering }

/**
 * Treatments side by side: a row for the name, below it its three cells, which stack on a phone and then say what they
 * are. Made of roles, as a `table` whose cells are laid out as blocks is none to some browsers.
 */
export function TreatmentTable({ table: { caption, treatments }, numbering }: TreatmentTableProps) {
  return (
    <div className="@container my-8">
      <p className="pb-3 font-serif text-xl text-balance">{typeset(caption ?? '')}</p>
      <div role="table" aria-label={caption ?? undefined} className="border-b border-line text-[0.95rem] tabular">
        <div role="rowgroup" className="sr-only @min-[28rem]:not-sr-only">
          <div role="row" className={columns}>
            {treatmentColumns.map(({ field, head }) => (
              <div key={field} role="columnheader" className="self-end pb-2 caps">
                {head}
              </div>
            ))}
          </div>
        </div>
        {treatments?.map((treatment, index) => (
          <div key={index} role="rowgroup" className="break-inside-avoid border-t border-line py-3">
            <div role="row">
              <div
                role="rowheader"
                aria-colspan={treatmentColumns.length}
                className="font-serif text-lg leading-snug font-semibold"
              >
                <p>
                  {typeset(treatment.name ?? '')}
                  {treatment.sources?.map(({ reference, locator, notice }, place) => (
                    <Citation
                      key={place}
                      reference={reference}
                      locator={locator}
                      notice={notice}
                      next={place > 0}
                      {...numbering}
                    />
                  ))}
                </p>
              </div>
            </div>
            <div role="row" className={columns}>
              {treatmentColumns.map(({ field, head }) => (
                <div key={field} role="cell" className="pt-2">
                  <p>
                    {/* Read aloud in both forms; to be seen only where the column heads are not. */}
                    <span className="font-semibold @min-[28rem]:hidden">{head}: </span>
                    {typeset(treatment[field] ?? '')}
                  </p>
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
