import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { printable } from '@/shared/cms/contentArchive/refusals'

import { bundleScript } from '../bundles'
import { runChild } from '../childProcess'
import { readEnvironment, siteEnvironment } from '../environment'
import { displayPath, ROOT } from '../paths'
import { markSeeded, prepareDatabase } from '../preparedDatabase'
import { step } from '../progress.mjs'
import { shareSiteDatabase } from '../siteDatabase'
import { refusedArguments, StopError } from '../stopError.mjs'

/** What scripts/content-archive.ts is asked for. */
export type ContentTask = { file: string; pictureFolder: string } & (
  | { kind: 'export' }
  | { kind: 'import'; isDryRun: boolean; overwrite: boolean }
)
type Exported = { documents: number; pages: number; files: number }
type Imported = {
  /** `retracted`: the sources for which it is a draft. */
  changes: { place: string; change: 'new' | 'changed'; retracted: readonly string[] }[]
  same: number
  onlyHere: number
}
/** With the first of several reasons, and how many there are in all. */
type Refused = { refused: string; reasons?: readonly string[]; found?: number }
export type ContentAnswer = Exported | Imported | Refused

/** Changed texts that are named one by one. */
const maxNamed = 40

/** @param seed what becomes of a database that was never filled */
async function runTask<Answer>(command: string, task: ContentTask, doing: string, seed: 'if-empty' | 'never') {
  const env = readEnvironment('production')
  const { url, superuserUrl } = await shareSiteDatabase(env, command)
  const childEnv = siteEnvironment(env, url)
  await prepareDatabase({ url, superuserUrl, env: childEnv, seed })
  let answer: ContentAnswer | undefined
  await step(doing, async () => {
    const { code, output, messages } = await runChild(await bundleScript('scripts/content-archive.ts'), [], {
      node: true,
      // As for a migration: nobody waits for it, and it is not cut short by the timeouts of a site that serves.
      env: { ...childEnv, NODE_ENV: 'production', PAYLOAD_MIGRATING: 'true' },
      input: task,
    })
    answer = messages[0] as ContentAnswer | undefined
    if (code === 0 && answer) return undefined
    console.error(output)
    throw new StopError('Nothing was changed; what went wrong stands above.')
  })
  if (answer && 'refused' in answer) {
    const { refused, reasons = [], found = 0 } = answer
    for (const reason of reasons) console.log(`  refused: ${reason}`)
    if (reasons.length > 0 && found > reasons.length) console.log(`  and ${found - reasons.length} more`)
    throw new StopError(refused)
  }
  return { url, answer: answer as Answer }
}

/** `npm run export-content`: all texts and pictures as one file, also while the site runs. */
export async function exportContentCommand(args: string[]): Promise<void> {
  const usage = 'npm run export-content -- --to <file>'
  const { to } = readFlags(args, { to: { type: 'string' } }, usage)
  if (typeof to !== 'string') throw new StopError(`Where to? ${usage}`)
  const file = resolve(to)
  if (existsSync(file)) throw new StopError(`${displayPath(file)} is there already.`)
  const task: ContentTask = { kind: 'export', file, pictureFolder: join(ROOT, 'media') }
  const { answer } = await runTask<Exported>('npm run export-content', task, 'Reading all content', 'if-empty')
  const size = (statSync(file).size / 1e6).toFixed(1)
  console.log(`✓ ${displayPath(file)} (${size} MB)`)
  console.log(`  ${answer.documents} texts, ${answer.pages} pages’ own words and ${answer.files} files of pictures`)
}

/** `npm run import-content`: takes such a file in, whole or not at all. */
export async function importContentCommand(args: string[]): Promise<void> {
  const usage = 'npm run import-content -- --from <file> [--dry-run] [--overwrite]'
  const flags = { from: { type: 'string' }, 'dry-run': { type: 'boolean' }, overwrite: { type: 'boolean' } } as const
  const { from, 'dry-run': dryRun, overwrite } = readFlags(args, flags, usage)
  if (typeof from !== 'string') throw new StopError(`Where from? ${usage}`)
  const isDryRun = dryRun === true
  const task: ContentTask = {
    kind: 'import',
    file: resolve(from),
    pictureFolder: join(ROOT, 'media'),
    isDryRun,
    overwrite: overwrite === true,
  }
  const { url, answer } = await runTask<Imported>('npm run import-content', task, 'Taking the content in', 'never')
  if (!isDryRun) await markSeeded(url)
  const places = (change: 'new' | 'changed') => answer.changes.filter((one) => one.change === change)
  const [made, changed] = [places('new'), places('changed')]
  for (const { place } of changed.slice(0, maxNamed)) console.log(`  changed: ${printable(place)}`)
  if (changed.length > maxNamed) console.log(`  and ${changed.length - maxNamed} more`)
  for (const { place, retracted } of answer.changes.filter((one) => one.retracted.length > 0))
    console.log(`  a draft, as it rests on what was retracted: ${printable(`${place} (${retracted.join('; ')})`)}`)
  const sum = `${made.length} new, ${changed.length} changed, ${answer.same} the same, ${answer.onlyHere} only here`
  console.log(isDryRun ? `✓ Nothing was changed. It would be: ${sum}` : `✓ ${sum}`)
}

function readFlags(
  args: string[],
  options: Record<string, { type: 'string' | 'boolean' }>,
  usage: string,
): Record<string, string | boolean | undefined> {
  try {
    return parseArgs({ args, options }).values as Record<string, string | boolean | undefined>
  } catch (error) {
    throw refusedArguments(error, usage)
  }
}
