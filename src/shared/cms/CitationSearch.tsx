'use client'

import { $createInlineBlockNode, createClientFeature } from '@payloadcms/richtext-lexical/client'
import { $insertNodes, type TextNode } from '@payloadcms/richtext-lexical/lexical'
import {
  LexicalTypeaheadMenuPlugin,
  MenuOption,
  useBasicTypeaheadTriggerMatch,
} from '@payloadcms/richtext-lexical/lexical/react/LexicalTypeaheadMenuPlugin'
import { useMemo, useState } from 'react'
import { createPortal } from 'react-dom'

import { findCitable, shortCitation, type Citable } from '@/shared/lib/citationSearch'

import { useCitables } from './citables'

class SourceOption extends MenuOption {
  constructor(readonly reference: Citable) {
    super(`cite-${reference.id}`)
  }
}

/** Puts the citation in the place of what was typed. */
function cite({ reference }: SourceOption, typed: TextNode | null, close: () => void) {
  typed?.remove()
  $insertNodes([$createInlineBlockNode({ blockType: 'citation', id: '', reference: reference.id })])
  close()
}

function CiteByAuthor() {
  const [typed, setTyped] = useState<string | null>(null)
  const citables = useCitables(typed !== null)
  const options = useMemo(
    () => findCitable(citables, typed ?? '').map((reference) => new SourceOption(reference)),
    [citables, typed],
  )
  const triggerFn = useBasicTypeaheadTriggerMatch('@', { minLength: 1 })
  return (
    <LexicalTypeaheadMenuPlugin<SourceOption>
      options={options}
      triggerFn={triggerFn}
      onQueryChange={setTyped}
      onSelectOption={cite}
      menuRenderFn={(anchor, { selectedIndex, selectOptionAndCleanUp, setHighlightedIndex }) =>
        anchor.current && options.length > 0
          ? createPortal(
              <ul className="power-years-cite" role="listbox" aria-label="Cite">
                {options.map((option, index) => (
                  <li
                    key={option.key}
                    id={`typeahead-item-${index}`}
                    ref={option.setRefElement}
                    role="option"
                    aria-selected={index === selectedIndex}
                    onMouseEnter={() => setHighlightedIndex(index)}
                    onMouseDown={(event) => {
                      event.preventDefault()
                      selectOptionAndCleanUp(option)
                    }}
                  >
                    <strong>{shortCitation(option.reference)}</strong> {option.reference.title}
                  </li>
                ))}
              </ul>,
              anchor.current,
            )
          : null
      }
    />
  )
}

/** Type @ and an author, a year, a key, a topic or a title, and press Enter: the source is cited there. */
export const CitationSearchClient = createClientFeature({
  plugins: [{ Component: CiteByAuthor, position: 'normal' }],
})
