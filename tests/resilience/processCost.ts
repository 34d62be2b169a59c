import { readFile, writeFile } from 'node:fs/promises'

const ticksPerSecond = 100

/** User and system time of a process so far, in ms, as Linux counts them: by hundredths of a second. */
async function cpuOf(processId: number): Promise<number> {
  // After the name in brackets, which may hold spaces; proc_pid_stat(5) counts from 1.
  const fields = (await readFile(`/proc/${processId}/stat`, 'utf8')).split(') ').at(-1)!.split(' ')
  return ([11, 12].reduce((sum, field) => sum + Number(fields[field]), 0) / ticksPerSecond) * 1_000
}

async function memoryOf(processId: number, name: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8')
  return Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024
}

/**
 * What some work costs a process.
 * @returns CPU in ms, and how far its memory went beyond where it was before, in MB
 */
export async function costOf(
  processId: number,
  work: () => Promise<void>,
): Promise<{ cpuMs: number; megabytes: number }> {
  // From here on VmHWM, the most it ever had, is counted anew; see proc_pid_clear_refs(5).
  await writeFile(`/proc/${processId}/clear_refs`, '5')
  const [cpu, memory] = await Promise.all([cpuOf(processId), memoryOf(processId, 'VmRSS')])
  await work()
  const [after, most] = await Promise.all([cpuOf(processId), memoryOf(processId, 'VmHWM')])
  return { cpuMs: after - cpu, megabytes: Math.max(0, most - memory) }
}
