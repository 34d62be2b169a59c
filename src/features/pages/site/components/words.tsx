import { ExternalIcon } from '@/shared/ui/art/icons'
import { InlineText } from '@/shared/ui/InlineText'
import { SiteLink } from '@/shared/ui/SiteLink'

/** A paragraph of an editor, or nothing. */
export function Paragraph({ text, className }: { text?: string | null; className?: string }) {
  return text?.trim() ? (
    <p className={className}>
      <InlineText>{text}</InlineText>
    </p>
  ) : null
}

type BlockLinkProps = { href?: string | null; words?: string | null; about?: string | null; className?: string }

/** The link of a block, once it has both words and an address. */
export function BlockLink({ href, words, about, className }: BlockLinkProps) {
  if (!href || !words) return null
  const inside = (
    <>
      {words}
      {about && <span className="sr-only">: {about}</span>}
    </>
  )
  return href.startsWith('/') ? (
    <SiteLink href={href} className={className}>
      {inside}
    </SiteLink>
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer external" className={className}>
      {inside}
      <ExternalIcon size={15} className="ml-1 inline align-[-0.1em]" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
