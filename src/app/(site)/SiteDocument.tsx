import './globals.css'

import type { ReactNode } from 'react'

import { FloatingDonateButton } from '@/features/donations/site/islands/FloatingDonateButton.island'
import { OfflineStart } from '@/features/offline/site/islands/OfflineStart.island'
import { SearchLink } from '@/features/search/site/islands/SearchLink.island'
import { getShell, getShellTexts } from '@/features/site-shell/site/queries'
import { SiteShell } from '@/features/site-shell/site/SiteShell'

import { fontVariables } from './fonts'
import { OwnKeyStart } from './OwnKeyStart.island'
import { getDonateTexts } from '@/features/donations/site/queries'

/** The whole document around a page. */
export async function SiteDocument({ nonce, children }: { nonce?: string; children: ReactNode }) {
  const [{ texts }, donate] = await Promise.all([getShellTexts(), getDonateTexts()])
  return (
    <html lang="en-US" className={fontVariables} suppressHydrationWarning>
      <body className="flex min-h-dvh flex-col print:block">
        <SiteShell
          texts={texts}
          shell={await getShell()}
          nonce={nonce}
          floating={
            <>
              <FloatingDonateButton texts={donate.texts} />
              <OfflineStart />
              <OwnKeyStart />
            </>
          }
          search={<SearchLink label={texts.search} />}
        >
          {children}
        </SiteShell>
      </body>
    </html>
  )
}
