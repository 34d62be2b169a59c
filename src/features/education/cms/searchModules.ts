import { indexesForSearch } from '@/shared/cms/searchDocuments'
import { slugs } from '@/slugs'

import { findCategory } from '../domain/categories'
import { sectionsOf } from '../domain/sections'

/** Puts published modules into the search over the whole site. */
export const searchModules = indexesForSearch({
  collection: slugs.educationModules,
  kind: 'module',
  toDocument: ({ slug, title, description, keyInsight, category, content, redFlags }) => {
    const sections = sectionsOf(content?.root)
    return {
      href: `/education/${slug}`,
      title,
      summary: description,
      keywords: [findCategory(category)?.name ?? '', ...sections.map(({ heading }) => heading)].join('\n'),
      body: [keyInsight, ...sections.map(({ text }) => text), ...(redFlags ?? []).map(({ text }) => text)].join('\n'),
    }
  },
})
