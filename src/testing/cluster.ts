import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** A PostgreSQL that belongs to the tests. */
export type Cluster = { port: number; superuserUrl: string; stop: () => Promise<void> }

/** Starts the embedded PostgreSQL with its data in a folder; a second start in the same folder finds them again. */
export async function startCluster(folder: string): Promise<Cluster> {
  const child = fork(path.resolve('src/testing/clusterProcess.mjs'), [folder], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [started] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('The embedded PostgreSQL did not start.')
    }),
  ])) as [{ port: number; superuserUrl: string }]
  return {
    ...started,
    stop: async () => {
      const ended = once(child, 'exit')
      child.send('stop')
      await ended
    },
  }
}
