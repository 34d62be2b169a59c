import './lib/node-version.mjs'

const asBuilt = process.argv.includes('--as-built')

Promise.all([import('./lib/shutdown.mjs'), import('./lib/start-site.mjs')]).then(
  ([{ runCommand }, { startSiteCommand }]) => runCommand(() => startSiteCommand({ mode: 'start', asBuilt })),
)
