import clsx from 'clsx'
import * as Radix from 'radix-ui/toast'
import { useEffect, useState, useSyncExternalStore, type CSSProperties } from 'react'

import { type Notice } from '../browser/notify'
import { CloseIcon } from './art/icons'

type ToastProps = {
  notice: Notice
  /** Called when the toast can be forgotten, with what then stands in its place. */
  onGone: (nothing: null) => void
}

/** How long a dismissed toast is kept before removal (ms), as specified. */
const removalDelay = 1_000_000

const plain = 6_000
const withAction = 12_000

/**
 * How long a toast stays by itself (ms): longer with something to press, twice as long for those who asked for less
 * movement, who often read slowly too.
 */
export function noticeDuration({ action }: Pick<Notice, 'action'>, reducedMotion: boolean): number {
  return (action ? withAction : plain) * (reducedMotion ? 2 : 1)
}

const dialogBody = '[data-dialog-body]'
/** On a page whose controls stand below, where nothing is pressed: a toast takes its place. */
const ownPlace = '[data-toast-place]'

/**
 * Where a toast stands in place of the window's lower edge, undefined where that is free. Over a dialog at the lower edge
 * of its scrolling part: it covers neither the title and close button above nor the action below, and what it lies over
 * can be scrolled out from under it, which the first thing asked could not.
 */
function usePlace(): CSSProperties | undefined {
  const [place, setPlace] = useState<CSSProperties>()
  useEffect(() => {
    const body = () => [...document.querySelectorAll(dialogBody)].at(-1)
    const measure = () => {
      const edge = body()?.getBoundingClientRect().bottom
      const own = document.querySelector(ownPlace)?.getBoundingClientRect().top
      if (edge !== undefined) setPlace({ bottom: window.innerHeight - edge + 8 })
      // Below the way out, which stays at the top of a page that was scrolled.
      else if (own !== undefined) setPlace({ top: `max(${Math.round(own)}px, 3.5rem)`, bottom: 'auto' })
      else setPlace(undefined)
    }
    // The action below grows by a row once a strength is chosen.
    const size = new ResizeObserver(measure)
    const look = () => {
      size.disconnect()
      const found = body()
      if (found) size.observe(found)
      measure()
    }
    look()
    // Dialogs are children of the body, so that their coming and going is seen without looking deeper.
    const watch = new MutationObserver(look)
    watch.observe(document.body, { childList: true })
    window.addEventListener('resize', measure)
    return () => {
      size.disconnect()
      watch.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [])
  return place
}

const stillness = () => window.matchMedia('(prefers-reduced-motion: reduce)')

type ToastBoxProps = Pick<ToastProps, 'notice'> & Pick<Radix.ToastProps, 'open' | 'onOpenChange'>

/** A toast as it looks, within Radix’s provider and beside its viewport. */
export function ToastBox({ notice, open, onOpenChange }: ToastBoxProps) {
  return (
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
        {notice.action && (
          <Radix.Action
            altText={notice.action.label}
            onClick={notice.action.onPress}
            className="mt-1 min-h-11 text-left font-semibold text-plum underline underline-offset-4"
          >
            {notice.action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        aria-label="Close"
        className="grid size-11 shrink-0 place-items-center rounded-full transition-colors duration-200 hover:bg-leaf"
      >
        <CloseIcon size={20} />
      </Radix.Close>
    </Radix.Root>
  )
}

/** A toast at the lower edge, or where the page gives it a place. Radix holds its time while it is hovered or focused, or the window is in the background. */
export function Toast({ notice, onGone }: ToastProps) {
  const [open, setOpen] = useState(true)
  const place = usePlace()
  const still = useSyncExternalStore(
    () => () => {},
    () => stillness().matches,
  )
  useEffect(() => {
    // What was said plainly while this script was on its way.
    const shown = document.getElementById('plain-notice')
    shown?.togglePopover?.(false)
    shown?.replaceChildren()
  }, [])
  useEffect(() => {
    if (open) return
    const timer = setTimeout(onGone, removalDelay, null)
    return () => clearTimeout(timer)
  }, [open, onGone])
  return (
    <Radix.Provider duration={noticeDuration(notice, still)} swipeDirection="right">
      <ToastBox notice={notice} open={open} onOpenChange={setOpen} />
      <Radix.Viewport
        style={place}
        className="fixed inset-x-4 bottom-[calc(1.5rem+env(safe-area-inset-bottom))] z-60 mx-auto max-w-[420px] lg:right-6 lg:mr-0 print:hidden"
      />
    </Radix.Provider>
  )
}
