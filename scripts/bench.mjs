import './lib/node-version.mjs'

const asked = process.argv.slice(2)

Promise.all([import('./lib/shutdown.mjs'), import('./lib/installed-dependencies.mjs')]).then(
  ([{ runCommand }, { installDependencies }]) =>
    runCommand(
      async () => {
        await installDependencies()
        // Everything below needs the dependencies.
        const { runBench } = await import('../tests/bench/runBench.mjs')
        return runBench(asked)
      },
      { codeOnSignal: 1 },
    ),
)
