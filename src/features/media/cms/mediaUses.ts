import type { FlattenedField, Payload, PayloadRequest, Plugin } from 'payload'
import { APIError, type CollectionBeforeDeleteHook } from 'payload'

import { poolOf } from '@/shared/database'
import { slugs } from '@/slugs'

/** A column that may name media: an id, or JSON that holds ids. */
type Column = { name: string; isJson: boolean }
/** A collection or global that may show media, with its columns. */
type Holder = { table: string; title: string | null; hasTrash: boolean; hasVersions: boolean; edit: string; columns: Column[] }
type Use = { media: number; title: string; href: string }

const columnName = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const tableName = (slug: string) => slug.replaceAll('-', '_')

/** Names of fields that hold media in the JSON of blocks and articles. */
const namesInJson = ['picture', 'poster', 'video']

const unreadable = (path: string) =>
  new Error(`What the field ${path} shows could be deleted: src/features/media/cms/mediaUses.ts does not look there`)

/** @throws Error for a field of blocks that holds media under a name that is not looked for */
function assertFoundInJson(fields: readonly FlattenedField[], before: string): void {
  for (const field of fields) {
    const path = `${before}${field.name}`
    if (field.type === 'upload' && (field.hasMany || !namesInJson.includes(field.name))) throw unreadable(path)
    if ('flattenedFields' in field) assertFoundInJson(field.flattenedFields, `${path}.`)
  }
}

/**
 * The columns of a table that may name media.
 * @throws Error for a field that holds media where none of them is: in an array, or many of them
 */
export function mediaColumns(fields: readonly FlattenedField[], before = '', isInArray = false): Column[] {
  return fields.flatMap((field): Column[] => {
    const name = before + columnName(field.name)
    if (field.type === 'blocks')
      for (const block of field.blocks) assertFoundInJson(block.flattenedFields, `${name}.${block.slug}.`)
    if (field.type === 'richText' || field.type === 'blocks') {
      if (isInArray) throw unreadable(name)
      return [{ name, isJson: true }]
    }
    if (field.type === 'upload' && [field.relationTo].flat().includes(slugs.media)) {
      if (isInArray || field.hasMany || Array.isArray(field.relationTo)) throw unreadable(name)
      return [{ name: `${name}_id`, isJson: false }]
    }
    if (field.type === 'array') return mediaColumns(field.flattenedFields, `${name}_`, true)
    return field.type === 'group' || field.type === 'tab'
      ? mediaColumns(field.flattenedFields, `${name}_`, isInArray)
      : []
  })
}

/** Every collection and global of the configuration that may show media, so that a new one is covered. @throws Error for one that cannot be */
function holdersOf(payload: Pick<Payload, 'collections' | 'config'>): Holder[] {
  const collections = Object.values(payload.collections).map(({ config }): Holder => {
    const { slug, admin, trash, versions, flattenedFields } = config
    const title = admin.useAsTitle && admin.useAsTitle !== 'id' ? columnName(admin.useAsTitle) : null
    return {
      table: tableName(slug),
      title,
      hasTrash: Boolean(trash),
      hasVersions: Boolean(versions?.drafts),
      edit: `/admin/collections/${slug}`,
      columns: slug.startsWith('payload-') ? [] : mediaColumns(flattenedFields),
    }
  })
  const globals = payload.config.globals.map(
    ({ slug, versions, flattenedFields }): Holder => ({
      table: tableName(slug),
      title: null,
      hasTrash: false,
      hasVersions: Boolean(versions?.drafts),
      edit: `/admin/globals/${slug}`,
      columns: mediaColumns(flattenedFields),
    }),
  )
  return [...collections, ...globals].filter(({ columns }) => columns.length > 0)
}

/** Names are those of our own configuration; values never stand in the statement. */
const idsIn = ({ name, isJson }: Column, prefix: string) => {
  const column = `"${prefix}${name}"`
  if (!isJson) return `SELECT ${column}::int`
  const paths = [
    '$.** ? (@.type == "upload" && @.relationTo == "media").value',
    ...namesInJson.map((field) => `$.**.${field}`),
  ]
  return paths
    .map(
      (path) =>
        `SELECT found::text::int FROM jsonb_path_query(${column}, '${path}') found WHERE jsonb_typeof(found) = 'number'`,
    )
    .join(' UNION ')
}

function statement({ table, title, hasTrash, hasVersions, edit, columns }: Holder, isVersion: boolean): string {
  const prefix = isVersion ? 'version_' : ''
  const isGlobal = edit.startsWith('/admin/globals/')
  const id = isGlobal ? 'NULL::int' : isVersion ? 'parent_id' : 'id'
  const found = columns.map((column) => idsIn(column, prefix)).join(' UNION ')
  const conditions = [
    'media IS NOT NULL',
    '($1::int IS NULL OR media = $1)',
    ...(isVersion ? ['latest'] : []),
    ...(hasTrash ? [`${prefix}deleted_at IS NULL`] : []),
    ...(isVersion && !hasVersions ? ['false'] : []),
  ]
  return `SELECT media, ${id} AS id, ${title ? `"${prefix}${title}"` : `'${table}'`}::text AS title, '${edit}' AS edit
    FROM "${isVersion ? `_${table}_v` : table}", LATERAL (${found}) AS named(media) WHERE ${conditions.join(' AND ')}`
}

type Row = { media: number; id: number | null; title: string | null; edit: string }

/** Where media is shown, published or in the newest draft; of one picture or video, or of all. */
export async function findMediaUses(req: PayloadRequest, media: number | null): Promise<Use[]> {
  const statements = holdersOf(req.payload).flatMap((holder) => [
    statement(holder, false),
    ...(holder.hasVersions ? [statement(holder, true)] : []),
  ])
  const { rows } = await poolOf(req.payload).query<Row>(statements.join(' UNION '), [media])
  const uses = rows.map((row) => ({
    media: row.media,
    title: row.title ?? 'without a title',
    href: row.id === null ? row.edit : `${row.edit}/${row.id}`,
  }))
  return [...new Map(uses.map((use) => [`${use.media} ${use.href}`, use])).values()]
}

/** The ids of what nothing shows. */
export async function findUnusedMedia(req: PayloadRequest): Promise<number[]> {
  const used = new Set((await findMediaUses(req, null)).map(({ media }) => media))
  const { rows } = await poolOf(req.payload).query<{ id: number }>('SELECT id FROM media WHERE deleted_at IS NULL ORDER BY id')
  return rows.map(({ id }) => id).filter((id) => !used.has(id))
}

/** A Payload plugin: refuses to start with a field whose pictures could be deleted while they are shown. */
export const assertMediaIsFound: Plugin = (config) => ({
  ...config,
  onInit: async (payload) => {
    await config.onInit?.(payload)
    holdersOf(payload)
  },
})

/** Refuses to delete a picture that a text or block shows, published or in its newest draft. */
export const preventDeleteIfShown: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await findMediaUses(req, Number(id))
  if (uses.length === 0) return
  const names = uses.slice(0, 3).map(({ title }) => `“${title}”`)
  throw new APIError(`This picture is shown in ${names.join(', ')}. Take it out there first.`, 409, undefined, true)
}
