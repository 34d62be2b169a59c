import { ExitPage } from '@/features/own-key/site/islands/ExitPage.island'
import { getExitAddress } from '@/features/site-shell/site/queries'

/** “Exit this page”, on pages that show or ask for something about the visitor. */
export async function Exit() {
  return <ExitPage address={await getExitAddress()} />
}
