import clsx from 'clsx'
import * as Radix from 'radix-ui/toast'

import { type Notice } from '@/shared/browser/notify'
import { CloseIcon } from '@/shared/ui/art/icons'

export type ToastProps = { notice: Notice; open: boolean; onOpenChange: (open: boolean) => void }

/** A toast at the lower edge, beside the donation button. It has no timeout, for slow readers. */
export function Toast({ notice, open, onOpenChange }: ToastProps) {
  return (
    <Radix.Provider duration={Infinity} swipeDirection="right">
      <Radix.Root
        open={open}
        onOpenChange={onOpenChange}
        type={notice.tone === 'destructive' ? 'foreground' : 'background'}
        className={clsx(
          // A modal dialog disables pointer events elsewhere; the toast over it must stay closable.
          'pointer-events-auto flex items-start gap-3 border border-l-[3px] border-line bg-paper py-2 pr-1 pl-5 text-ink transition duration-200 ease-slow',
          'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) starting:translate-y-3 starting:opacity-0',
          notice.tone === 'destructive' ? 'border-l-rose' : 'border-l-sage',
        )}
      >
        <div className="min-w-0 flex-1 py-2">
          <Radix.Title className="font-serif text-lg leading-snug">{notice.title}</Radix.Title>
          {notice.description && (
            <Radix.Description className="mt-1 text-sm text-soft-ink">{notice.description}</Radix.Description>
          )}
        </div>
        <Radix.Close
          aria-label="Close"
          className="grid size-11 shrink-0 place-items-center rounded-full transition-colors duration-200 hover:bg-leaf"
        >
          <CloseIcon size={20} />
        </Radix.Close>
      </Radix.Root>
      {/* An open dialog has its primary action at the lower edge, where a phone has no room beside it. */}
      <Radix.Viewport className="fixed inset-x-4 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-60 ml-auto max-w-[420px] lg:right-6 lg:bottom-6 print:hidden max-lg:[body:has([data-dialog])_&]:top-4 max-lg:[body:has([data-dialog])_&]:bottom-auto" />
    </Radix.Provider>
  )
}
