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
  return (
    <>
      <Button variant="quiet" {...triggerProps}>
        <PrintIcon size={20} />
        {props.texts.sheetHeading}
      </Button>
      {Dialog && isOpen && <Dialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}
