import type pg from 'pg'

/** A connection to the primary that is notified of each change of content at its commit. */
export type PrimaryConnection = Pick<pg.Client, 'query'>

/** A subscriber to content changes, whichever connection of this process is notified of them. */
type Follower = {
  /** Notifications arrive from now on; this connection can be used to query the primary. */
  follow: (primary: PrimaryConnection) => void
  changed: () => void
  /** Notifications no longer arrive. */
  lose: () => void
}

/** Shared by Next's bundles and the server's, which have separate modules in one process, some with a connection each. */
const shared = globalThis as {
  powerYearsContentChanges?: { followers: Set<Follower>; connections: PrimaryConnection[] }
}
const subscriptions = (shared.powerYearsContentChanges ??= { followers: new Set(), connections: [] })

/** Subscribes; `follow` is called at once when a connection is already listening. */
export function followContentChanges(follower: Follower): void {
  subscriptions.followers.add(follower)
  const primary = subscriptions.connections.at(-1)
  if (primary) follower.follow(primary)
}

/** Unsubscribes. */
export function unfollowContentChanges(follower: Follower): void {
  subscriptions.followers.delete(follower)
}

/** Called by the connection that listens (src/server/invalidations.ts). */
export const contentChanges = {
  begin(connection: PrimaryConnection): void {
    subscriptions.connections.push(connection)
    for (const follower of subscriptions.followers) follower.follow(connection)
  },
  changed(): void {
    for (const follower of subscriptions.followers) follower.changed()
  },
  end(connection: PrimaryConnection): void {
    if (!subscriptions.connections.includes(connection)) return
    subscriptions.connections = subscriptions.connections.filter((other) => other !== connection)
    const primary = subscriptions.connections.at(-1)
    for (const follower of subscriptions.followers) {
      if (primary) follower.follow(primary)
      else follower.lose()
    }
  },
}
