import Link from 'next/link'
import type { DefaultServerCellComponentProps } from 'payload'
import { formatAdminURL } from 'payload/shared'

/** The title of a text in the list of failing checks: it leads to the text, where something can be done. */
export function CheckedTextCell({ cellData, payload, rowData }: DefaultServerCellComponentProps) {
  const document = String(rowData?.document ?? '')
  const path: `/${string}` = document.includes('/') ? `/collections/${document}` : `/globals/${document}`
  return (
    <Link href={formatAdminURL({ adminRoute: payload.config.routes.admin, path })} prefetch={false}>
      {String(cellData)}
    </Link>
  )
}
