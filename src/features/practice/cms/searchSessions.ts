import { indexesForSearch } from '@/shared/cms/searchDocuments'
import { slugs } from '@/slugs'

/** Puts published sessions into the search over the whole site. */
export const searchSessions = indexesForSearch({
  collection: slugs.practiceSessions,
  kind: 'practice',
  toDocument: ({ key, name, description, group, bestFor, cues, safetyNote }) => ({
    href: `/practice#${key}`,
    title: name,
    summary: description,
    keywords: [group, ...(bestFor ?? [])].join('\n'),
    body: [...(cues ?? []).map(({ text }) => text), safetyNote].join('\n'),
  }),
})
