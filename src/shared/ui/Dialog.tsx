import clsx from 'clsx'
import * as Radix from 'radix-ui/dialog'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'

import { readyToast } from '@/shared/ui/readyToast'
import { useBackToClose } from '@/shared/browser/useBackToClose'
import { CloseIcon } from './art/icons'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** Small capitals above the title. */
  caption?: ReactNode
  /** One sentence at the start of the body; the dialog's accessible description. */
  description?: ReactNode
  /** Fixed above the scrolling body, such as a progress bar. */
  header?: ReactNode
  /** Fixed below the scrolling body, such as the primary action. */
  footer?: ReactNode
  /** `wide` is for reading: a full line length of text. */
  size?: 'normal' | 'wide'
  /** Aligned near the top: a centred dialog that grows while the visitor types would move the field she types in. */
  atTop?: boolean
  /** For forms that open iframes over the page, such as a 3-D Secure challenge: the focus may leave. */
  sharesThePage?: boolean
  /** The dialog has an address of its own, which Back leaves; the page is titled like it. */
  addressed?: boolean
  /** Initial focus in place of the body, such as a search box. */
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

const overlayClass = 'fixed inset-0 z-50 bg-night-1/70 transition-opacity duration-200 starting:opacity-0 print:hidden'

/** Makes the current page content inert, except the dialog; elements added later stay reachable. */
function useStillPage(active: boolean, dialog: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!active) return
    const stilled = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement &&
        !element.inert &&
        !element.contains(dialog.current) &&
        // Toasts report errors and must stay closable.
        !element.matches('[role="region"][aria-label^="Notifications"]'),
    )
    for (const element of stilled) element.inert = true
    return () => {
      for (const element of stilled) element.inert = false
    }
  }, [active, dialog])
}

/**
 * A modal dialog: a full-screen sheet on phones, a card from 36rem up. Escape, the close button and a press outside
 * close it, and so does Back; the focus is restored. Only the dialog is printed. Load it by `import()` on intent: Radix is too heavy for
 * a page's initial load.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    caption,
    description,
    header,
    footer,
    size = 'normal',
    atTop = false,
    sharesThePage = false,
    addressed = false,
    initialFocus,
    children,
  } = props
  const cameFrom = useRef<Element | null>(null)
  const body = useRef<HTMLDivElement>(null)
  useStillPage(open && sharesThePage, body)
  useBackToClose(open && !addressed, () => onOpenChange(false))
  useEffect(() => {
    // What is done in a dialog is often said after it.
    if (open) readyToast()
  }, [open])

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={!sharesThePage}>
      <Radix.Portal>
        {/* Radix renders its overlay for modal dialogs only. */}
        {sharesThePage ? <div className={overlayClass} /> : <Radix.Overlay className={overlayClass} />}
        <Radix.Content
          data-dialog
          {...(description ? {} : { 'aria-describedby': undefined })}
          aria-modal
          onInteractOutside={(event) => {
            if (sharesThePage) event.preventDefault()
          }}
          onOpenAutoFocus={(event) => {
            // The body gets the focus: arrow keys scroll it, screen readers announce the title, and no button shows a
            // focus ring.
            event.preventDefault()
            cameFrom.current = document.activeElement
            ;(initialFocus ?? body).current?.focus({ preventScroll: true })
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
          }}
          className={clsx(
            'fixed inset-0 z-50 flex flex-col bg-paper pb-[env(safe-area-inset-bottom)] text-ink outline-none',
            'transition-[translate,opacity] duration-200 ease-slow starting:translate-y-3 sm:starting:opacity-0',
            'sm:inset-auto sm:left-1/2 sm:max-h-[min(56rem,90dvh)] sm:w-[calc(100%-3rem)] sm:-translate-x-1/2 sm:border sm:border-line sm:pb-0',
            atTop ? 'sm:top-[5dvh]' : 'sm:top-1/2 sm:-translate-y-1/2',
            size === 'normal' ? 'sm:max-w-xl' : 'sm:max-w-[50rem]',
            // Title and actions would leave no room to read in between.
            'large-text:overflow-y-auto',
            'print:static print:max-h-none print:w-full print:max-w-none print:translate-none print:border-0',
          )}
        >
          <div className="flex items-start gap-4 border-b border-line py-3 pr-3 pl-5 sm:py-4 sm:pl-8 large-text:flex-wrap large-text:justify-end large-text:gap-1 large-text:pr-1">
            <div className="min-w-0 flex-1 py-1.5 large-text:order-last large-text:basis-full">
              {caption && <p className="mb-1 caps">{caption}</p>}
              <Radix.Title className="text-xl sm:text-2xl">{title}</Radix.Title>
            </div>
            <ExitHere />
            <Radix.Close
              aria-label="Close"
              className="grid size-11 shrink-0 place-items-center rounded-full text-ink transition-colors duration-200 hover:bg-leaf print:hidden"
            >
              <CloseIcon size={22} />
            </Radix.Close>
          </div>
          {header && <div className="border-b border-line px-5 py-3 sm:px-8 print:hidden">{header}</div>}
          <div
            ref={body}
            data-dialog-body
            role="group"
            aria-label={title}
            tabIndex={0}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-6 focus-visible:outline-offset-[-3px] sm:px-8 print:overflow-visible print:pt-3 print:pb-0 large-text:flex-none large-text:overflow-visible"
          >
            {description && <Radix.Description className="mb-6 text-soft-ink">{description}</Radix.Description>}
            {children}
          </div>
          {footer && (
            <div className="border-t border-line bg-paper px-5 py-4 sm:px-8 print:static print:hidden">{footer}</div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The page's “Exit this page”, which the dialog would cover on a phone. */
const exitOfPage = () => document.querySelector<HTMLElement>('[data-exit-page]')

function ExitHere() {
  if (!exitOfPage()) return null
  return (
    <button
      type="button"
      aria-label="Exit this page"
      onClick={() => exitOfPage()?.click()}
      className="inline-flex min-h-11 shrink-0 items-center border border-ink bg-ink px-3 text-sm font-semibold text-paper hover:underline dark:bg-leaf dark:text-ink print:hidden"
    >
      Exit
    </button>
  )
}
