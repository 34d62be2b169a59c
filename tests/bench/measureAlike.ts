import type { World } from './benchWorld'
import { startNginx } from './nginx'
import { median, type Measured, type Row } from './table'
import { load } from './wrk'

const ROUNDS = 4
const ROUND_SECONDS = 2
const PAGE = '/education'
const headers = { 'Accept-Encoding': 'gzip' }

/** Another address for each request: `$` is a number that comes once. */
const counting = (path: string) => `
  math.randomseed(os.time())
  local number = math.random(1, 1000000000)
  request = function() number = number + 1 return wrk.format("GET", (string.gsub("${path}", "%$", number))) end`

/** Words that nobody has searched for: one of the library's, and one that is new. */
const fresh = (path: string) => `
  math.randomseed(os.time())
  local words = { "sleep", "hot+flash", "brain+fog", "bones", "heart", "yoga", "mood", "hormone+therapy" }
  local number = math.random(1, 1000000000)
  request = function()
    number = number + 1
    local new = ""
    local rest = number
    while rest > 0 do new = new .. string.char(97 + rest % 26) rest = math.floor(rest / 26) end
    return wrk.format("GET", "${path}" .. words[number % #words + 1] .. "+" .. new)
  end`

type Kind = { what: string; path: string; script?: string; isRefused?: boolean; bar: number }

const kinds: Kind[] = [
  { what: 'the module list', path: '/api/education/modules', bar: 0.5 },
  { what: 'the stacks', path: '/api/smart-stacks', bar: 0.5 },
  { what: 'the bingo boards', path: '/api/bingo/boards', bar: 0.5 },
  { what: 'the sitemap', path: '/sitemap.xml', bar: 0.5 },
  {
    what: 'unknown addresses, each another',
    path: '/',
    script: counting('/no-such-page-$'),
    isRefused: true,
    bar: 0.5,
  },
  { what: 'the search page, repeated', path: '/search?q=hot+flash', bar: 0.3 },
  { what: 'the search call, repeated', path: '/api/search?q=hot+flash', bar: 0.3 },
  { what: 'the search page, fresh words', path: '/', script: fresh('/search?q='), bar: 0.05 },
  { what: 'the search call, fresh words', path: '/', script: fresh('/api/search?q='), bar: 0.05 },
]

/** What everybody gets alike, beside a kept page, and that page beside nginx. */
export async function measureAlike(world: World): Promise<Measured> {
  const { origin } = await world.site()
  const page = await (await fetch(origin + PAGE)).text()
  const nginx = await startNginx(page)
  const measure = async (url: string, kind?: Kind) =>
    (await load({ url, seconds: ROUND_SECONDS, headers, script: kind?.script, isRefused: kind?.isRefused })).rate
  const rates = { nginx: [] as number[], page: [] as number[], kinds: kinds.map((): number[] => []) }
  for (let round = -1; round < ROUNDS; round += 1) {
    const nginxRate = nginx ? await measure(nginx.url) : NaN
    const pageRate = await measure(origin + PAGE)
    const kindRates: number[] = []
    for (const kind of kinds) kindRates.push(await measure(origin + kind.path, kind))
    // The first round warms up.
    if (round < 0) continue
    rates.nginx.push(nginxRate)
    rates.page.push(pageRate)
    kindRates.forEach((rate, index) => rates.kinds[index]!.push(rate))
  }
  await nginx?.stop()
  const row = (what: string, measured: number[], floor: number[], bar: number): Row => {
    const ratio = median(measured.map((rate, round) => rate / floor[round]!))
    return {
      what: `requests a second, ${what}`,
      measured: `${Math.round(median(measured))}`,
      floor: `${Math.round(median(floor))}`,
      ratio: ratio.toFixed(2),
      bar: `≥ ${bar} x`,
      met: ratio >= bar,
    }
  }
  return {
    rows: [
      ...(nginx ? [row('a kept page beside nginx, one worker', rates.page, rates.nginx, 0.4)] : []),
      ...kinds.map(({ what, bar }, index) => row(`${what} beside a kept page`, rates.kinds[index]!, rates.page, bar)),
    ],
    notes: [
      `What everybody gets alike: wrk, one thread, 20 connections, gzip, ${ROUND_SECONDS} s each in ${ROUNDS} rounds; nginx serves the same page, compressed beforehand.`,
    ],
  }
}
