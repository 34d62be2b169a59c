// What scripts/run.mjs runs, once the dependencies are installed. Each command loads only what it needs.
import { packageCommand, runChild } from '../src/operations/childProcess'
import { runCommand } from '../src/operations/shutdown'
import { StopError } from '../src/operations/stopError.mjs'

type Command = () => Promise<number | void>

const [name = '', ...args] = process.argv.slice(2)

const startSite = async (mode: 'start' | 'dev') => {
  const { startSiteCommand } = await import('../src/operations/startSite')
  return startSiteCommand({
    mode,
    asBuilt: args.includes('--as-built'),
    acceptNewSecret: args.includes('--accept-new-secret'),
  })
}

const commands: Record<string, Command> = {
  start: () => startSite('start'),
  dev: () => startSite('dev'),
  build: async () => (await import('../src/operations/startSite')).buildCommand(),
  seed: async () => (await import('../src/operations/siteDatabase')).seedCommand(),
  'create-founder': async () => (await import('../src/operations/createFounder')).createFounderCommand(),
  backup: async () => (await import('../src/operations/backup/backupCommand')).backupCommand(args),
  restore: async () => (await import('../src/operations/backup/restoreCommand')).restoreCommand(args),
  'upgrade-postgres': async () =>
    (await import('../src/operations/upgrade/upgradeCommand')).upgradePostgresCommand(args),
  'export-content': async () => (await import('../src/operations/content/contentCommands')).exportContentCommand(args),
  'import-content': async () => (await import('../src/operations/content/contentCommands')).importContentCommand(args),
  test: async () => (await import('../tests/runner/testRunner')).testCommand(args),
  bench: async () => (await import('../tests/bench/runBench')).runBench(args),
  // Tests like any other, which write their tables into the docs when they are told where: one file after the other.
  'eval-auntie': async () => {
    const files = {
      EVALUATION_REPORT: 'docs/auntie-evaluation.md',
      EVALUATION_HISTORY: 'docs/auntie-evaluation-history.md',
    }
    const env = { ...process.env, NODE_ENV: 'test', ...files }
    const vitest = ['run', '--project', 'integration', '--maxWorkers', '1', 'tests/eval/auntie']
    return (await runChild(packageCommand('vitest'), vitest, { node: true, env, output: 'inherit' })).code ?? 1
  },
}

const isServing = name === 'start' || name === 'dev' || name === 'seed'
await runCommand(
  () => {
    const command = commands[name]
    if (!command) throw new StopError(`There is no command "${name}", only ${Object.keys(commands).join(', ')}.`)
    return command()
  },
  { codeOnSignal: isServing ? 0 : name === 'bench' ? 1 : 130 },
)
