import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { readEnvironment } from '../environment'
import { DATA_FOLDER, displayPath } from '../paths'
import { lockSite } from '../siteDatabase'
import { refusedArguments, StopError } from '../stopError.mjs'
import { upgradePostgres } from './upgradePostgres'

const usage = 'npm run upgrade-postgres [-- --programs <folder>]'

/** `npm run upgrade-postgres`: the embedded PostgreSQL's data to the major version that is installed; the site is stopped. */
export async function upgradePostgresCommand(args: string[]): Promise<void> {
  const programs = readPrograms(args)
  const env = readEnvironment('production')
  if (env.DATABASE_URL)
    throw new StopError(
      'DATABASE_URL is set: this moves the data of the embedded PostgreSQL, and yours is another one.',
    )
  await lockSite(env, 'npm run upgrade-postgres')
  const former = await upgradePostgres({ folder: DATA_FOLDER, env, programs })
  if (former === null) return console.log('✓ Nothing to do: the data are of the version that is installed.')
  console.log('✓ The data are moved over. Start the site with npm start.')
  console.log(`  The former ones are in ${displayPath(former)}; delete them when you are content.`)
}

function readPrograms(args: string[]): string | undefined {
  try {
    const { programs } = parseArgs({ args, options: { programs: { type: 'string' } } }).values
    return programs && resolve(programs)
  } catch (error) {
    throw refusedArguments(error, usage)
  }
}
