'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { COMMAND_PRIORITY_CRITICAL, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect } from 'react'

import { tidyPaste } from '@/shared/lib/tidyPaste'

/** What the editor itself copied comes along whole. */
const ownType = 'application/x-lexical-editor'

/** The same clipboard with its HTML tidied; null where there is nothing to tidy. */
function tidied(clipboard: DataTransfer | null): DataTransfer | null {
  const html = clipboard?.getData('text/html')
  if (!clipboard || !html || clipboard.types.includes(ownType)) return null
  const document = new DOMParser().parseFromString(html, 'text/html')
  tidyPaste(document)
  const other = new DataTransfer()
  other.setData('text/html', document.body.innerHTML)
  other.setData('text/plain', clipboard.getData('text/plain'))
  return other
}

function PastePlugin() {
  const [editor] = useLexicalComposerContext()
  useEffect(() => {
    const handled = new WeakSet<Event>()
    return editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        if (!(event instanceof ClipboardEvent) || handled.has(event)) return false
        const clipboardData = tidied(event.clipboardData)
        if (!clipboardData) return false
        event.preventDefault()
        const again = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
        handled.add(again)
        return editor.dispatchCommand(PASTE_COMMAND, again)
      },
      COMMAND_PRIORITY_CRITICAL,
    )
  }, [editor])
  return null
}

/** Takes what is pasted from Word and Google Docs as headings, lists, tables, super- and subscript, and drops the rest. */
export const PasteFeatureClient = createClientFeature({ plugins: [{ Component: PastePlugin, position: 'normal' }] })
