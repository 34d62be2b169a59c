import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Addresses that the load comes from, each a network of its own on Linux: nobody meets the limits of a network. */
const networks = 100
const flash = JSON.stringify({
  symptomType: 'hot_flash',
  severity: 3,
  duration: 5,
  triggers: ['Caffeine'],
  reliefMethods: ['Cold Water'],
  notes: 'In the middle of a meeting',
  timestamp: new Date().toISOString(),
})

/** `status` is 0 where no answer came. */
export type Answered = { at: number; status: number; id?: string }

function ask(agent: http.Agent, url: string, localAddress: string, body?: string): Promise<Answered> {
  return new Promise((resolve) => {
    const fail = () => resolve({ at: Date.now(), status: 0 })
    const options = { agent, localAddress, method: body ? 'POST' : 'GET', timeout: 20_000 }
    const request = http.request(url, { ...options, headers: { 'content-type': 'application/json' } }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('error', fail)
      response.on('end', () => {
        const status = response.statusCode!
        const id = status === 201 ? (JSON.parse(text) as { id: string }).id : undefined
        resolve({ at: Date.now(), status, ...(id && { id }) })
      })
    })
    request.on('error', fail).on('timeout', () => request.destroy(new Error('no answer')))
    request.end(body)
  })
}

/**
 * Visitors who save and read, until told to stop: writes at a fixed rate, whatever becomes of them, as many visitors do,
 * a page that is kept, and a list that no site has in memory, each ten times a second.
 * @param perSecond writes
 * @param mostAtOnce beyond these a write is left out and not counted: a machine that cannot keep up is no outage
 */
export function startLoad(origin: string, { perSecond, mostAtOnce }: { perSecond: number; mostAtOnce: number }) {
  const agents = Array.from({ length: networks }, () => new http.Agent({ keepAlive: true }))
  const [writes, pages, lists]: [Answered[], Answered[], Answered[]] = [[], [], []]
  let [isGoing, underway, turn] = [true, 0, 0]
  const next = () => {
    turn += 1
    const network = turn % networks
    return [agents[network]!, `127.0.1.${network + 1}`] as const
  }
  const write = async () => {
    const [agent, address] = next()
    underway += 1
    writes.push(await ask(agent, `${origin}/api/symptoms/log`, address, flash))
    underway -= 1
  }
  const began = Date.now()
  let due = 0
  const writing = (async () => {
    for (; isGoing; await sleep(10))
      for (const until = ((Date.now() - began) / 1_000) * perSecond; due < until; due += 1)
        if (underway < mostAtOnce) void write()
  })()
  const reading = (async () => {
    for (; isGoing; await sleep(100)) {
      const [agent, address] = next()
      pages.push(await ask(agent, `${origin}/education`, address))
    }
  })()
  const listing = (async () => {
    for (; isGoing; await sleep(100)) {
      const [agent, address] = next()
      // Past the last claim, and past another number each time: a short answer that is asked of a database.
      lists.push(await ask(agent, `${origin}/api/claims.json?after=${1_000_000 + turn}`, address))
    }
  })()
  return {
    writes,
    pages,
    lists,
    stop: async () => {
      isGoing = false
      await Promise.all([writing, reading, listing])
      while (underway > 0) await sleep(50)
      for (const agent of agents) agent.destroy()
    },
  }
}

export type Load = ReturnType<typeof startLoad>
