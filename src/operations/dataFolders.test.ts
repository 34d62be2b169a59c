import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { finishUpgrade, markVerified, preparedFolder } from './dataFolders'

let folder: string
let place: string
let former: string

const makeData = (path: string, version: string) => {
  mkdirSync(path, { recursive: true })
  writeFileSync(join(path, 'PG_VERSION'), version)
}
const versionOf = (path: string) => readFileSync(join(path, 'PG_VERSION'), 'utf8')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'power-years-upgrade-'))
  place = join(folder, 'postgres')
  former = join(folder, 'postgres-17')
  makeData(place, '17')
  makeData(join(preparedFolder(folder), 'postgres'), '18')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('an upgrade that was killed', () => {
  it('before the new data were compared leaves the former ones in their place', () => {
    finishUpgrade(folder, place)
    expect(versionOf(place)).toBe('17')
    expect(existsSync(former)).toBe(false)
  })

  it.each<[string, () => void]>([
    ['before the first rename', () => {}],
    ['between the two renames', () => renameSync(place, former)],
    [
      'after both',
      () => {
        renameSync(place, former)
        renameSync(join(preparedFolder(folder), 'postgres'), place)
      },
    ],
  ])('%s is finished by the next start, once', (_, happened) => {
    markVerified(folder, former)
    happened()
    finishUpgrade(folder, place)
    finishUpgrade(folder, place)
    expect([versionOf(place), versionOf(former)]).toEqual(['18', '17'])
    expect(readdirSync(folder).sort()).toEqual(['postgres', 'postgres-17'])
  })
})
