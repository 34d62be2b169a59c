import { Agent, get } from 'node:http'
import type { Site, World } from './benchWorld'
import { kilobytes, median, type Measured } from './table'

/** With a session that is none: strangers get this list from memory, which would not be measured. */
const PATH = '/api/education/modules'
const headers = { cookie: 'payload-token=none' }
const ROUNDS = 9
/** Requests of one round; the long list needs fewer for the same precision. */
const REQUESTS = [60, 30, 10]
const ANSWER_MS = 30_000

type List = { modules: number; site: Site; milliseconds: number[]; bytes: number }

/** Whether the cost of making the module list grows faster than the bytes it returns. */
export async function measureModules(world: World): Promise<Measured> {
  const lists: List[] = []
  for (const { modules, url } of world.listSizes) {
    lists.push({ modules, site: await world.startSite(url), milliseconds: [], bytes: 0 })
  }
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [index, list] of lists.entries()) {
      const began = performance.now()
      for (let request = 0; request < REQUESTS[index]!; request += 1) {
        list.bytes = await bytesOf(list.site.origin + PATH, agent)
      }
      // The first round warms up.
      if (round >= 0) list.milliseconds.push((performance.now() - began) / REQUESTS[index]!)
    }
  }
  agent.destroy()
  for (const { site } of lists) await site.stop()

  const rows = lists.slice(1).map((list, index) => {
    const smaller = lists[index]!
    const slower = median(list.milliseconds.map((time, round) => time / smaller.milliseconds[round]!))
    const longer = list.bytes / smaller.bytes
    return {
      what: `time of the module list, ${count(list)} modules beside ${count(smaller)}`,
      measured: `${median(list.milliseconds).toFixed(1)} ms`,
      floor: `${median(smaller.milliseconds).toFixed(1)} ms`,
      ratio: slower.toFixed(2),
      bar: `≤ ${longer.toFixed(2)} x (its bytes)`,
      met: slower <= longer,
    }
  })
  const sizes = lists.map(
    (list) => `${count(list)} modules ${kilobytes(list.bytes)} in ${median(list.milliseconds).toFixed(1)} ms`,
  )
  return { rows, notes: [`Module list, one request at a time, not compressed: ${sizes.join(', ')}.`] }
}

function count({ modules }: List): string {
  return modules.toLocaleString('en')
}

function bytesOf(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers, timeout: ANSWER_MS }, (answer) => {
      let bytes = 0
      answer.on('data', (part) => (bytes += part.length)).on('error', reject)
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url}: ${answer.statusCode}`)),
      )
    })
    request.on('error', reject).on('timeout', () => request.destroy(new Error(`${url} does not answer`)))
  })
}
