/**
 * Writes all content of a database into a file, or takes such a file in. Run by src/operations/content/contentCommands.ts,
 * which sets DATABASE_URL and PAYLOAD_SECRET; takes a `ContentTask` as a message and answers with a `ContentAnswer`.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { createLocalReq, getPayload } from 'payload'

import config from '../payload.config'
import { openFileStore } from '../src/integrations/object-store/mediaFileStore'
import { importContent } from '../src/shared/cms/contentArchive/importContent'
import { readContent } from '../src/shared/cms/contentArchive/readContent'
import { ImportRefused } from '../src/shared/cms/contentArchive/refusals'
import { getEnv } from '../src/shared/env'
import type { ContentAnswer, ContentTask } from '../src/operations/content/contentCommands'
import { readContentFile, writeContentFile } from '../src/operations/content/contentFile'
import { StopError } from '../src/operations/stopError.mjs'

const task = await new Promise<ContentTask>((resolve) => process.once('message', resolve))
const store = openFileStore(getEnv(), task.pictureFolder)
const payload = await getPayload({ config, disableOnInit: true })

async function run(): Promise<ContentAnswer> {
  if (task.kind === 'export') {
    const { content } = await readContent(await createLocalReq({}, payload), store)
    await writeContentFile(task.file, content, store, new Date())
    const documents = Object.values(content.collections).flat()
    return {
      documents: documents.length,
      pages: Object.keys(content.globals).length,
      files: documents.flatMap(({ files = [] }) => files).length,
    }
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'power-years-content-'))
  try {
    const archive = await readContentFile(task.file, folder)
    const { documents, globals, same, onlyHere } = await importContent(payload, archive, {
      store,
      readFile: ({ sha256 }) => readFile(path.join(folder, sha256)),
      isDryRun: task.isDryRun,
      overwrite: task.overwrite,
    })
    const changes = [
      ...documents.map(({ slug, document, ...rest }) => ({ place: `${slug}/${document.key}`, ...rest })),
      ...globals.map(({ slug, ...rest }) => ({ place: slug, ...rest })),
    ].map(({ place, change, retracted }) => ({ place, change, retracted }))
    return { changes, same, onlyHere }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const answer = await run().catch((error: unknown): ContentAnswer => {
  if (error instanceof ImportRefused) return { refused: error.message, ...error.told }
  if (error instanceof StopError) return { refused: error.message }
  throw error
})
process.send?.(answer)
await payload.destroy()
process.exit(0)
