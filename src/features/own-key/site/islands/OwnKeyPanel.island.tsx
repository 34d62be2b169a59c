'use client'

import { useQuery } from '@tanstack/react-query'

import { queryClient } from '@/shared/browser/queryClient'
import { lockOwnKey, useOwnKeyState, type OwnKeyState } from '@/shared/browser/ownKey/state'
import { Button } from '@/shared/ui/Button'
import { QueryProvider } from '@/shared/ui/QueryProvider'

import { countKept } from './countKept'
import { useKeyDialog } from './useKeyDialog'

/** The key of the visitor's own on the privacy page: what holds now, and what can be done. */
export function OwnKeyPanel({ siteName }: { siteName: string }) {
  return (
    <QueryProvider>
      <Panel siteName={siteName} />
    </QueryProvider>
  )
}

function lock() {
  lockOwnKey()
  // What lies opened in this tab's memory goes as well.
  queryClient().clear()
  location.reload()
}

const says: Record<OwnKeyState, string> = {
  none: 'What you save here hangs on one cookie of this browser: clear it, or lose this phone, and it is gone. A key of your own changes that. Your diary then opens on any device of yours, and is sealed in your browser before it leaves it: we keep it and can’t read it.',
  open: 'Your diary is sealed in your browser with a key of your own, before it leaves it. We keep what we can’t open: no entry of it is readable on our server, not even for a moment. A changed page of ours could betray you, as any site’s could; our server as it is can’t.',
  locked:
    'Your diary is locked in this browser. Nothing is lost: open it with your passkey or with the 24 words of your sheet.',
}

function Panel({ siteName }: { siteName: string }) {
  const state = useOwnKeyState()
  const { data: kept = 0 } = useQuery({
    queryKey: ['/api/own-key'],
    queryFn: countKept,
    enabled: state === 'none',
    refetchOnMount: 'always',
  })
  const { opens, dialog } = useKeyDialog(siteName)
  return (
    <>
      <p className="max-w-136 text-soft-ink">{says[state]}</p>
      {state === 'none' && kept === 0 && (
        <p className="mt-3 max-w-136 text-soft-ink">Nothing is saved for you here yet, so there is nothing to lose.</p>
      )}
      <div className="mt-5 flex flex-wrap gap-3 noscript:hidden">
        {state === 'none' && kept > 0 && <Button {...opens('create')}>Keep it for good</Button>}
        {state === 'none' && (
          <Button variant="quiet" {...opens('open')}>
            I have a key already
          </Button>
        )}
        {state === 'locked' && <Button {...opens('open')}>Open my diary</Button>}
        {state === 'open' && (
          <>
            <Button variant="quiet" {...opens('sheet')}>
              A sheet with my words
            </Button>
            <Button variant="quiet" onClick={lock}>
              Lock this browser
            </Button>
          </>
        )}
      </div>
      {dialog}
    </>
  )
}

/** Beside what holds for everybody: what holds in its place for whoever has a key. */
export function WithOwnKey() {
  const state = useOwnKeyState()
  if (state === 'none') return null
  return (
    <p className="mb-5 max-w-measure border-l-[3px] border-marigold pl-5">
      You have a key of your own. For hot flashes, days, medicines, visits, shields and assessments this holds in place
      of the first lines: they are sealed in your browser, our server never sees one opened, and they outlive this
      browser’s cookies as long as you have your passkey or your sheet. Bingo squares are sealed by our server, as for
      everybody.
    </p>
  )
}
