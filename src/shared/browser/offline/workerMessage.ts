/** What a page tells the service worker. */
export type WorkerMessage =
  /** A page has been opened, perhaps by the router, which fetches no page: keep it. */
  | { type: 'opened'; path: string }
  /** Keep what an installed app starts with. */
  | { type: 'shell' }
