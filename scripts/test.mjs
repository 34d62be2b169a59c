import './lib/node-version.mjs'

Promise.all([
  import('./lib/shutdown.mjs'),
  import('./lib/newer-node.mjs'),
  import('./lib/installed-dependencies.mjs'),
]).then(([{ runCommand }, { runWithNewerNode }, { installDependencies }]) =>
  runCommand(
    async () => {
      const codeByNewerNode = await runWithNewerNode('scripts/test.mjs')
      if (codeByNewerNode !== undefined) return codeByNewerNode
      await installDependencies()
      const { tsImport } = await import('tsx/esm/api')
      const { testCommand } = await tsImport('./lib/testRunner.ts', import.meta.url)
      return testCommand(process.argv.slice(2))
    },
    { codeOnSignal: 130 },
  ),
)
