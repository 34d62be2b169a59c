import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { StopError } from '../../src/operations/stopError.mjs'

const run = promisify(execFile)

type Load = {
  url: string
  seconds: number
  connections?: number
  headers?: Record<string, string>
  /** Lua that wrk runs: `request = function() … end`. */
  script?: string
  /** Whether the answers are expected to be other than 2xx and 3xx, as those to unknown addresses are. */
  isRefused?: boolean
}

/** Requests a second, bytes of an answer with its headers, and waits in milliseconds. */
export type Rate = { rate: number; bytesPerRequest: number; median: number; p99: number }

const bytesOf: Record<string, number> = { B: 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 }
const millisecondsOf: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

function parse(output: string, pattern: RegExp, units?: Record<string, number>): number {
  const [, number, unit = ''] = pattern.exec(output) ?? []
  if (number === undefined) throw new Error(`wrk said something else than expected:\n${output}`)
  return Number(number) * (units?.[unit] ?? 1)
}

/**
 * Loads a server with wrk, which costs a fraction of what it asks for; a load program in JavaScript would measure itself.
 * @throws StopError without wrk; Error when a request fails
 */
export async function load({ url, seconds, connections = 20, headers = {}, script, isRefused }: Load): Promise<Rate> {
  const folder = script === undefined ? undefined : await mkdtemp(join(tmpdir(), 'power-years-wrk-'))
  try {
    const args = ['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`, '--latency']
    for (const [name, value] of Object.entries(headers)) args.push('--header', `${name}: ${value}`)
    if (folder) {
      const file = join(folder, 'request.lua')
      await writeFile(file, script!)
      args.push('--script', file)
    }
    const { stdout } = await run('wrk', [...args, url]).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw new StopError('npm run bench needs wrk: apt-get install wrk')
      throw error
    })
    const requests = parse(stdout, /(\d+) requests in/)
    const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0)
    const broken = /Socket errors: .*/.exec(stdout)?.[0]
    if (broken || requests === 0 || refused !== (isRefused ? requests : 0))
      throw new Error(`${url} failed under load: ${refused} of ${requests} refused. ${broken ?? ''}`)
    return {
      rate: parse(stdout, /Requests\/sec:\s+([\d.]+)/),
      bytesPerRequest: parse(stdout, /requests in [^,]+, ([\d.]+)([KMG]?B) read/, bytesOf) / requests,
      median: parse(stdout, /50%\s+([\d.]+)(us|ms|s|m)\b/, millisecondsOf),
      p99: parse(stdout, /99%\s+([\d.]+)(us|ms|s|m)\b/, millisecondsOf),
    }
  } finally {
    if (folder) await rm(folder, { recursive: true })
  }
}
