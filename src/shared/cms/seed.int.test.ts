import { readdir } from 'node:fs/promises'

import type { CollectionSlug, GlobalSlug } from 'payload'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { EducationModule } from '@/payload-types'
import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'

import { seed, seedIfEmpty } from './seed'

let cms: TestCms
let files: string[]

beforeAll(async () => {
  files = (await readdir('src/features/education/content/modules')).filter((file) => file.endsWith('.md'))
})
const allModules = async () =>
  (await cms.payload.find({ collection: slugs.educationModules, pagination: false, depth: 0 })).docs
const counts = () =>
  Promise.all(
    [slugs.educationModules, slugs.references, slugs.wisdomQuotes].map(
      async (collection) => (await cms.payload.count({ collection })).totalDocs,
    ),
  )

/** Documents of every collection but the ledger, which fills itself from them, and the globals that were saved. */
async function everythingThere() {
  const { collections, globals } = cms.payload.config
  const documents = await Promise.all(
    collections
      .filter(({ slug }) => !slug.startsWith('payload-') && slug !== slugs.claims)
      .map(async ({ slug }) => (await cms.payload.count({ collection: slug as CollectionSlug })).totalDocs),
  )
  const saved = await Promise.all(
    globals.map(async ({ slug }) => Boolean((await cms.payload.findGlobal({ slug: slug as GlobalSlug })).updatedAt)),
  )
  return documents.reduce((sum, count) => sum + count, 0) + saved.filter(Boolean).length
}

type Node = { type?: string; tag?: string; text?: string; fields?: { reference?: number }; children?: Node[] }
const nodesOf = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesOf)]

// A story of one database: what is found in it, and then what becomes of it.
describe('seeding', { shuffle: false }, () => {
  it('is all there or not at all', async () => {
    const empty = await startTestCms()
    try {
      cms = empty
      const create = cms.payload.create.bind(cms.payload)
      let left = 40
      cms.payload.create = ((options: Parameters<typeof create>[0]) => {
        left -= 1
        if (left === 0) throw new Error('the power went out')
        return create(options)
      }) as typeof create
      await expect(seedIfEmpty(cms.payload)).rejects.toThrow('the power went out')
      cms.payload.create = create
      expect(await counts()).toEqual([0, 0, 0])
      expect((await cms.payload.findGlobal({ slug: slugs.siteSettings })).updatedAt).toBeFalsy()
    } finally {
      await empty.stop()
    }
  })

  /** What filled the empty database that these tests copy: a second time would show nothing else, for half a minute. */
  describe('the starter content', () => {
    beforeAll(async () => {
      cms = await startTestCms({ content: 'seeded' })
    })

    it('has filled an empty database with every piece', async () => {
      const [modules] = await counts()
      expect(modules).toBe(files.length)
      expect(await seed(cms.payload)).toEqual({ made: 0, left: await everythingThere() })
    })

    it('has every module published, with headings, numbered sources, related modules and an address of its own', async () => {
      const modules = await allModules()
      expect(new Set(modules.map(({ slug }) => slug)).size).toBe(files.length)
      for (const { title, content, references, relatedModules, redFlags, _status } of modules) {
        const nodes = nodesOf(content!.root as Node)
        const cited = nodes.flatMap(({ fields }) => fields?.reference ?? [])
        const where = `module “${title}”`
        expect(_status, where).toBe('published')
        expect(
          nodes.filter(({ type, tag }) => type === 'heading' && tag === 'h2').length,
          where,
        ).toBeGreaterThanOrEqual(3)
        expect(cited.length, where).toBeGreaterThan(0)
        expect(references, where).toEqual(expect.arrayContaining(cited))
        expect(relatedModules?.length, where).toBeGreaterThanOrEqual(2)
        expect(redFlags?.length, where).toBeGreaterThan(0)
        const text = nodes.map((node) => node.text ?? '').join('')
        expect(text, where).not.toMatch(/\[\^|<citation|\*\*|^#/m)
      }
    })

    it('is in the list that visitors get, drafts left out, in the order of the tabs', async () => {
      const { status, body } = await cms.anonymous.get('/education/modules')
      expect(status).toBe(200)
      expect(body).toHaveLength(files.length)
      expect(body[0].category).toBe('truth-telling')
      expect(Object.keys(body[0]).sort()).toEqual(
        ['category', 'description', 'duration', 'id', 'orderIndex', 'slug', 'title'].sort(),
      )
    })
  })

  describe('seeding again', () => {
    afterAll(() => cms.stop())

    it('does nothing', async () => {
      const before = await counts()
      expect(await seedIfEmpty(cms.payload)).toBeUndefined()
      expect((await seed(cms.payload)).made).toBe(0)
      expect(await counts()).toEqual(before)
    })

    it('leaves what an editor changed, renamed, unpublished or wrote', async () => {
      const [changed, renamed, hidden] = (await allModules()) as [EducationModule, EducationModule, EducationModule]
      const update = (id: number, data: Partial<EducationModule>) =>
        cms.payload.update({ collection: slugs.educationModules, id, data, depth: 0 })
      await update(changed.id, { title: 'In our own words', _status: 'published' })
      await update(renamed.id, { slug: 'an-address-of-its-own', _status: 'published' })
      await update(hidden.id, { _status: 'draft' })
      const { docs: quotes } = await cms.payload.find({ collection: slugs.wisdomQuotes, limit: 1 })
      await cms.payload.delete({ collection: slugs.wisdomQuotes, id: quotes[0]!.id })
      await cms.payload.updateGlobal({ slug: slugs.siteSettings, data: { productName: 'Other Years' } })
      const before = await counts()

      expect((await seed(cms.payload)).made).toBe(0)
      expect(await counts()).toEqual(before)
      const after = new Map((await allModules()).map((module) => [module.id, module]))
      expect(after.get(changed.id)?.title).toBe('In our own words')
      expect(after.get(renamed.id)?.slug).toBe('an-address-of-its-own')
      expect(after.get(hidden.id)?._status).toBe('draft')
      expect((await cms.payload.findGlobal({ slug: slugs.siteSettings })).productName).toBe('Other Years')
    })

    it('brings no quote back while all of them lie in the trash', async () => {
      const collection = slugs.wisdomQuotes
      const thrownAway = new Date().toISOString()
      await cms.payload.update({ collection, where: { id: { exists: true } }, data: { deletedAt: thrownAway } })
      expect((await cms.payload.count({ collection })).totalDocs).toBe(0)
      expect((await seed(cms.payload)).made).toBe(0)
      expect((await cms.payload.count({ collection })).totalDocs).toBe(0)
    })

    it('brings back a module that was deleted when asked to, and only that one', async () => {
      const [first] = await allModules()
      // Others lead to it, so that the panel would refuse.
      const where = { id: { equals: first!.id } }
      await cms.payload.db.deleteVersions({
        collection: slugs.educationModules,
        where: { parent: where.id },
        req: await createLocalReq({}, cms.payload),
      })
      await cms.payload.db.deleteOne({ collection: slugs.educationModules, where })
      expect(await seedIfEmpty(cms.payload)).toBeUndefined()
      expect((await seed(cms.payload)).made).toBe(1)
    })
  })
})
