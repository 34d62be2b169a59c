/** A toast. At most one is visible; a new one takes the place of the old. */
export type Notice = { title: string; description?: string; tone?: 'plain' | 'destructive' }

const eventName = 'power-years:notice'

/** Shows a toast from any island; the shell's toaster listens. */
export function notify(notice: Notice): void {
  window.dispatchEvent(new CustomEvent<Notice>(eventName, { detail: notice }))
}

/** Hears every notice until the returned function is called. */
export function onNotice(listener: (notice: Notice) => void): () => void {
  const heard = (event: Event) => listener((event as CustomEvent<Notice>).detail)
  window.addEventListener(eventName, heard)
  return () => window.removeEventListener(eventName, heard)
}
