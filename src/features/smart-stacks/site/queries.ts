import 'server-only'

import { cache } from 'react'

import { claimsByDocument } from '@/shared/evidence/readClaims'
import type { PageTexts } from '@/shared/lib/pageTexts'
import { movedQuery } from '@/shared/server/movedQuery'
import { publishedAndActive } from '@/shared/lib/publishedFilters'
import { publishedQuery } from '@/shared/server/publishedQuery'
import { standInFor } from '@/shared/server/standIn'
import { publicationFields } from '@/shared/ui/ShortSources'
import { slugs } from '@/slugs'

import { builtInStacks, toStackView, type StackView } from './view'
import { pageTextsQuery } from '@/shared/server/pageTextsQuery'
import { stacksTexts } from '../content/stacksTexts'

const findStacks = publishedQuery('smart-stacks', [slugs.stacks, slugs.references], async ({ payload, visible }) => {
  const { docs } = await payload.find({
    collection: slugs.stacks,
    ...visible(undefined, publishedAndActive),
    sort: 'orderIndex',
    depth: 1,
    populate: { [slugs.references]: publicationFields },
  })
  const claimsOf = await claimsByDocument(payload, slugs.stacks)
  return docs.map((doc) => toStackView(doc, claimsOf(doc.id))).filter(({ slug, name }) => slug && name)
})

const findMoved = movedQuery('smart-stack-moved', slugs.stacks, publishedAndActive)

/** The stacks, by order. When the query fails the built-in ones stand in, and the page is not kept. */
export const getStacks = cache(async (): Promise<{ stacks: StackView[]; preview: boolean }> => {
  try {
    const { found, preview } = await findStacks()
    return { stacks: found ?? [], preview }
  } catch (error) {
    return standInFor(slugs.stacks, error, { stacks: builtInStacks(), preview: false })
  }
})

/** The slugs of the stacks, for `generateStaticParams`. */
export const listStackSlugs = async () => (await getStacks()).stacks.map(({ slug }) => ({ slug }))

/** The result for an address below /smart-stacks: a stack, a redirect, or null. */
export async function findStack(
  slug: string,
): Promise<{ stack: StackView; preview: boolean } | { movedTo: string } | null> {
  const { stacks, preview } = await getStacks()
  const stack = stacks.find((candidate) => candidate.slug === slug)
  if (stack) return { stack, preview }
  const movedTo = await findMoved(slug)
  return movedTo ? { movedTo } : null
}

export type StacksTexts = PageTexts<typeof stacksTexts>

/** The words of the Smart Stacks page. */
export const getStacksTexts = pageTextsQuery(slugs.stacksPage, stacksTexts)
