import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import type { Env } from '@/shared/env'
import { connectToDatabase } from '../databaseConnection'
import { assertSecretOfDatabase } from '../lastingKey'
import { step } from '../progress.mjs'
import { onShutdown } from '../shutdown'
import { explainErrno, StopError } from '../stopError.mjs'
import { createArchive, type Manifest } from './archive'
import { copyOut, openSnapshot, readContents } from './databaseCopy'
import { openPictures, type PictureStore } from './pictures'
import { sealSecret } from '../sealedSecret'

type What = {
  url: string
  env: Env
  /** Of the pictures, when they are not in a bucket; null leaves all of them out. */
  pictureFolder: string | null
  /** The folder that gets the file. */
  to: string
  /** PAYLOAD_SECRET, and the passphrase it is put under; null leaves it out. */
  secret: { value: string; passphrase: string } | null
}

const formatRows = (rows: number) => rows.toLocaleString('en-US')

/** Makes a backup of a database in use, and of its pictures. @returns the file */
export async function makeBackup({ url, env, pictureFolder, to, secret }: What): Promise<string> {
  const madeAt = new Date().toISOString()
  const file = join(to, `power-years-${madeAt.slice(0, 19).replace(/[:T]/g, '-')}.tar`)
  await mkdir(to, { recursive: true })
  const client = await connectToDatabase(url)
  try {
    await openSnapshot(client)
    const { estimates, ...contents } = await readContents(client)
    if (contents.migrations.length === 0)
      throw new StopError('There is nothing to back up: the database was never prepared.')
    if (secret) await assertSecretOfDatabase(client, secret.value)
    const pictures = pictureFolder === null ? null : openPictures(env, pictureFolder)
    const manifest: Manifest = {
      format: 1,
      madeAt,
      ...contents,
      pictures: pictures?.kind ?? 'folder',
      secret: secret && (await sealSecret(secret.value, secret.passphrase)),
    }
    const archive = await createArchive(file, manifest)
    const discard = onShutdown(archive.discard)
    // Before the tables: the names in the snapshot are those of now, and a picture that is replaced goes at once.
    if (pictures) await savePictures(pictures, archive)
    await step('Saving the tables', async (tell) => {
      for (const table of contents.tables) {
        const about = estimates[table.name] ?? 0
        tell(`${table.name}${about > 10_000 ? `, about ${formatRows(about)} rows` : ''}`)
        await archive.addTable(table.name, copyOut(client, table) as AsyncIterable<Buffer> & { rowCount?: number })
      }
      const { tables } = await archive.finish()
      return `${formatRows(Object.values(tables).reduce((sum, { rows }) => sum + rows, 0))} rows of ${contents.tables.length} tables are saved`
    }).catch(async (error: unknown) => {
      await discard()
      throw error
    })
    return file
  } finally {
    await client.end()
  }
}

async function savePictures(pictures: PictureStore, archive: Awaited<ReturnType<typeof createArchive>>): Promise<void> {
  await step('Saving the pictures', async (tell) => {
    const names = (await pictures.names()).sort()
    let missing = 0
    for (const [index, name] of names.entries()) {
      tell(`${index + 1} of ${names.length}`)
      const data = await pictures.read(name).catch((error: Error) => {
        throw explainErrno(error) ?? new StopError(`The picture ${name} cannot be read: ${error.message}`)
      })
      if (data) await archive.addPicture(name, data)
      else missing += 1
    }
    const gone = missing > 0 ? `, ${missing} were removed meanwhile` : ''
    return `${names.length - missing} pictures are saved${gone}`
  })
}
