import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload'

import { databaseOf } from '@/shared/database'

/** The titles of other modules whose text has a node like this, published or in the newest draft. */
async function findModules(req: PayloadRequest, path: string, given: Record<string, unknown>, except = 0) {
  const found = sql`${path}::jsonpath, ${JSON.stringify(given)}::jsonb`
  const db = await databaseOf(req)
  const { rows } = await db.execute<{ title: string | null }>(sql`
    SELECT title FROM education_modules
    WHERE deleted_at IS NULL AND id <> ${except} AND jsonb_path_exists(content, ${found})
    UNION
    SELECT version_title FROM _education_modules_v
    WHERE latest AND version_deleted_at IS NULL AND parent_id <> ${except} AND jsonb_path_exists(version_content, ${found})
    LIMIT 3
  `)
  return rows.map(({ title }) => `“${title ?? 'a module without a title'}”`).join(', ')
}

/** Refuses to delete a module to which the text of another leads, by the editor's links or by its address. */
export const preventDeleteIfLinked: CollectionBeforeDeleteHook = async ({ id, collection, req }) => {
  const found = await req.payload.db.findOne<{ id: number; slug?: string | null }>({
    collection: collection.slug,
    where: { id: { equals: id } },
    select: { slug: true },
    req,
  })
  const leads =
    '$.** ? ((@.type == "link" || @.type == "autolink") && (@.fields.doc.value == $id || @.fields.url == $path))'
  const given = { id: Number(id), path: `/education/${found?.slug ?? ''}` }
  const names = await findModules(req, leads, given, Number(id))
  if (names)
    throw new APIError(`The text of ${names} leads to this module. Take that link out first.`, 409, undefined, true)
}
