import { Button } from '@/shared/ui/Button'

import { useKeyDialog } from './useKeyDialog'

type KeyOfferProps = {
  siteName: string
  /** How many entries there are to keep for good; null where a diary is locked. Undefined when neither holds. */
  offered: number | null | undefined
}

/** The offer of a key, or of opening what is locked; and the dialog, which outlives what it was opened from. */
export function KeyOffer({ siteName, offered }: KeyOfferProps) {
  const { opens, dialog } = useKeyDialog(siteName)
  return (
    <>
      {offered !== undefined && (
        <section aria-label="Your key" className="page-width mt-8 print:hidden">
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-y border-line py-4">
            <p className="max-w-measure">
              {offered === null
                ? 'Your diary is locked in this browser. Nothing of it is lost.'
                : `Your ${offered.toLocaleString('en-US')} entries hang on one cookie of this browser. With a key of your own they outlive it, and only you can read them.`}
            </p>
            <Button variant={offered === null ? 'primary' : 'quiet'} {...opens(offered === null ? 'open' : 'create')}>
              {offered === null ? 'Open my diary' : 'Keep it for good'}
            </Button>
          </div>
        </section>
      )}
      {dialog}
    </>
  )
}
