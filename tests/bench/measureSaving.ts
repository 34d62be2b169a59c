import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { onShutdown } from '../../src/operations/shutdown'
import type { World } from './benchWorld'
import { median, type Measured } from './table'
import { load, type Rate } from './wrk'

const ROUNDS = 5
const ROUND_SECONDS = 3
const LEAST_RATIO = 0.5
const MOST_UNEVEN = 5

const flash = JSON.stringify({
  symptomType: 'hot_flash',
  severity: 3,
  duration: 5,
  triggers: ['Caffeine'],
  reliefMethods: ['Cold Water'],
  notes: 'In the middle of a meeting',
  timestamp: new Date().toISOString(),
})

/** Each request from another network, so that the limits count and nobody reaches them. */
const script = `
  math.randomseed(os.time())
  local body = [==[${flash}]==]
  request = function()
    local network = "10." .. math.random(0, 255) .. "." .. math.random(0, 255) .. "." .. math.random(1, 254)
    return wrk.format("POST", nil, { ["Content-Type"] = "application/json", ["X-Forwarded-For"] = network }, body)
  end`

/** Saving through the whole server, limits on, beside a bare row through a bare server. */
export async function measureSaving(world: World): Promise<Measured> {
  const bare = fork(join(import.meta.dirname, 'bareServer.mjs'), [], {
    env: { ...process.env, DATABASE_URL: world.databaseUrl },
  })
  const end = onShutdown(() => void bare.kill())
  const [port] = (await once(bare, 'message')) as [number]
  const site = await world.startSite(world.databaseUrl, { RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' })
  const measure = (url: string) => load({ url, seconds: ROUND_SECONDS, script })
  const rounds: { bare: Rate; whole: Rate }[] = []
  for (let round = -1; round < ROUNDS; round += 1) {
    const measured = {
      bare: await measure(`http://127.0.0.1:${port}/`),
      whole: await measure(`${site.origin}/api/symptoms/log`),
    }
    // The first round warms up.
    if (round >= 0) rounds.push(measured)
  }
  await site.stop()
  await end()
  const ratio = median(rounds.map(({ bare: floor, whole }) => whole.rate / floor.rate))
  const unevenness = median(rounds.map(({ whole }) => whole.p99 / whole.median))
  const bareUnevenness = median(rounds.map(({ bare: floor }) => floor.p99 / floor.median))
  return {
    rows: [
      {
        what: 'hot flashes saved a second, limits on, beside a bare row',
        measured: `${Math.round(median(rounds.map(({ whole }) => whole.rate)))}`,
        floor: `${Math.round(median(rounds.map(({ bare: floor }) => floor.rate)))}`,
        ratio: ratio.toFixed(2),
        bar: `≥ ${LEAST_RATIO} x`,
        met: ratio >= LEAST_RATIO,
      },
      {
        what: 'p99 of saving beside its median',
        measured: `${median(rounds.map(({ whole }) => whole.p99)).toFixed(1)} ms`,
        floor: `${median(rounds.map(({ whole }) => whole.median)).toFixed(1)} ms`,
        ratio: unevenness.toFixed(2),
        bar: `≤ ${MOST_UNEVEN} x`,
        met: unevenness <= MOST_UNEVEN,
      },
    ],
    notes: [
      `Saving: wrk, 20 connections, ${ROUND_SECONDS} s each in ${ROUNDS} rounds, every request from another network. The p99 of the bare row is ${bareUnevenness.toFixed(1)} of its medians.`,
    ],
  }
}
