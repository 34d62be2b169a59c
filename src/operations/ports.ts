import { setTimeout as sleep } from 'node:timers/promises'

import getPort from 'get-port'

import type { Env } from '@/shared/env'
import { StopError } from './stopError.mjs'

/** A server whose command was killed a moment ago needs this long to notice. */
const RELEASE_MS = 1000

/** A port on 127.0.0.1 that nobody uses at this moment. */
export const findFreePort = () => getPort({ host: '127.0.0.1' })

/** @returns `port` when it is free on `host`, else another one */
async function freePortOn(host: string | undefined, port: number): Promise<number> {
  try {
    return await getPort({ port, ...(host && { host }) })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRNOTAVAIL') throw error
    throw new StopError(`HOST: this machine has no address ${host}.`)
  }
}

/**
 * Refuses a port on which the site could not be served, and an address that is not this machine's.
 * @param where PORT and HOST of the environment
 * @param command how the person started us, for the advice: `npm start`
 */
export async function requireFreePort(where: Pick<Env, 'PORT' | 'HOST'>, command: string): Promise<void> {
  const { PORT: port, HOST: host } = where
  const deadline = Date.now() + RELEASE_MS
  while ((await freePortOn(host, port)) !== port) {
    if (Date.now() > deadline) {
      const other = port < 1024 ? port + 8000 : port === 65_535 ? port - 1 : port + 1
      const reason = port < 1024 ? 'taken, or may only be opened by root' : 'taken'
      throw new StopError(`Port ${port} is ${reason}. Stop what runs there, or start with PORT=${other} ${command}`)
    }
    await sleep(RELEASE_MS / 5)
  }
}
