import type { HomeBlock, Page, Reference } from '@/payload-types'
import { withClaimNotices } from '@/shared/evidence/claimNotices'
import type { PlacedClaim } from '@/shared/evidence/readClaims'
import { citedReferenceIds } from '@/shared/lib/citations'
import { toSharedPicture, type SharedPicture } from '@/shared/lib/sharedPicture'
import { toShortSources, type Publication, type ShortSource } from '@/shared/ui/ShortSources'

import { summaryOf } from '../domain/summary'

export type PageBlock = NonNullable<HomeBlock['blocks']>[number]
export type BlockOf<Kind extends PageBlock['blockType']> = Extract<PageBlock, { blockType: Kind }>

/** As much of a reference as its small print needs. */
type CitedReference = Pick<Reference, 'id'> & Publication

/** Blocks as they are drawn, with the sources of their texts. */
export type BlocksView = {
  blocks: PageBlock[]
  /** What their texts cite, in the order of their numbers. */
  sources: (ShortSource & { id: number })[]
}

/** A page of the owner's own. */
export type PageView = BlocksView & {
  slug: string
  title: string
  /** For search engines and link previews. */
  metadata: { title: string; description: string; picture: SharedPicture | null }
}

/** The references that the texts of blocks cite, in order of appearance. */
export const citedIn = (blocks: readonly PageBlock[] | null | undefined): number[] => [
  ...new Set(
    (blocks ?? []).flatMap((block) => (block.blockType === 'text' ? citedReferenceIds(block.content?.root) : [])),
  ),
]

/** @param references those of `citedIn`; one that is missing leaves no number behind */
export function toBlocksView(
  blocks: readonly PageBlock[] | null | undefined,
  references: readonly CitedReference[],
  claims: readonly PlacedClaim[] = [],
): BlocksView {
  const cited = citedIn(blocks).flatMap((id) => references.find((reference) => reference.id === id) ?? [])
  return {
    blocks: (blocks ?? []).map((block) =>
      block.blockType === 'text' && block.content
        ? { ...block, content: withClaimNotices(block.content, claims) }
        : block,
    ),
    sources: toShortSources(cited, claims).map((source, index) => ({ id: cited[index]!.id, ...source })),
  }
}

/** A draft may lack any field. */
export function toPageView(
  page: Page,
  references: readonly CitedReference[],
  claims: readonly PlacedClaim[],
): PageView {
  const { slug, title, blocks, seo } = page
  return {
    ...toBlocksView(blocks, references, claims),
    slug: slug ?? '',
    title: title ?? '',
    metadata: {
      title: seo?.title || title || '',
      description: summaryOf(page),
      picture: toSharedPicture(seo?.picture),
    },
  }
}
