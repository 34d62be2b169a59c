import { defineWindowEvent } from './windowEvent'

/** A toast. At most one is visible; a new one replaces it. An error that is shown beside its field gets no toast. */
export type Notice = {
  title: string
  description?: string
  tone?: 'plain' | 'destructive'
  /** One thing to do about it, such as undoing. Pressing it closes the toast. */
  action?: { label: string; onPress: () => void }
}

const noticeEvent = defineWindowEvent<Notice>('power-years:notice')

/** Shows a toast from any island; the layout's toaster listens. */
export const notify = noticeEvent.dispatch

/** Subscribes to notices. @returns unsubscribes */
export const onNotice = noticeEvent.listen
