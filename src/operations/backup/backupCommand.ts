import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { readEnvironment, siteEnvironment } from '../environment'
import { displayPath, ROOT } from '../paths'
import { shareSiteDatabase } from '../siteDatabase'
import { refusedArguments, StopError } from '../stopError.mjs'
import { makeBackup } from './makeBackup'
import { readPassphrase } from './passphrase'
import { verifyRestore } from './verifyRestore'

const usage = 'npm run backup -- --to <folder> [--verify] [--without-secret]'

/** `npm run backup`: one file with everything, also while the site runs. */
export async function backupCommand(args: string[]): Promise<void> {
  const { to, verify, 'without-secret': withoutSecret } = readFlags(args)
  const env = readEnvironment('production')
  const passphrase = withoutSecret
    ? null
    : await readPassphrase({ isNew: true, without: 'leave the secret out by --without-secret' })
  const { url } = await shareSiteDatabase(env, 'npm run backup')
  const value = siteEnvironment(env, url).PAYLOAD_SECRET!
  const secret = passphrase === null ? null : { value, passphrase }
  const file = await makeBackup({ url, env, pictureFolder: join(ROOT, 'media'), to: resolve(to), secret })
  console.log(`✓ ${displayPath(file)} (${(statSync(file).size / 1e6).toFixed(1)} MB)`)
  console.log(
    secret
      ? '  PAYLOAD_SECRET is in it, under the passphrase. Keep the passphrase elsewhere: without it the secret is lost.'
      : '  PAYLOAD_SECRET is not in it. Keep it elsewhere: without it addresses that opted out would get letters again, and unsubscribe links and the codes that end a gift would stop working.',
  )
  if (verify) await verifyRestore(file, passphrase ?? undefined)
}

function readFlags(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: { to: { type: 'string' }, verify: { type: 'boolean' }, 'without-secret': { type: 'boolean' } },
    })
    if (values.to) return { ...values, to: values.to }
  } catch (error) {
    throw refusedArguments(error, usage)
  }
  throw new StopError(`Where to? ${usage}`)
}
