import './lib/node-version.mjs'

Promise.all([import('./lib/shutdown.mjs'), import('./lib/seed-site.mjs')]).then(([{ runCommand }, { seedCommand }]) =>
  runCommand(seedCommand),
)
