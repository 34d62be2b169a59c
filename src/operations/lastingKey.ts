import { createHash, randomBytes } from 'node:crypto'

import type { Client } from 'pg'

import type { Environment } from './childProcess'
import { openSecret, sealSecret, type SealedSecret } from './sealedSecret'
import { StopError } from './stopError.mjs'

const setupKey = 'lasting-key'

/** Of no secret: one that leaks, and is replaced, leads nobody to it who has not the database as well. */
const newKey = () => randomBytes(16).toString('hex')

/** What the keys were derived from before the database held one: as Payload makes its own out of PAYLOAD_SECRET. */
const firstKey = (secret: string) => createHash('sha256').update(secret).digest('hex').slice(0, 32)

const lost =
  'addresses that opted out would get letters again, and unsubscribe links and the codes that end a gift would stop working'

const readSealedKey = async (client: Client): Promise<SealedSecret | null> => {
  const { rows } = await client.query<{ value: string }>('select value from power_years_setup where key = $1', [
    setupKey,
  ])
  return rows[0] ? (JSON.parse(rows[0].value) as SealedSecret) : null
}

/**
 * For a backup made beside a site that has its secret from elsewhere: what is put into the file has to open the database.
 * @throws StopError when `secret` does not
 */
export async function assertSecretOfDatabase(client: Client, secret: string): Promise<void> {
  const sealed = await readSealedKey(client)
  if (!sealed || (await openSecret(sealed, secret)) !== null) return
  throw new StopError(
    'PAYLOAD_SECRET here is not the one this database was used with: what is saved with it cannot be restored. Set the one the site runs with, or leave it out by --without-secret.',
  )
}

/**
 * The key of everything that outlives a session: who opted out, unsubscribe links, codes that end a gift. It stays the
 * same for the life of a database, which holds it encrypted under PAYLOAD_SECRET; so that secret can be replaced, and one
 * that is not this database's is noticed.
 * @param client holds the lock of the setup; power_years_setup exists
 * @param options.isNew whether nothing was signed by this database yet
 * @param options.acceptNewSecret begin anew when no secret that is given opens it
 * @throws StopError when no secret that is given opens it
 */
export async function openLastingKey(
  client: Client,
  { PAYLOAD_SECRET: secret, PAYLOAD_SECRET_PREVIOUS: previous }: Environment,
  { isNew = false, acceptNewSecret = false } = {},
): Promise<string> {
  if (!secret) throw new StopError('PAYLOAD_SECRET is missing.')
  const save = async (key: string) => {
    await client.query(
      'insert into power_years_setup values ($1, $2) on conflict (key) do update set value = excluded.value',
      [setupKey, JSON.stringify(await sealSecret(key, secret, 'secret'))],
    )
    return key
  }
  const sealed = await readSealedKey(client)
  if (!sealed) return save(isNew ? newKey() : firstKey(previous || secret))
  const key = await openSecret(sealed, secret)
  if (key !== null) return key
  const before = previous ? await openSecret(sealed, previous) : null
  if (before !== null) return save(before)
  if (acceptNewSecret) return save(newKey())
  throw new StopError(
    `PAYLOAD_SECRET is not the one this database was used with: ${lost}. Set the former one, or set it as PAYLOAD_SECRET_PREVIOUS beside the new one; if it is lost for good, start once with \`npm start -- --accept-new-secret\`.`,
  )
}
