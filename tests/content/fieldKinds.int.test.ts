import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { findMistypedFields } from '@/shared/cms/contentArchive/mistypedFields'
import {
  contentCollections,
  contentGlobals,
  readContent,
  type FileStore,
} from '@/shared/cms/contentArchive/readContent'
import { startTestCms, type TestCms } from '@/testing/cms'

const empty: FileStore = {
  read: () => Promise.reject(new Error('none')),
  write: async () => {},
  remove: async () => {},
}

let cms: TestCms
beforeAll(async () => {
  cms = await startTestCms({ content: 'seeded' })
})
afterAll(() => cms.stop())

it('no value of the starter content is of another kind than its field, so that its archive is taken elsewhere', async () => {
  const req = await createLocalReq({}, cms.payload)
  const { content } = await readContent(req, empty)
  const documents = contentCollections(req).flatMap((config) =>
    (content.collections[config.slug] ?? []).flatMap(({ published, draft }) =>
      [published, draft].map((wording = {}) =>
        findMistypedFields(config.flattenedFields, wording, Boolean(config.upload)),
      ),
    ),
  )
  const pages = contentGlobals(req).flatMap(({ slug, flattenedFields }) =>
    Object.values(content.globals[slug] ?? {}).map((wording) => findMistypedFields(flattenedFields, wording)),
  )
  expect(documents.length).toBeGreaterThan(1_000)
  expect([...documents, ...pages].flat()).toEqual([])
})
