import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import type { Env } from '@/shared/env'

import { openPictures } from './pictures'

it('a backup holds every picture of the folder, one whose name begins with a point too, and nothing else', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'power-years-pictures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const name of ['plum.webp', '.htaccess.webp', '.gitkeep', '.DS_Store'])
    await writeFile(path.join(folder, name), '')
  await mkdir(path.join(folder, 'folder.webp'))
  expect((await openPictures({} as Env, folder).names()).sort()).toEqual(['.htaccess.webp', 'plum.webp'])
})

it('tells a picture that was removed meanwhile from one that cannot be read, without which a backup is none', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'power-years-pictures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(path.join(folder, 'unreadable.webp'))
  const { read } = openPictures({} as Env, folder)
  expect(await read('gone.webp')).toBeNull()
  await expect(read('unreadable.webp')).rejects.toThrow('EISDIR')
})
