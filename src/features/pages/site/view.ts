import type { HomeBlock, Page, Reference } from '@/payload-types'
import { withClaimNotices } from '@/shared/evidence/claimNotices'
import type { PlacedClaim } from '@/shared/evidence/readClaims'
import { citedReferenceIds } from '@/shared/lib/citations'
import { toSharedPicture, type SharedPicture } from '@/shared/lib/sharedPicture'
import { typeset, typesetInline } from '@/shared/lib/typeset'
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

// What of a block a reader reads as it was typed; a text with formats is set where it is drawn.
const words = new Set(
  'answer by caption cells columns eyebrow heading introduction linkLabel question source text title transcript'.split(
    ' ',
  ),
)
const rows = new Set(['cards', 'questions', 'rows', 'steps'])

/** A block with its words as a printer sets them. */
function printed<Part extends object>(part: Part): Part {
  const set = Object.entries(part).map(([name, value]: [string, unknown]) => {
    if (rows.has(name) && Array.isArray(value)) return [name, value.map((row: object) => printed(row))]
    if (!words.has(name)) return [name, value]
    if (Array.isArray(value)) return [name, value.map((word: string) => typesetInline(word))]
    return [name, typeof value === 'string' ? typesetInline(value) : value]
  })
  return Object.fromEntries(set) as Part
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
        : printed(block),
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
    title: typeset(title ?? ''),
    metadata: {
      title: seo?.title || title || '',
      description: summaryOf(page),
      picture: toSharedPicture(seo?.picture),
    },
  }
}
