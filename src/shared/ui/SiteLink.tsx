import Link from 'next/link'
import type { ComponentProps } from 'react'

/**
 * A link within the site. It fetches nothing ahead: a page of links would cost a phone more than the page itself.
 */
export function SiteLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch={false} {...props} />
}
