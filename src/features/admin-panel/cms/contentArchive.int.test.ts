import { mkdtempSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { readContentFile } from '@/operations/content/contentFile'
import { openFileStore } from '@/integrations/object-store/mediaFileStore'
import { readContent } from '@/shared/cms/contentArchive/readContent'
import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'
import { makeModule } from '@/testing/factories'

/** It begins as a picture does. */
const plum = 'RIFF\0\0\0\0WEBP'

let cms: TestCms
let kept: string | undefined
const folder = mkdtempSync(path.join(tmpdir(), 'power-years-archive-'))

beforeAll(async () => {
  cms = await startTestCms()
  const { upload } = cms.payload.collections[slugs.media].config
  kept = upload.staticDir
  upload.staticDir = folder
})
afterAll(async () => {
  cms.payload.collections[slugs.media].config.upload.staticDir = kept
  await rm(folder, { recursive: true })
  await cms.stop()
})

it('is for founders alone', async () => {
  expect((await cms.anonymous.get('/content-archive')).status).toBe(401)
  expect((await (await cms.signedInAs('editor')).get('/content-archive')).status).toBe(403)
})

it('is the file that another site takes in, drafts and pictures included, as often as it is asked for', async () => {
  const { payload } = cms
  await makeModule(payload, { title: 'On the site' })
  await makeModule(payload, { title: 'A draft', _status: 'draft' })
  writeFileSync(path.join(folder, 'plum.webp'), plum)
  await payload.db.create({
    collection: slugs.media,
    data: { alt: 'A plum', filename: 'plum.webp', mimeType: 'image/webp', width: 9, height: 7 },
  })
  const founder = await cms.signedInAs('founder')
  for (const time of ['first', 'second']) {
    const answer = await founder.get('/content-archive')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/x-tar'])
    expect(answer.headers.get('content-disposition')).toMatch(/filename="power-years-content-\d{4}-\d\d-\d\d\.tar"/)
    const file = path.join(folder, `${time}.tar`)
    writeFileSync(file, answer.text)
    const read = path.join(folder, time)
    await mkdir(read)
    const content = await readContentFile(file, read)
    const store = openFileStore({ S3_BUCKET: undefined }, folder)
    expect(content).toEqual((await readContent(await createLocalReq({}, payload), store)).content)
    const [{ files: [picture] = [] } = {}] = content.collections[slugs.media] ?? []
    expect(String(await readFile(path.join(read, picture!.sha256)))).toBe(plum)
  }
})
