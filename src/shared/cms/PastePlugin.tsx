'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { COMMAND_PRIORITY_CRITICAL, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { toast } from '@payloadcms/ui'
import { useEffect } from 'react'

import { inlinePictures, onlyPicture } from '@/shared/browser/pastedPictures'
import { tidyPaste } from '@/shared/lib/tidyPaste'

/** What the editor itself copied comes along whole. */
const ownType = 'application/x-lexical-editor'

/** How long what an editor has to look at stays in sight. */
const toRead = 20_000

function clipboardOf(html: string, words: string): DataTransfer {
  const other = new DataTransfer()
  other.setData('text/html', html)
  other.setData('text/plain', words)
  return other
}

function clipboardOfPicture(picture: File): DataTransfer {
  const other = new DataTransfer()
  other.items.add(picture)
  return other
}

/** The same clipboard with its HTML tidied, and what an editor has to look at; null where there is nothing to tidy. */
function tidied(clipboard: DataTransfer | null): Promise<{ clipboard: DataTransfer; problems: string[] }> | null {
  const html = clipboard?.getData('text/html')
  if (!clipboard || !html || clipboard.types.includes(ownType)) return null
  const document = new DOMParser().parseFromString(html, 'text/html')
  const problems = tidyPaste(document)
  const alone = onlyPicture(document, clipboard)
  if (alone) return Promise.resolve({ clipboard: clipboardOfPicture(alone), problems })
  // The browser empties the clipboard once its event is over.
  const words = clipboard.getData('text/plain')
  return inlinePictures(document).then((left) => ({
    clipboard: clipboardOf(document.body.innerHTML, words),
    problems: [...problems, ...left],
  }))
}

function PastePlugin() {
  const [editor] = useLexicalComposerContext()
  useEffect(() => {
    const handled = new WeakSet<Event>()
    return editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        if (!(event instanceof ClipboardEvent) || handled.has(event)) return false
        const tidying = tidied(event.clipboardData)
        if (!tidying) return false
        event.preventDefault()
        void tidying.then(({ clipboard, problems }) => {
          const again = new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true })
          handled.add(again)
          editor.dispatchCommand(PASTE_COMMAND, again)
          for (const problem of problems) toast.warning(problem, { duration: toRead })
        })
        return true
      },
      COMMAND_PRIORITY_CRITICAL,
    )
  }, [editor])
  return null
}

/** Takes what is pasted from Word and Google Docs as headings, lists, tables, super- and subscript, and drops the rest. */
export const PasteFeatureClient = createClientFeature({ plugins: [{ Component: PastePlugin, position: 'normal' }] })
