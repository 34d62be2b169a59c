// For the Dockerfile, whose layers install before the rest is there. `npm start` and the others install by themselves.
import './lib/node-version.mjs'

const forServing = process.argv.includes('--for-serving')

Promise.all([import('./lib/shutdown.mjs'), import('./lib/installed-dependencies.mjs')]).then(
  ([{ runCommand }, { installDependencies }]) => runCommand(() => installDependencies({ forServing })),
)
