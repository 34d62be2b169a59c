import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { Payload, PayloadRequest } from 'payload'

import type { EducationModule, Reference } from '@/payload-types'
import { slugs } from '@/slugs'

import { citationPattern, parseModuleSource, type ModuleSource } from '../content/moduleSource'
import starterReferences from '../content/references.json'
import { splitTables } from '../content/treatmentTables'
import { articleEditor } from '@/shared/cms/articleEditor'
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

async function referenceIds(req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: slugs.references,
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

async function seedReferences(req: PayloadRequest): Promise<{ ids: Ids; made: number; left: number }> {
  const ids = await referenceIds(req)
  const left = ids.size
  for (const { id: key, oneLine: finding, ...rest } of starterReferences) {
    if (ids.has(key)) continue
    const data = { ...rest, key, finding } as Omit<Reference, 'id' | 'createdAt' | 'updatedAt'>
    ids.set(key, (await req.payload.create({ collection: slugs.references, data, depth: 0, req })).id)
  }
  return { ids, made: ids.size - left, left }
}

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

/**
 * Adds the starter references and modules that are missing; existing slugs belong to the editors and are not changed.
 */
export async function seedEducation(req: PayloadRequest): Promise<{ made: number; left: number }> {
  const references = await seedReferences(req)
  const redFlags = await seedRedFlags(req, (keys) => keys.map((key) => idIn(references.ids, key, 'redFlags.json')))
  const flags = redFlags.ids
  const modules = await moduleIds(req)
  const left = new Set(modules.values()).size
  const missing = (await readSources()).filter(({ source }) => !modules.has(source.slug))
  // Modules refer to each other: all have their ids before the first is saved, which is then saved once.
  for (const { source } of missing) {
    const { id } = await req.payload.db.create({
      collection: slugs.educationModules,
      data: { title: source.title, slug: source.slug, _status: 'draft' },
      req,
    })
    modules.set(source.slug, Number(id))
  }
  for (const { file, source } of missing) {
    const { body, references: keys, redFlags: named, related, ...rest } = source
    await req.payload.update({
      collection: slugs.educationModules,
      id: idIn(modules, source.slug, file),
      depth: 0,
      req,
      data: {
        ...rest,
        category: source.category as EducationModule['category'],
        content: await toRichText(req.payload, file, body, references.ids),
        references: keys.map((key) => idIn(references.ids, key, file)),
        redFlags: named.map((key) => idIn(flags, key, file)),
        relatedModules: related.map((slug) => idIn(modules, slug, file)),
        _status: 'published',
      },
    })
  }
  return {
    made: references.made + redFlags.made + missing.length,
    left: references.left + redFlags.left + left,
  }
}
