// @ts-check
// Runs a command of scripts/commands.ts: node scripts/run.mjs <command> [arguments]. Plain Node, and nothing is imported before
// the version is known: this runs on any Node, before anything is installed.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`✗ Power Years needs Node 20.19 or newer; this is Node ${process.versions.node}.`)
  process.exit(1)
}
const command = process.argv[2] ?? ''
const { installDependencies, servingCommands } = await import('../src/operations/install.mjs')
await installDependencies({ forServing: servingCommands.includes(command) })
if (!command.startsWith('install')) {
  const { register } = await import('tsx/esm/api')
  register()
  await import('./commands')
}
