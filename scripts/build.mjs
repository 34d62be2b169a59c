import './lib/node-version.mjs'

Promise.all([import('./lib/shutdown.mjs'), import('./lib/start-site.mjs')]).then(([{ runCommand }, { buildCommand }]) =>
  runCommand(buildCommand, { codeOnSignal: 130 }),
)
