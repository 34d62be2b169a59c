import './lib/node-version.mjs'

Promise.all([import('./lib/shutdown.mjs'), import('./lib/create-founder.mjs')]).then(
  ([{ runCommand }, { createFounderCommand }]) => runCommand(createFounderCommand, { codeOnSignal: 130 }),
)
