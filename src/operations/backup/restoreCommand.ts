import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import type { Env } from '@/shared/env'
import { startEmbeddedPostgres } from '../embeddedPostgres'
import { readEnvironment, siteEnvironment } from '../environment'
import { DATA_FOLDER, displayPath, ROOT } from '../paths'
import { exists, stagedFolder, swapPictures } from '../pictureFolders'
import { step } from '../progress.mjs'
import { beginSwap, finishRestore, readDatabaseId } from '../restoreJournal'
import { openSecret } from '../sealedSecret'
import { finishKilledRestore, lockSite } from '../siteDatabase'
import { refusedArguments, StopError } from '../stopError.mjs'
import { readPictures, type Manifest, type Checksums } from './archive'
import { readPassphrase } from './passphrase'
import { stagePictures } from './pictures'
import { replaceDatabase, requireRestorable } from './restoreDatabase'
import { verifyRestore } from './verifyRestore'

const usage = 'npm run restore -- --from <file> [--verify] [--without-secret]'

/** `npm run restore`: puts a backup in the place of the database, the pictures and the secret; the site is stopped. */
export async function restoreCommand(args: string[]): Promise<void> {
  const { from, verify, 'without-secret': withoutSecret } = readFlags(args)
  const file = resolve(from)
  if (verify) return verifyRestore(file, process.env.BACKUP_PASSPHRASE)
  const env = readEnvironment('production')
  const { manifest, sums } = await requireRestorable(file)
  const secret = withoutSecret ? null : await readSecret(manifest)
  await lockSite(env, 'npm run restore')
  const urls = await openTarget(env)
  await finishKilledRestore(urls.url)
  await restoreSite({ ...urls, env, file, manifest, sums, secret })
}

type RestoreSite = {
  url: string
  superuserUrl?: string
  env: Env
  file: string
  manifest: Manifest
  sums: Checksums
  /** PAYLOAD_SECRET of the backup; null when the one of here is to serve. */
  secret: string | null
}

/** Database, pictures and secret: each is made ready beside what is there, then all change places. */
export async function restoreSite({
  url,
  superuserUrl,
  env,
  file,
  manifest,
  sums,
  secret,
}: RestoreSite): Promise<void> {
  const folder = join(ROOT, 'media')
  const keepsSecret = env.PAYLOAD_SECRET === undefined
  const here = siteEnvironment(env, url)
  const childEnv =
    secret === null
      ? here
      : keepsSecret
        ? { ...here, PAYLOAD_SECRET: secret }
        : // The database is put under the secret that is set here.
          { ...here, PAYLOAD_SECRET_PREVIOUS: secret }
  const isStaged = await stagePictures(env, folder, (save) => readPictures(file, save))
  const finish = () => finishRestore(DATA_FOLDER, () => readDatabaseId(url))
  const before = await replaceDatabase({
    url,
    superuserUrl,
    env: childEnv,
    file,
    manifest,
    sums,
    beforeSwap: async (databaseId) => {
      const pictures = isStaged ? { folder, hadPictures: await exists(folder) } : null
      beginSwap(DATA_FOLDER, { databaseId, pictures, secret: keepsSecret ? secret : null })
      if (isStaged) await swapPictures(folder)
    },
  }).catch(async (error: unknown) => {
    // Where the database does not say whether it changed places, the next start asks it again.
    const end = await finish().catch(() => 'unknown')
    if (end === null) await rm(stagedFolder(folder), { recursive: true, force: true })
    throw error
  })
  await finish()
  console.log(`✓ Restored. Start the site with npm start.`)
  if (before) console.log(`  The database before is called ${before}; drop it when you are content.`)
  if (existsSync(`${folder}.before-restore`)) console.log(`  The pictures before are in media.before-restore.`)
}

async function readSecret({ secret }: Manifest): Promise<string> {
  if (secret === null)
    throw new StopError(
      'PAYLOAD_SECRET is not in this backup. Set the one that was used then as PAYLOAD_SECRET, or as PAYLOAD_SECRET_PREVIOUS beside a new one, and add --without-secret. Nothing was changed.',
    )
  const passphrase = await readPassphrase({
    isNew: false,
    without: 'restore with the PAYLOAD_SECRET of here by --without-secret',
  })
  const opened = await openSecret(secret, passphrase)
  if (opened === null) throw new StopError('The passphrase is another one. Nothing was changed.')
  return opened
}

async function openTarget(env: Env): Promise<{ url: string; superuserUrl?: string }> {
  if (env.DATABASE_URL) return { url: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL }
  let urls: { url: string; superuserUrl: string } | undefined
  await step('Starting PostgreSQL', async () => {
    const { siteUrl, superuserUrl } = await startEmbeddedPostgres(DATA_FOLDER)
    urls = { url: siteUrl, superuserUrl }
    return `PostgreSQL is running (embedded, ${displayPath(join(DATA_FOLDER, 'postgres'))})`
  })
  return urls!
}

function readFlags(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: { from: { type: 'string' }, verify: { type: 'boolean' }, 'without-secret': { type: 'boolean' } },
    })
    if (values.from) return { ...values, from: values.from }
  } catch (error) {
    throw refusedArguments(error, usage)
  }
  throw new StopError(`From where? ${usage}`)
}
