import { defineWindowEvent } from './windowEvent'

/** A toast. At most one is visible; a new one takes the place of the old. */
export type Notice = { title: string; description?: string; tone?: 'plain' | 'destructive' }

const noticeEvent = defineWindowEvent<Notice>('power-years:notice')

/** Shows a toast from any island; the shell's toaster listens. */
export const notify = noticeEvent.dispatch

/** Listens for notices until the returned function is called. */
export const onNotice = noticeEvent.listen
