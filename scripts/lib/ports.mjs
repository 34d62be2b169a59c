import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { StopError } from './stop-error.mjs'

/** A server whose command was killed a moment ago needs this long to notice. */
const LETTING_GO_MS = 1000

/** Listens and closes again. @returns {Promise<{ port: number } | { code: string }>} */
function tryPort(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve({ code: error.code }))
    server.listen({ port, host, exclusive: true }, () => {
      const taken = server.address().port
      server.close(() => resolve({ port: taken }))
    })
  })
}

/** A port on 127.0.0.1 that nobody uses at this moment. */
export async function findFreePort() {
  const found = await tryPort(0, '127.0.0.1')
  if (found.port === undefined) throw new StopError(`No port is free on 127.0.0.1 (${found.code}).`)
  return found.port
}

/**
 * Refuses a port on which the site could not be served.
 * @param command how the person started us, for the advice: `npm start`
 */
export async function requireFreePort(port, command) {
  const deadline = Date.now() + LETTING_GO_MS
  for (;;) {
    const code = await findRefusal(port)
    if (code === 'EACCES') {
      throw new StopError(`PORT ${port} may only be opened by root. Start with PORT=${port + 8000} ${command}`)
    }
    if (code === undefined) return
    if (Date.now() > deadline) {
      const other = port === 65_535 ? port - 1 : port + 1
      throw new StopError(`Port ${port} is taken. Stop what runs there, or start with PORT=${other} ${command}`)
    }
    await sleep(LETTING_GO_MS / 5)
  }
}

async function findRefusal(port) {
  // All three: a program that holds only 127.0.0.1 leaves the wildcard free on some systems.
  for (const host of ['::', '0.0.0.0', '127.0.0.1']) {
    const { code } = await tryPort(port, host)
    // Anything else is a machine without IPv6.
    if (code === 'EADDRINUSE' || code === 'EACCES') return code
  }
  return undefined
}
