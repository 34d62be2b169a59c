/** A change of the outbox: the number of queued entries, and the server's errors for rejected ones. */
export type OutboxChange = { sent: number; refused: (string | null)[] }

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
