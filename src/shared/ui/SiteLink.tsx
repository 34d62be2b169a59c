import Link from 'next/link'
import type { ComponentProps } from 'react'

/** An internal link without prefetching: prefetching a page of links would cost a phone more than the page itself. */
export function SiteLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch={false} {...props} />
}
