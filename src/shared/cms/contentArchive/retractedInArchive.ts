import type { SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'

import { restsOn } from '@/shared/evidence/findClaims'
import { slugs } from '@/slugs'

import { namesIn, withIds, type Doc } from './portableFields'
import type { Content, Wording } from './readContent'

type Config = Pick<SanitizedCollectionConfig | SanitizedGlobalConfig, 'slug' | 'flattenedFields' | 'versions'>

/** What sources are called that are marked as retracted once an archive is in, by their names in it. */
function findRetracted(archive: Content, here: Content, keepsDiffering: boolean): Map<string, string> {
  const labels = new Map<string, string>()
  const [first, second] = keepsDiffering ? [archive, here] : [here, archive]
  for (const { collections } of [first, second])
    for (const { key, published } of collections[slugs.references] ?? []) {
      const name = `${slugs.references}/${key}`
      if (published?.status === 'retracted')
        labels.set(name, typeof published.label === 'string' ? published.label : key)
      else labels.delete(name)
    }
  return labels
}

/**
 * Which sources a text of an archive would be published on although they are retracted: by what they are called, and none
 * for what has no drafts, as that cites nothing.
 */
export function retractedInArchive(
  archive: Content,
  here: Content,
  { configs, keepsDiffering }: { configs: readonly Config[]; keepsDiffering: boolean },
): (slug: string, wording: Wording) => string[] {
  const retracted = findRetracted(archive, here, keepsDiffering)
  const bySlug = new Map<string, Config>(configs.map((config) => [config.slug, config]))
  return (slug, { published }) => {
    const config = bySlug.get(slug)
    if (!published || !config?.versions?.drafts || retracted.size === 0) return []
    const names = [...new Set(namesIn(published))]
    if (!names.some((name) => retracted.has(name))) return []
    const rests = restsOn(config.flattenedFields, withIds(published, (name) => names.indexOf(name)) as Doc)
    const named = new Set(rests.flatMap(({ references }) => references).map((id) => names[id] ?? ''))
    return [...named].flatMap((name) => retracted.get(name) ?? [])
  }
}
