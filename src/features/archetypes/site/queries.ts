import 'server-only'

import { publishedQuery } from '@/shared/server/publishedQuery'
import { slugs } from '@/slugs'

import { toArchetypeView, type ArchetypeView } from './view'
import { pageTextsQuery } from '@/shared/server/pageTextsQuery'
import { archetypesTexts } from '../content/archetypesTexts'

const findArchetypes = publishedQuery(
  'archetypes',
  [slugs.archetypes, slugs.educationModules],
  async ({ payload, visible }) => {
    const { docs } = await payload.find({
      collection: slugs.archetypes,
      ...visible(),
      sort: 'orderIndex',
      depth: 1,
      populate: { [slugs.educationModules]: { slug: true, title: true } },
    })
    return docs.map(toArchetypeView).filter(({ id, persona }) => id && persona)
  },
)

/** The archetypes by order; in draft mode with the newest drafts. */
export async function getArchetypes(): Promise<{ archetypes: ArchetypeView[]; preview: boolean }> {
  const { found, preview } = await findArchetypes()
  return { archetypes: found ?? [], preview }
}

/** The words of the archetypes page. */
export const getArchetypesTexts = pageTextsQuery(slugs.archetypesPage, archetypesTexts)
