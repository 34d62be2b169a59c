import type { DefaultServerCellComponentProps } from 'payload'

/** Tags in a list, as words rather than as JSON. */
export const TagsCell = ({ cellData }: DefaultServerCellComponentProps) =>
  Array.isArray(cellData) ? cellData.join(', ') : null

/** The form component of a field that only the list shows: renders nothing. */
export const ListOnlyField = () => null
