import './lib/node-version.mjs'

Promise.all([import('./lib/shutdown.mjs'), import('./lib/run-tests.mjs')]).then(([{ runCommand }, { testCommand }]) =>
  runCommand(testCommand, { codeOnSignal: 130 }),
)
