// npm writes a lock without the builds for other systems where the registry it asks does not have them (npm/cli#4828),
// and then refuses that lock as incomplete in `npm ci`, on this system and every other. This adds what is missing:
//   npm install … && npx tsx scripts/complete-lock.ts
import { readFileSync, writeFileSync } from 'node:fs'

const LOCK = new URL('../package-lock.json', import.meta.url)
type Locked = { version?: string; optional?: boolean; optionalDependencies?: Record<string, string> }

const lock = JSON.parse(readFileSync(LOCK, 'utf8')) as { packages: Record<string, Locked> }
const added: string[] = []

for (const [path, { optionalDependencies }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
    if (!isLocked(path, name)) {
      lock.packages[`node_modules/${name}`] = { version, optional: true, ...systemIn(name) }
      added.push(`${name}@${version}`)
    }
  }
}

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([one], [other]) => (one < other ? -1 : 1)))
writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`)
console.log(added.length > 0 ? `Added ${added.length}:\n${added.join('\n')}` : 'The lock is complete.')

/** Looked up as Node does: beside the package that asks, then further out. */
function isLocked(path: string, name: string): boolean {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    if (lock.packages[`${folder && `${folder}/`}node_modules/${name}`]) return true
    if (folder === '') return false
  }
}

/** `@next/swc-darwin-arm64` says by its name where it runs; npm leaves it out everywhere else. */
function systemIn(name: string): { os?: string[]; cpu?: string[]; libc?: string[] } {
  const os = name.match(/android|darwin|freebsd|linux|openharmony|win32|wasm32/)?.[0]
  const cpu = name.match(/wasm32|arm64|ia32|x64|loong64|ppc64|riscv64|s390x|arm/)?.[0]
  const libc = name.match(/musl|gnu/)?.[0]
  return {
    ...(os && os !== 'wasm32' ? { os: [os] } : {}),
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(os === 'linux' && libc ? { libc: [libc === 'gnu' ? 'glibc' : 'musl'] } : {}),
  }
}
