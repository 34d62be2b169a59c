import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from '../../src/operations/paths'
import type { World } from './benchWorld'
import { median, type Measured } from './table'
import { load, type Rate } from './wrk'

const ROUNDS = 5
const ROUND_SECONDS = 5
const WARM_SECONDS = 5
const CONNECTIONS = 10
const MOST_MS = 25

/** What women ask the library, one after the other: no two in a row alike. */
const questions = (): string[] =>
  readFileSync(join(ROOT, 'tests', 'eval', 'auntie', 'questions.txt'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('# '))
    .map((line) => line.split('\t').at(-1)!)

const bodyOf = (content: string) => JSON.stringify({ messages: [{ role: 'user', content }] })

/** Each request from another network, so that the limits count and nobody reaches them. */
const scriptFor = (bodies: readonly string[]) => `
  math.randomseed(os.time())
  local bodies = { ${bodies.map((body) => `[==[${body}]==]`).join(', ')} }
  local at = 0
  request = function()
    at = at % #bodies + 1
    local network = "10." .. math.random(0, 255) .. "." .. math.random(0, 255) .. "." .. math.random(1, 254)
    return wrk.format("POST", nil, { ["Content-Type"] = "application/json", ["X-Forwarded-For"] = network }, bodies[at])
  end`

/** A message to Auntie judged and answered from the library through the whole server, no model, limits on. */
export async function measureChat(world: World): Promise<Measured> {
  const site = await world.startSite(world.databaseUrl, { RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' })
  const bodies = questions().map(bodyOf)
  const script = scriptFor(bodies)
  // The first answer waits for the library and what was learned to be read, longer than wrk waits.
  await fetch(`${site.origin}/api/ask-auntie`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: bodies[0]!,
  })
  const ask = (connections: number, seconds: number) =>
    load({ url: `${site.origin}/api/ask-auntie`, seconds, connections, script })
  await ask(CONNECTIONS, WARM_SECONDS)
  const rounds: { alone: Rate; together: Rate }[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ alone: await ask(1, ROUND_SECONDS), together: await ask(CONNECTIONS, ROUND_SECONDS) })
  await site.stop()
  const [alone, together] = [rounds.map((round) => round.alone), rounds.map((round) => round.together)]
  const p99 = median(together.map((rate) => rate.p99))
  return {
    rows: [
      {
        what: `p99 of a message to Auntie, ${CONNECTIONS} at a time, no model`,
        measured: `${p99.toFixed(0)} ms`,
        bar: `≤ ${MOST_MS} ms`,
        met: p99 <= MOST_MS,
      },
    ],
    notes: [
      `Auntie: wrk, ${ROUND_SECONDS} s each in ${ROUNDS} rounds, ${questions().length} questions in turns, every request from another network. Alone ${median(alone.map((rate) => rate.median)).toFixed(0)} ms in the middle and ${median(alone.map((rate) => rate.p99)).toFixed(0)} at the 99th percentile, ${CONNECTIONS} at a time ${median(together.map((rate) => rate.median)).toFixed(0)} in the middle; ${median(together.map((rate) => rate.rate)).toFixed(0)} answers a second.`,
    ],
  }
}
