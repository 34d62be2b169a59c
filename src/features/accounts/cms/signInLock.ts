import type { PayloadRequest } from 'payload'

import { clientNetwork, networksAround } from '@/shared/cms/networkAddress'
import { getEnv } from '@/shared/env'

/** Should neither end of a sign-in be told, as where the process calls Payload by itself, the next one begins all the same. */
const longestHoldMs = 20_000

const lastOf = new Map<string, Promise<void>>()

/**
 * Waits until no other sign-in of this network is looked at. A password takes a tenth of a second and more in one of the
 * four threads that compressing answers needs as well: with the hundred that a network may try, everybody would wait.
 * Held until {@link releaseSignInLock}.
 */
export async function acquireSignInLock(req: PayloadRequest): Promise<void> {
  const address = clientNetwork(req.headers, getEnv().TRUSTED_PROXIES)
  if (address === null) return
  const network = networksAround(address) ?? address
  const before = lastOf.get(network)
  let end = () => {}
  const own = new Promise<void>((resolve) => {
    end = resolve
  })
  lastOf.set(network, own)
  void own.then(() => lastOf.get(network) === own && lastOf.delete(network))
  req.context.releaseSignInLock = end
  await before
  setTimeout(end, longestHoldMs).unref()
}

/** After a success and after a refusal. */
export function releaseSignInLock({ context }: PayloadRequest): void {
  const end = context.releaseSignInLock
  if (typeof end === 'function') end()
}
