/** What has become of entries that wait to be sent: how many were, and what the server said of those it refused. */
export type OutboxChange = { sent: number; refused: (string | null)[] }

const channelName = 'power-years-outbox'

/** Notifies every tab, this one as well, that the outbox has changed. */
export function notifyOutboxChange(change: OutboxChange): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(change)
  channel.close()
}

/** Listens for changes of the outbox until the returned function is called. */
export function onOutboxChange(listener: (change: OutboxChange) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<OutboxChange>) => listener(data)
  return () => channel.close()
}
