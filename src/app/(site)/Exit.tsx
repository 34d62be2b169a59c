import clsx from 'clsx'
import type { ReactNode } from 'react'

import { ExitPage } from '@/features/own-key/site/islands/ExitPage.island'
import { NowLink } from '@/features/site-shell/site/components/NowLink'
import { getExitAddress, getShellTexts } from '@/features/site-shell/site/queries'

type ExitProps = {
  beside?: ReactNode
  /** The page is the one that “It’s happening now” leads to. */
  isNow?: boolean
}

/** “Exit this page”, on pages that show or ask for something about the visitor. */
export async function Exit({ beside, isNow = false }: ExitProps) {
  const { texts } = await getShellTexts()
  return (
    <ExitPage
      address={await getExitAddress()}
      beside={
        <>
          {beside}
          {!isNow && (
            <NowLink
              label={texts.nowLink}
              isShort={beside !== undefined}
              className={clsx(
                'inline-flex min-h-11 min-w-11 items-center gap-2 text-sm leading-tight font-semibold text-ink no-underline',
                beside === undefined ? 'mr-auto' : 'large-text:hidden',
              )}
            />
          )}
        </>
      }
    />
  )
}
