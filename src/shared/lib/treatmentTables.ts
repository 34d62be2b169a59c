type Relation = number | { id: number }

/** The fields of a table of treatments within a module's text. A draft may lack any of them. */
export type TreatmentTable = {
  blockType: 'treatmentTable'
  caption?: string | null
  treatments?:
    | {
        name?: string | null
        helps?: string | null
        harms?: string | null
        notFor?: string | null
        sources?: { reference?: Relation | null; locator?: string | null; notice?: string | null }[] | null
      }[]
    | null
}

/** The columns beside the treatment's name, in the order of the page. */
export const treatmentColumns = [
  { field: 'helps', head: 'How much it helps' },
  { field: 'harms', head: 'Harms' },
  { field: 'notFor', head: 'Who should not' },
] as const

/** Whether the fields of a block are those of a table of treatments. */
export const isTreatmentTable = (fields: unknown): fields is TreatmentTable =>
  typeof fields === 'object' && fields !== null && 'blockType' in fields && fields.blockType === 'treatmentTable'

/** A table as lines of plain text, for the search: its caption, then a line per treatment. */
export function treatmentTableText({ caption, treatments }: TreatmentTable): string {
  const lines = (treatments ?? []).map(
    (treatment) =>
      `${treatment.name ?? ''}. ${treatmentColumns.map(({ field, head }) => `${head}: ${treatment[field] ?? ''}.`).join(' ')}`,
  )
  return [caption ?? '', ...lines].map((line) => `${line}\n`).join('')
}
