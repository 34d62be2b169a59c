import './lib/node-version.mjs'

Promise.all([
  import('./lib/shutdown.mjs'),
  import('./lib/installed-dependencies.mjs'),
  import('./lib/child-process.mjs'),
  import('./lib/newer-node.mjs'),
]).then(([{ runCommand }, { installDependencies }, { packageCommand, runChild }, { runWithNewerNode }]) =>
  runCommand(async () => {
    const codeByNewerNode = await runWithNewerNode('scripts/eval-auntie.mjs')
    if (codeByNewerNode !== undefined) return codeByNewerNode
    await installDependencies()
    // A test like any other, which keeps its table in the docs when it is told where.
    const { code } = await runChild(
      packageCommand('vitest'),
      ['run', '--project', 'integration', 'tests/eval/auntie'],
      {
        node: true,
        env: { ...process.env, NODE_ENV: 'test', EVALUATION_REPORT: 'docs/auntie-evaluation.md' },
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    )
    return code ?? 1
  }),
)
