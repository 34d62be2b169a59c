'use client'

import { useQuery } from '@tanstack/react-query'

import { queryClient } from '@/shared/browser/queryClient'
import { lockOwnKey, useOwnKeyState } from '@/shared/browser/ownKey/state'
import { Button } from '@/shared/ui/Button'
import { QueryProvider } from '@/shared/ui/QueryProvider'

import type { OwnKeyTexts } from '../../content/ownKeyTexts'
import { countKept } from './countKept'
import { useKeyDialog } from './useKeyDialog'

type OwnKeyPanelProps = { siteName: string; texts: OwnKeyTexts }

/** The key of the visitor's own on the privacy page: what holds now, and what can be done. */
export function OwnKeyPanel(props: OwnKeyPanelProps) {
  return (
    <QueryProvider>
      <Panel {...props} />
    </QueryProvider>
  )
}

function lock() {
  lockOwnKey()
  // What lies opened in this tab's memory goes as well.
  queryClient().clear()
  location.reload()
}

function Panel({ siteName, texts }: OwnKeyPanelProps) {
  const state = useOwnKeyState()
  const { data: kept = 0 } = useQuery({
    queryKey: ['/api/own-key'],
    queryFn: countKept,
    enabled: state === 'none',
    refetchOnMount: 'always',
  })
  const { opens, dialog } = useKeyDialog({ siteName, texts })
  return (
    <>
      <p className="max-w-measure text-soft-ink">{texts[state]}</p>
      {state === 'none' && kept === 0 && <p className="mt-3 max-w-measure text-soft-ink">{texts.nothingSaved}</p>}
      <div className="mt-5 flex flex-wrap gap-3 noscript:hidden">
        {state === 'none' && kept > 0 && <Button {...opens('create')}>{texts.keepButton}</Button>}
        {state === 'none' && (
          <Button variant="quiet" {...opens('open')}>
            {texts.haveButton}
          </Button>
        )}
        {state === 'locked' && <Button {...opens('open')}>{texts.openButton}</Button>}
        {state === 'open' && (
          <>
            <Button variant="quiet" {...opens('sheet')}>
              {texts.sheetButton}
            </Button>
            <Button variant="quiet" onClick={lock}>
              {texts.lockButton}
            </Button>
          </>
        )}
      </div>
      {dialog}
    </>
  )
}

/** Beside what holds for everybody: what holds in its place for whoever has a key. */
export function OwnKeyOnly({ says }: { says: string }) {
  const state = useOwnKeyState()
  if (state === 'none') return null
  return <p className="mb-5 max-w-measure border-l-[3px] border-marigold pl-5">{says}</p>
}
