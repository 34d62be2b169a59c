'use client'

import { $createInlineBlockNode, createClientFeature } from '@payloadcms/richtext-lexical/client'
import { $insertNodes, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { useEffect } from 'react'

import { findCitable, shortCitation } from '@/shared/lib/citationSearch'
import { knownCitables, loadCitables } from './citables'

/** The menu cuts a label after 25 characters. */
const Book = () => <span aria-hidden="true">❧</span>

function LoadCitables() {
  useEffect(() => void loadCitables(), [])
  return null
}

/** Type a slash and an author, a year, a key, a topic or a title, and press Enter: the source is cited there. */
export const CitationSearchClient = createClientFeature({
  plugins: [{ Component: LoadCitables, position: 'normal' }],
  slashMenu: {
    dynamicGroups: ({ queryString }) => {
      const found = findCitable(knownCitables(), queryString)
      if (found.length === 0) return []
      const items = found.map((reference) => ({
        Icon: Book,
        key: `cite-${reference.id}`,
        label: `${shortCitation(reference)}: ${reference.title}`,
        onSelect: ({ editor }: { editor: LexicalEditor }) =>
          editor.update(() => {
            $insertNodes([$createInlineBlockNode({ blockType: 'citation', id: '', reference: reference.id })])
          }),
      }))
      return [{ key: 'sources', label: 'Cite', items }]
    },
  },
})
