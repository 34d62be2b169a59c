import type { ElementType } from 'react'

type ResultLinkProps = { link: ElementType; href: string; title: string; text: string; onFollow?: () => void }

/** A way on from a search: what was found, or where else to look. */
export function ResultLink({ link: Link, href, title, text, onFollow }: ResultLinkProps) {
  return (
    <li className="border-b border-line">
      <Link
        href={href}
        data-result=""
        onClick={onFollow}
        className="block py-3 text-ink no-underline transition-colors duration-200 hover:bg-leaf focus-visible:-outline-offset-3"
      >
        <span className="block font-serif text-lg leading-snug text-plum underline decoration-line underline-offset-4">
          {title}
        </span>
        <span className="mt-1 line-clamp-2 block max-w-measure text-sm text-soft-ink">{text}</span>
      </Link>
    </li>
  )
}
