import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startEmbeddedPostgres } from '../embeddedPostgres'
import { step } from '../progress.mjs'
import { onShutdown } from '../shutdown'
import { StopError } from '../stopError.mjs'
import { compareDatabase, fillDatabase, requireRestorable } from './restoreDatabase'
import { openSecret, type SealedSecret } from '../sealedSecret'

/**
 * Restores a backup into a cluster of its own, reads it out again and compares its rows; then all is thrown away.
 * @param passphrase of the secret in it; a machine that only keeps the file need not know it
 */
export async function verifyRestore(file: string, passphrase: string | undefined): Promise<void> {
  const { manifest, sums } = await requireRestorable(file)
  if (manifest.secret) await tryPassphrase(manifest.secret, passphrase)
  const folder = await mkdtemp(join(tmpdir(), 'power-years-verify-'))
  const remove = onShutdown(() => rm(folder, { recursive: true, force: true }))
  let cluster: Awaited<ReturnType<typeof startEmbeddedPostgres>> | undefined
  try {
    await step('Starting a PostgreSQL to try it in', async () => {
      // Nothing in it is to last.
      cluster = await startEmbeddedPostgres(folder, { settings: { fsync: 'off', full_page_writes: 'off' } })
      return undefined
    })
    const env = { ...process.env, PAYLOAD_SECRET: randomBytes(24).toString('base64url') }
    await fillDatabase(cluster!.siteUrl, env, file, manifest, sums)
    await compareDatabase(cluster!.siteUrl, file, manifest)
  } finally {
    await cluster?.stop()
    await remove()
  }
}

async function tryPassphrase(secret: SealedSecret, passphrase: string | undefined): Promise<void> {
  if (!passphrase) return console.log('  The passphrase is not tried: BACKUP_PASSPHRASE is not set.')
  if ((await openSecret(secret, passphrase)) === null) throw new StopError('The passphrase is another one.')
  console.log('✓ The passphrase opens the secret')
}
