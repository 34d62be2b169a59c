import type pg from 'pg'

/** A connection to the primary that hears of each change of content at its commit. */
export type NewsConnection = Pick<pg.Client, 'query'>

/** Who wants to know of changed content wherever in this process it is heard of. */
type Follower = {
  /** From now on changes are heard of; over this connection the primary can be asked. */
  follow: (primary: NewsConnection) => void
  changed: () => void
  /** Changes are no longer heard of. */
  lose: () => void
}

/** Next's bundles and the server's have modules of their own in one process, some of them with a connection of their own. */
const shared = globalThis as { powerYearsNews?: { followers: Set<Follower>; connections: NewsConnection[] } }
const news = (shared.powerYearsNews ??= { followers: new Set(), connections: [] })

export function followNews(follower: Follower): void {
  news.followers.add(follower)
  const primary = news.connections.at(-1)
  if (primary) follower.follow(primary)
}

export function leaveNews(follower: Follower): void {
  news.followers.delete(follower)
}

/** For whoever listens (src/server/invalidations.ts). */
export const contentNews = {
  begin(connection: NewsConnection): void {
    news.connections.push(connection)
    for (const follower of news.followers) follower.follow(connection)
  },
  changed(): void {
    for (const follower of news.followers) follower.changed()
  },
  end(connection: NewsConnection): void {
    if (!news.connections.includes(connection)) return
    news.connections = news.connections.filter((other) => other !== connection)
    const primary = news.connections.at(-1)
    for (const follower of news.followers) {
      if (primary) follower.follow(primary)
      else follower.lose()
    }
  },
}
