import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeDeleteHook } from 'payload'

import { drizzleOf } from '@/shared/database'

/** Refuses to delete a picture that a module's text uses, published or in its newest draft. */
export const preventDeleteIfInModuleText: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const shown = sql`'$.** ? (@.type == "upload" && @.relationTo == "media" && @.value == $id)', jsonb_build_object('id', ${Number(id)}::int)`
  const { rows } = await drizzleOf(req.payload).execute<{ title: string | null }>(sql`
    SELECT title FROM education_modules WHERE jsonb_path_exists(content, ${shown})
    UNION
    SELECT version_title FROM _education_modules_v WHERE latest AND jsonb_path_exists(version_content, ${shown})
    LIMIT 3
  `)
  if (rows.length === 0) return
  const names = rows.map(({ title }) => `“${title ?? 'a module without a title'}”`).join(', ')
  throw new APIError(`This picture is shown in ${names}. Take it out there first.`, 409, undefined, true)
}
