import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Memory that a process and everything it started hold now, in bytes. */
export function residentBytes(processId: number): number {
  const processes = existsSync('/proc/self/status') ? readProc() : readPs()
  const tree = new Set([processId])
  // A child may be listed before its parent.
  for (let size = 0; size !== tree.size;) {
    size = tree.size
    for (const { id, parent } of processes) if (tree.has(parent)) tree.add(id)
  }
  return processes.filter(({ id }) => tree.has(id)).reduce((sum, { bytes }) => sum + bytes, 0)
}

function readProc() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8')
        const field = (label: string) => Number(new RegExp(`^${label}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
        return [{ id: Number(name), parent: field('PPid'), bytes: field('VmRSS') * 1024 }]
      } catch {
        // It has ended meanwhile.
        return []
      }
    })
}

function readPs() {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([id = 0, parent = 0, kilobytes = 0]) => ({ id, parent, bytes: kilobytes * 1024 }))
}
