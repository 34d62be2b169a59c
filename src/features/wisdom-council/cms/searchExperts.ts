import { indexesForSearch } from '@/shared/cms/searchDocuments'
import { toSlug } from '@/shared/lib/toSlug'
import { slugs } from '@/slugs'

/** Puts published experts into the search over the whole site. */
export const searchExperts = indexesForSearch({
  collection: slugs.experts,
  kind: 'expert',
  toDocument: ({ name, credentials, specialty, bio, keyContributions, books }) => ({
    href: `/wisdom-council#${toSlug(name)}`,
    title: name,
    summary: bio,
    keywords: [specialty, ...(books ?? []).map(({ title }) => title)].join('\n'),
    body: [credentials, keyContributions].join('\n'),
  }),
})
