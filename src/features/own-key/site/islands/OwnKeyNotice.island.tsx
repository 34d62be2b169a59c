'use client'

import { useOwnKeyState } from '@/shared/browser/ownKey/state'
import { Button } from '@/shared/ui/Button'
import { QueryProvider } from '@/shared/ui/QueryProvider'

import { useKept, useKeyDialog } from './useKeyDialog'

/** From so many entries on a diary is something to lose. */
const worthKeeping = 3

/** Above a visitor's own record: that it is locked here, or, once there is something to lose, the offer to keep it. */
export function OwnKeyNotice({ siteName }: { siteName: string }) {
  return (
    <QueryProvider>
      <Notice siteName={siteName} />
    </QueryProvider>
  )
}

function Notice({ siteName }: { siteName: string }) {
  const state = useOwnKeyState()
  const kept = useKept(state === 'none')
  const { opens, dialog } = useKeyDialog(siteName)
  const isOffered = state === 'none' && kept >= worthKeeping
  return (
    <>
      {(isOffered || state === 'locked') && (
        <section
          aria-label="Your key"
          className="page-width mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-y border-line py-4 print:hidden"
        >
          <p className="max-w-measure">
            {isOffered
              ? `Your ${kept.toLocaleString('en-US')} entries hang on one cookie of this browser. With a key of your own they outlive it, and only you can read them.`
              : 'Your diary is locked in this browser. Nothing of it is lost.'}
          </p>
          <Button variant={isOffered ? 'quiet' : 'primary'} {...opens(isOffered ? 'create' : 'open')}>
            {isOffered ? 'Keep it for good' : 'Open my diary'}
          </Button>
        </section>
      )}
      {dialog}
    </>
  )
}
