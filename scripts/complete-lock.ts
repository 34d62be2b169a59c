// npm writes a lock without the builds for other systems where the registry it asks does not have them (npm/cli#4828),
// and then refuses that lock as incomplete in `npm ci`, on this system and every other. Where npm is set to leave out the
// addresses of packages (omit-lockfile-registry-resolved), each `npm ci` reads the whole history of every package for them:
// half of what an install downloads. This adds what is missing:
//   npm install … && npx tsx scripts/complete-lock.ts
import { readFileSync, writeFileSync } from 'node:fs'

const LOCK = new URL('../package-lock.json', import.meta.url)
type Locked = {
  /** Set where the folder is called otherwise than the package. */
  name?: string
  version?: string
  resolved?: string
  optional?: boolean
  optionalDependencies?: Record<string, string>
}

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

let addresses = 0
for (const [path, locked] of Object.entries(lock.packages)) {
  if (path === '' || locked.resolved || !locked.version) continue
  const name = locked.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  lock.packages[path] = withAddress(locked, name)
  addresses += 1
}

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([one], [other]) => (one < other ? -1 : 1)))
writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`)
if (added.length > 0) console.log(`Added ${added.length}:\n${added.join('\n')}`)
console.log(addresses > 0 ? `Added the addresses of ${addresses}.` : 'Every package has its address.')

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

/** As npm writes it; npm asks the registry it is set to in the place of this one. */
function withAddress({ name: alias, version, ...rest }: Locked, name: string): Locked {
  const file = `${name.slice(name.indexOf('/') + 1)}-${version}.tgz`
  return { ...(alias && { name: alias }), version, resolved: `https://registry.npmjs.org/${name}/-/${file}`, ...rest }
}
