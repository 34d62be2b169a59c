import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, expect, inject, it } from 'vitest'

import { startTcpProxy, type TcpProxy } from '@/testing/tcpProxy'
import { createDatabase, dropDatabase, runSql } from '@/testing/postgres'

import { bundleScript } from '../../src/operations/bundles'
import { isFullLength } from './fullLength'

const atOnce = 50
const kills = isFullLength ? 20 : 1
const outages = isFullLength ? 2 : 1
const flash = JSON.stringify({
  symptomType: 'hot_flash',
  severity: 3,
  duration: 5,
  triggers: ['Caffeine'],
  reliefMethods: ['Cold Water'],
  notes: 'In the middle of a meeting',
  timestamp: new Date().toISOString(),
})

type Server = { origin: string; kill: () => Promise<void> }
const running = new Set<ChildProcess>()

async function startServer(databaseUrl: string): Promise<Server> {
  const child = fork(await bundleScript('tests/resilience/callServer.ts'), [], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      PAYLOAD_SECRET: 'only-for-the-tests-of-this-project',
      SITE_URL: 'http://localhost:3000',
      RATE_LIMITS: 'off',
    },
  })
  running.add(child)
  const [port] = (await once(child, 'message')) as [number]
  return {
    origin: `http://127.0.0.1:${port}`,
    kill: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
      running.delete(child)
    },
  }
}

type Answered = { status: number; text: string; cookie?: string }

function send(agent: http.Agent, url: string, method: string, cookie?: string, body?: string): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) }
    const request = http.request(url, { agent, method, headers, timeout: 60_000 }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode!, text, cookie: response.headers['set-cookie']?.[0]?.split(';')[0] }),
      )
    })
    request.on('error', reject).on('timeout', () => request.destroy(new Error('no answer')))
    request.end(body)
  })
}

/** Fifty at a time, again and again, until told to stop. */
function load(url: string, cookie: string | undefined, each: (answer: Answered, took: number) => void) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce })
  let going = true
  const one = async () => {
    while (going) {
      const began = performance.now()
      const answer = await send(agent, url, 'POST', cookie, flash).catch(() => null)
      if (answer) each(answer, performance.now() - began)
      // Nobody listens: a moment's pause instead of a storm.
      else await sleep(20)
    }
  }
  const all = Promise.all(Array.from({ length: atOnce }, one))
  return async () => {
    going = false
    await all
    agent.destroy()
  }
}

const middle = (values: number[]) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)]!
const idsIn = (text: string) => (JSON.parse(text) as { id: string }[]).map(({ id }) => id)
const single = new http.Agent()

let databaseUrl: string
let proxy: TcpProxy
/** The server that the last test left running: each takes seconds to start. */
let left: Server | undefined
const takeServer = async () => (left ??= await startServer(databaseUrl))
const name = `resilience_${process.pid}`
beforeAll(async () => {
  const superuserUrl = inject('superuserUrl')
  const url = await createDatabase(superuserUrl, name, inject('templates').empty)
  await runSql(url, 'CREATE TABLE bare (id uuid PRIMARY KEY, body jsonb)')
  proxy = await startTcpProxy(url, superuserUrl)
  databaseUrl = proxy.url
})
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  proxy.close()
  await dropDatabase(inject('superuserUrl'), name)
})

// On a machine that does something else beside, times say nothing: measured when asked for.
if (isFullLength)
  it('saving is at least half as fast as a bare row, and hardly anybody waits', async () => {
    const server = await takeServer()
    const rates = { bare: [] as number[], log: [] as number[] }
    const medians: number[] = []
    const unevenness: number[] = []
    for (let round = -1; round < 6; round += 1)
      for (const [what, call] of [
        ['bare', '/api/bare'],
        ['log', '/api/symptoms/log'],
      ] as const) {
        let done = 0
        const waits: number[] = []
        const stop = load(server.origin + call, undefined, ({ status }, took) => {
          expect(status).toBe(201)
          done += 1
          waits.push(took)
        })
        const began = performance.now()
        await sleep(2_000)
        const counted = done
        const seconds = (performance.now() - began) / 1_000
        await stop()
        // The first round warms up.
        if (round < 0) continue
        rates[what].push(counted / seconds)
        if (what === 'bare') continue
        medians.push(middle(waits))
        unevenness.push(waits[Math.floor(waits.length * 0.99)]! / middle(waits))
      }
    const ratio = middle(rates.log) / middle(rates.bare)
    const told = `${middle(rates.log).toFixed(0)} beside ${middle(rates.bare).toFixed(0)} a second, median ${middle(medians).toFixed(1)} ms, p99 ${middle(unevenness).toFixed(1)} x that`
    console.log(told)
    expect(ratio, told).toBeGreaterThanOrEqual(0.5)
    expect(middle(unevenness), told).toBeLessThan(10)
  }, 120_000)

it(`every acknowledged write is there after the server was killed ${kills === 1 ? 'once' : `${kills} times`}`, async () => {
  const acknowledged: string[] = []
  let cookie: string | undefined
  for (let round = 0; round < kills; round += 1) {
    const server = await takeServer()
    cookie ??= (await send(single, `${server.origin}/api/symptoms/log`, 'POST', undefined, flash)).cookie
    const stop = load(`${server.origin}/api/symptoms/log`, cookie, ({ status, text }) => {
      // Fifty at once may be more than a busy machine takes in seconds: then it says so, and has acknowledged nothing.
      expect([201, 503]).toContain(status)
      if (status === 201) acknowledged.push((JSON.parse(text) as { id: string }).id)
    })
    const enough = acknowledged.length + 2 * atOnce
    await expect.poll(() => acknowledged.length, { timeout: 180_000, interval: 10 }).toBeGreaterThan(enough)
    await sleep(Math.random() * 100)
    await server.kill()
    left = undefined
    await stop()
  }
  const server = await takeServer()
  const { text } = await send(single, `${server.origin}/api/symptoms`, 'GET', cookie)
  const kept = new Set(idsIn(text))
  if (isFullLength) console.log(`${acknowledged.length} acknowledged, ${kept.size} kept`)
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
}, 500_000)

it('calls answer 503 in JSON while PostgreSQL is away, and go on by themselves', async () => {
  const server = await takeServer()
  const { cookie } = await send(single, `${server.origin}/api/symptoms/log`, 'POST', undefined, flash)
  const statuses = new Map<number, number>()
  const acknowledged: string[] = []
  let last = 0
  const stop = load(`${server.origin}/api/symptoms/log`, cookie, ({ status, text }) => {
    last = status
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const body = JSON.parse(text) as { id: string; message: string }
    if (status === 201) acknowledged.push(body.id)
    else expect(body).toEqual({ message: expect.stringContaining('database') })
  })
  await sleep(1_000)
  for (let round = 0; round < outages; round += 1) {
    await proxy.disconnect()
    await expect.poll(() => last, { timeout: 60_000 }).toBe(503)
    // For a while, so that many find it away.
    await sleep(1_500)
    proxy.reconnect()
    await expect.poll(() => last, { timeout: 60_000 }).toBe(201)
  }
  await stop()
  const kept = new Set(idsIn((await send(single, `${server.origin}/api/symptoms`, 'GET', cookie)).text))
  if (isFullLength) console.log(Object.fromEntries(statuses))
  expect([...statuses.keys()].sort()).toEqual([201, 503])
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
}, 300_000)
