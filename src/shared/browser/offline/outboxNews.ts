import type { Waiting } from './database'

/** What has become of entries that wait, told to every open tab. */
export type OutboxNews = { sent: Waiting['kind'][]; refused: (string | null)[] }

const channelName = 'power-years-outbox'

/** Tells every tab, this one as well, that what waits has changed. */
export function tellOutboxNews(news: OutboxNews): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(news)
  channel.close()
}

/** Hears when what waits has changed, until the returned function is called. */
export function onOutboxNews(listener: (news: OutboxNews) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<OutboxNews>) => listener(data)
  return () => channel.close()
}
