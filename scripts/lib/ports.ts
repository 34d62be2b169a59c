import { setTimeout as sleep } from 'node:timers/promises'

import getPort from 'get-port'

import { StopError } from './stopError.mjs'

/** A server whose command was killed a moment ago needs this long to notice. */
const RELEASE_MS = 1000

/** A port on 127.0.0.1 that nobody uses at this moment. */
export const findFreePort = () => getPort({ host: '127.0.0.1' })

/**
 * Refuses a port on which the site could not be served.
 * @param command how the person started us, for the advice: `npm start`
 */
export async function requireFreePort(port: number, command: string): Promise<void> {
  const deadline = Date.now() + RELEASE_MS
  while ((await getPort({ port })) !== port) {
    if (Date.now() > deadline) {
      const other = port < 1024 ? port + 8000 : port === 65_535 ? port - 1 : port + 1
      const reason = port < 1024 ? 'taken, or may only be opened by root' : 'taken'
      throw new StopError(`Port ${port} is ${reason}. Stop what runs there, or start with PORT=${other} ${command}`)
    }
    await sleep(RELEASE_MS / 5)
  }
}
