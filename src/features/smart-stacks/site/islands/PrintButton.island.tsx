'use client'

import { PrintIcon } from '@/shared/ui/art/icons'
import { Button } from '@/shared/ui/Button'

/** Prints the protocol: people take it to a doctor. */
export function PrintButton({ words }: { words: string }) {
  return (
    <Button onClick={() => window.print()} variant="quiet" size="small" className="print:hidden noscript:hidden">
      <PrintIcon size={18} />
      {words}
    </Button>
  )
}
