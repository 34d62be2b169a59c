import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeEach, describe, expect, it } from 'vitest'

import { finishRestore } from './restoreJournal'

const root = mkdtempSync(join(tmpdir(), 'power-years-restore-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const [data, media] = [join(root, '.data'), join(root, 'media')]
const folder = (path: string, picture: string) => {
  mkdirSync(path, { recursive: true })
  writeFileSync(join(path, picture), picture)
}
const inFolder = (path: string) => {
  try {
    return readdirSync(path)
  } catch {
    return null
  }
}
const secretOfHere = () => readFileSync(join(data, 'payload-secret'), 'utf8')

beforeEach(() => {
  rmSync(root, { recursive: true, force: true })
  mkdirSync(data, { recursive: true })
  writeFileSync(join(data, 'payload-secret'), 'of here')
  folder(media, 'of-here.webp')
  folder(`${media}.restoring`, 'of-the-backup.webp')
  // What an earlier restore left.
  folder(`${media}.before-restore`, 'of-long-ago.webp')
})

/** The end of a restore, killed with -9 in the place of its nth rename, which a journal and a secret are put down by as well. */
function killedAt(rename: number, { commits = false, hadPictures = true } = {}): void {
  const steps = `
    import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    let left = ${rename}
    const sync = fs.renameSync
    const later = fs.promises.rename
    const count = () => (left -= 1) === 0 && process.kill(process.pid, 'SIGKILL')
    fs.renameSync = (...paths) => count() || sync(...paths)
    fs.promises.rename = async (...paths) => count() || later(...paths)
    syncBuiltinESMExports()
    const { beginSwap, finishRestore } = await import('./src/operations/restoreJournal.ts')
    const { swapPictures } = await import('./src/operations/pictureFolders.ts')
    const [data, folder] = ${JSON.stringify([data, media])}
    beginSwap(data, { databaseId: 'of the backup', pictures: { folder, hadPictures: ${hadPictures} }, secret: 'restored' })
    await swapPictures(folder)
    await finishRestore(data, async () => ${commits ? "'of the backup'" : "'of here'"})
    process.kill(process.pid, 'SIGKILL')`
  const { signal, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', steps], {
    encoding: 'utf8',
  })
  expect([signal, stderr]).toEqual(['SIGKILL', ''])
}

const finish = (databaseId: string) => finishRestore(data, async () => databaseId)

describe('a restore that is killed as things change places', () => {
  // 1 the journal, 2 and 3 the pictures, 4 and 5 their way back.
  it.each([2, 3, 4, 5])('before the database does, at rename %i, is taken back', async (rename) => {
    killedAt(rename)
    expect(await finish('of here')).toBe('taken back')
    expect([inFolder(media), secretOfHere()]).toEqual([['of-here.webp'], 'of here'])
    expect(inFolder(`${media}.restoring`)).toBeNull()
    expect(await finish('of here')).toBeNull()
  })

  it('that found no pictures leaves none', async () => {
    rmSync(media, { recursive: true })
    killedAt(3, { hadPictures: false })
    expect(await finish('of here')).toBe('taken back')
    expect(inFolder(media)).toBeNull()
  })

  // 4 and 5 the secret, 6 nothing.
  it.each([4, 5])('once the database has, at rename %i, is finished', async (rename) => {
    killedAt(rename, { commits: true })
    expect(await finish('of the backup')).toBe('restored')
    expect([inFolder(media), inFolder(`${media}.before-restore`)]).toEqual([['of-the-backup.webp'], ['of-here.webp']])
    const former = readFileSync(join(data, 'payload-secret.before-restore'), 'utf8')
    expect([secretOfHere(), former]).toEqual(['restored', 'of here'])
    expect(await finish('of the backup')).toBeNull()
  })

  it('before its journal stands leaves all as it was', async () => {
    killedAt(1)
    expect(await finish('of here')).toBeNull()
    expect([inFolder(media), secretOfHere()]).toEqual([['of-here.webp'], 'of here'])
  })
})
