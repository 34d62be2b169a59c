import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { connectToDatabase } from './databaseConnection'
import { readIfExists, writePrivateFile } from './privateFile'
import { stagedFolder, swapPictures, takePicturesBack } from './pictureFolders'

/** What a restore that is putting things in their places needs to go on, or back, if it is killed there. */
export type RestoreJournal = {
  /** Of the database that comes: where it answers, the restore is as good as done. */
  databaseId: string
  /** Where pictures lie, and whether there was anything; null for those in a bucket. */
  pictures: { folder: string; hadPictures: boolean } | null
  /** PAYLOAD_SECRET to be kept in a file; null when one is set. */
  secret: string | null
}

const journalFile = (dataFolder: string) => join(dataFolder, 'restore-under-way.json')

/** A rename or a new name lasts once its folder is written. */
function syncPath(path: string): void {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

/** Written while nothing has changed places yet. */
export function beginSwap(dataFolder: string, journal: RestoreJournal): void {
  const file = journalFile(dataFolder)
  writePrivateFile(file, JSON.stringify(journal))
  for (const path of [file, dataFolder]) syncPath(path)
}

/** Puts the secret in the place of the one that is kept here, which stays beside it. */
function putSecret(dataFolder: string, secret: string): void {
  const path = join(dataFolder, 'payload-secret')
  const former = readIfExists(path)
  if (former === secret) return
  if (former !== undefined) writePrivateFile(`${path}.before-restore`, former)
  writePrivateFile(path, secret)
}

/** Puts back what changed places: the database did not. */
async function takeBack(dataFolder: string, { pictures }: RestoreJournal): Promise<void> {
  if (pictures) {
    await takePicturesBack(pictures)
    syncPath(dirname(pictures.folder))
  }
  rmSync(journalFile(dataFolder))
  // Only now: without it the journal would take the pictures of here for those of the backup.
  if (pictures) await rm(stagedFolder(pictures.folder), { recursive: true, force: true })
}

/** Puts the rest in its place: the database has changed. */
async function goOn(dataFolder: string, { pictures, secret }: RestoreJournal): Promise<void> {
  if (pictures) {
    await swapPictures(pictures.folder)
    syncPath(dirname(pictures.folder))
  }
  if (secret !== null) putSecret(dataFolder, secret)
  syncPath(dataFolder)
  rmSync(journalFile(dataFolder))
}

/**
 * Ends a restore that was killed while database, pictures and secret changed places: by what was restored where the
 * database is, by what was there before where it is not.
 * @param readDatabaseId of the database that the site is about to use
 * @returns which of both; null where no restore was under way
 */
export async function finishRestore(
  dataFolder: string,
  readDatabaseId: () => Promise<string | null>,
): Promise<'restored' | 'taken back' | null> {
  const text = readIfExists(journalFile(dataFolder))
  if (text === undefined) return null
  const journal = JSON.parse(text) as RestoreJournal
  if ((await readDatabaseId()) === journal.databaseId) {
    await goOn(dataFolder, journal)
    return 'restored'
  }
  await takeBack(dataFolder, journal)
  return 'taken back'
}

/** By which a restore that was killed knows whether the database had changed places; null before a first start. */
export async function readDatabaseId(url: string): Promise<string | null> {
  const client = await connectToDatabase(url)
  try {
    const { rows: tables } = await client.query(`select where to_regclass('power_years_setup') is not null`)
    if (tables.length === 0) return null
    const { rows } = await client.query<{ value: string }>(
      `select value from power_years_setup where key = 'database-id'`,
    )
    return rows[0]?.value ?? null
  } finally {
    await client.end()
  }
}
