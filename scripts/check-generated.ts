/**
 * Compares what Payload generates with what is committed: the types, the panel's import map and the migrations. Types and
 * import map are brought up to date. Answers by one message: `{ problems: string[] }`. Needs no database.
 */
import { readFileSync } from 'node:fs'

import { generateImportMap, getPayload } from 'payload'
import { generateTypes } from 'payload/node'

import config from '../payload.config'
import { pendingSchema } from '../src/operations/schema'

const generated = {
  'src/payload-types.ts': generateTypes,
  'src/app/(payload)/admin/importMap.js': generateImportMap,
}

const problems: string[] = []
for (const [file, generate] of Object.entries(generated)) {
  const before = readFileSync(file, 'utf8')
  await generate(await config, { log: false })
  if (readFileSync(file, 'utf8') !== before) problems.push(`${file} was out of date. It is current now: commit it.`)
}
const payload = await getPayload({ config, disableOnInit: true, disableDBConnect: true })
const statements = await pendingSchema(payload)
if (statements.length > 0)
  problems.push(
    'The schema has changed without a migration. Make one: npm run payload migrate:create what_changed',
    ...statements,
  )
process.send?.({ problems })
process.exit(0)
