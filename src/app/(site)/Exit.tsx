import type { ReactNode } from 'react'

import { ExitPage } from '@/features/own-key/site/islands/ExitPage.island'
import { getExitAddress } from '@/features/site-shell/site/queries'

/** “Exit this page”, on pages that show or ask for something about the visitor. */
export async function Exit({ beside }: { beside?: ReactNode }) {
  return <ExitPage address={await getExitAddress()} beside={beside} />
}
