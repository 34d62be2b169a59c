import { useDialogOnIntent } from '@/shared/browser/loadOnIntent'
import { notify } from '@/shared/browser/notify'
import { PrintIcon } from '@/shared/ui/art/icons'
import { Button } from '@/shared/ui/Button'

import type { VisitSummaryProps } from './VisitSummary'

const loadSummary = () => import('./VisitSummary').then(({ VisitSummary }) => VisitSummary)

/** A button that opens the builder of the sheet for a doctor. */
export function VisitSheetButton(props: Omit<VisitSummaryProps, 'onClose'>) {
  const { Dialog, isOpen, setIsOpen, triggerProps } = useDialogOnIntent(loadSummary, () =>
    notify({ title: 'The summary didn’t arrive', description: 'Please try again.', tone: 'destructive' }),
  )
  const address = globalThis.location && `${globalThis.location.host}/tracking`
  return (
    <>
      <Button variant="quiet" className="print:hidden" {...triggerProps}>
        <PrintIcon size={20} />
        {props.texts.sheetHeading}
      </Button>
      {/* Paper cannot be pressed: where the sheet is made. */}
      <p className="hidden text-sm print:block">
        {props.texts.sheetHeading}
        {address && `: ${address}`}
      </p>
      {Dialog && isOpen && <Dialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}
