/**
 * A change of the outbox: how many entries went out, the server's errors for rejected ones, and whether one of the former
 * had waited for a locked diary.
 */
export type OutboxChange = { sent: number; refused: (string | null)[]; wasLocked?: boolean }

const channelName = 'power-years-outbox'

/** Notifies every tab, including this one, of a change of the outbox. */
export function notifyOutboxChange(change: OutboxChange): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(change)
  channel.close()
}

/** Subscribes to changes of the outbox. @returns unsubscribes */
export function onOutboxChange(listener: (change: OutboxChange) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<OutboxChange>) => listener(data)
  return () => channel.close()
}
