import { treatmentColumns } from '@/shared/lib/treatmentTables'

const [{ head }] = treatmentColumns
const afterName = `. ${head}: `

/** Whether a line of a passage is a row of a table of treatments, as `treatmentTableText` writes it. */
export const isTableRow = (line: string): boolean => line.includes(afterName)

/** The treatment that a row is about. */
export const nameOfRow = (line: string): string => line.slice(0, line.indexOf(afterName))
