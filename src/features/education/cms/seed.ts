import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { Payload, PayloadRequest } from 'payload'

import type { EducationModule } from '@/payload-types'
import { slugs } from '@/slugs'

import { citationPattern, parseModuleSource, type ModuleSource } from '../content/moduleSource'
import starterReferences from '../content/references.json'
import { splitTables } from '../content/treatmentTables'
import { articleEditor } from '@/shared/cms/articleEditor'
import { sumReports, type SeedMode, type SeedReport } from '@/shared/cms/defineRoom'
import { seedEntries } from '@/shared/cms/seedEntries'
import { findNewEntries, renewEntries, type KeyOf } from '@/shared/cms/starterContent'
import { seedRedFlags } from './seedRedFlags'

const modulesFolder = path.resolve(process.cwd(), 'src/features/education/content/modules')

/** An id of the form that Payload gives to blocks and rows. */
const newId = () => randomBytes(12).toString('hex')

type Ids = ReadonlyMap<string, number>

const idIn = (ids: Ids, key: string, file: string) => {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`${file} names ${key}, which does not exist`)
  return id
}

/** Ids by key, of what was thrown away, too: it may come back. */
async function idsByKey(req: PayloadRequest, collection: 'references' | 'red-flags'): Promise<Ids> {
  const { docs } = await req.payload.find({
    collection,
    select: { key: true },
    pagination: false,
    depth: 0,
    trash: true,
    req,
  })
  return new Map(docs.map(({ id, key }) => [key, id]))
}

/** Modules by current and previous slugs, so that a renamed one is not seeded again. */
async function moduleIds(req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: slugs.educationModules,
    pagination: false,
    depth: 0,
    draft: true,
    // What was thrown away stays away.
    trash: true,
    req,
    select: { slug: true, previousSlugs: true },
  })
  return new Map(
    docs.flatMap(({ id, slug, previousSlugs }) => [slug, ...(previousSlugs ?? [])].map((key) => [key, id])),
  )
}

const seedReferences = (req: PayloadRequest, mode: SeedMode): Promise<SeedReport> =>
  seedEntries(req, mode, {
    collection: slugs.references,
    keyOf: ({ key }) => String(key),
    entries: starterReferences.map(({ id: key, oneLine: finding, ...rest }) => ({ ...rest, key, finding })),
    fill: 'missing',
  })

/** Converts starter Markdown to the editor's rich text; each `[^key]` becomes a citation of that reference. */
async function toRichText(payload: Payload, file: string, body: string, references: Ids) {
  const editorConfig = await editorConfigFactory.fromEditor({ config: payload.config, editor: articleEditor })
  const textOf = (markdown: string) =>
    convertMarkdownToLexical({
      editorConfig,
      markdown: markdown.replaceAll(citationPattern, (_, key: string, locator?: string) => {
        const place = locator ? ` locator="${locator}"` : ''
        return `<citation reference="${idIn(references, key, file)}"${place}></citation>`
      }),
    }) as EducationModule['content']
  const parts = splitTables(body).map((part) => {
    if ('markdown' in part) return textOf(part.markdown)
    const treatments = part.treatments.map(({ sources, ...treatment }) => ({
      ...treatment,
      id: newId(),
      sources: sources.map(({ id, locator }) => ({ id: newId(), reference: idIn(references, id, file), locator })),
    }))
    const fields = { id: newId(), blockName: '', blockType: 'treatmentTable', caption: part.caption, treatments }
    return { root: { children: [{ type: 'block', version: 2, format: '', fields }] } }
  })
  const [lead] = parts as [EducationModule['content']]
  return { root: { ...lead.root, children: parts.flatMap(({ root }) => root.children) } }
}

async function readSources(): Promise<{ file: string; source: ModuleSource }[]> {
  const files = (await readdir(modulesFolder)).filter((file) => file.endsWith('.md'))
  const sources = await Promise.all(
    files.map(async (file) => ({
      file,
      source: parseModuleSource(file, await readFile(path.join(modulesFolder, file), 'utf8')),
    })),
  )
  return sources.sort((a, b) => a.source.orderIndex - b.source.orderIndex)
}

/** A day as it is stored, so that a release finds its own again and leaves the review with the words that it changes. */
const storedDay = (day: string): string => new Date(day).toISOString()

/**
 * Adds the starter references, red flags and modules that are missing; existing slugs belong to the editors. A release
 * renews what nobody has changed.
 */
export async function seedEducation(req: PayloadRequest, mode: SeedMode): Promise<SeedReport> {
  const references = await seedReferences(req, mode)
  const referenceIds = await idsByKey(req, slugs.references)
  const redFlags = await seedRedFlags(req, mode, (keys) => keys.map((key) => idIn(referenceIds, key, 'redFlags.json')))
  const flagIds = await idsByKey(req, slugs.redFlags)
  const modules = await moduleIds(req)
  const left = new Set(modules.values()).size
  const sources = (await readSources()).map((one) => ({ ...one, key: one.source.slug }))
  const unknown = sources.filter(({ key }) => !modules.has(key))
  const missing = mode === 'fill' ? unknown : await findNewEntries(req, slugs.educationModules, unknown)
  // Modules refer to each other: all have their ids before the first is saved, which is then saved once.
  for (const { source } of missing) {
    const { id } = await req.payload.db.create({
      collection: slugs.educationModules,
      data: { title: source.title, slug: source.slug, _status: 'draft' },
      req,
    })
    modules.set(source.slug, Number(id))
  }

  const entryOf = async ({ key, file, source }: (typeof sources)[number]) => {
    const { body, references: cited, redFlags: named, related, ...rest } = source
    return {
      key,
      data: {
        ...rest,
        category: source.category as EducationModule['category'],
        reviewedOn: storedDay(source.reviewedOn),
        nextReviewDue: storedDay(source.nextReviewDue),
        content: await toRichText(req.payload, file, body, referenceIds),
        references: cited.map((one) => idIn(referenceIds, one, file)),
        redFlags: named.map((one) => idIn(flagIds, one, file)),
        // What the owner deleted is not referred to.
        relatedModules: related.flatMap((slug) => modules.get(slug) ?? []),
      },
    }
  }
  const entries = []
  for (const source of mode === 'fill' ? missing : sources) entries.push(await entryOf(source))
  const made = new Set(missing.map(({ key }) => key))
  for (const { key, data } of entries) {
    if (!made.has(key)) continue
    const id = idIn(modules, key, 'modules')
    const published = { ...data, _status: 'published' as const }
    await req.payload.update({ collection: slugs.educationModules, id, depth: 0, req, data: published })
  }
  const keyOf: KeyOf = ({ slug }) => String(slug)
  const emptiedByChanges = ['reviewedBy', 'reviewedOn', 'nextReviewDue']
  const renewed = await renewEntries(req, {
    collection: slugs.educationModules,
    keyOf,
    entries,
    made,
    emptiedByChanges,
  })
  return sumReports([references, redFlags, { made: made.size, left, ...renewed }])
}
