import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { checkLink } from './checkLink'
import { isPublicAddress } from './publicAddresses'

let server: Server
let at: string
const asked: { method?: string; path?: string; agent?: string }[] = []

const answers: Record<string, [number, string?]> = {
  '/there': [200],
  '/gone': [404],
  '/moved': [301, '/there'],
  '/for-now': [302, '/there'],
  '/round': [302, '/round'],
  '/guarded': [403],
  '/inside': [301, 'http://169.254.169.254/latest/meta-data'],
}

beforeAll(async () => {
  server = createServer(({ method, url, headers }, response) => {
    asked.push({ method, path: url, agent: headers['user-agent'] })
    const [status, location] = url === '/no-head' && method === 'GET' ? [200] : (answers[url!] ?? [405])
    response.writeHead(status, location ? { location } : {}).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((done) => server.close(done)))

const mayReach = (address: string) => address === '127.0.0.1'

it.each([
  ['/there', 'ok'],
  ['/no-head', 'ok'],
  ['/for-now', 'ok'],
  ['/moved', 'redirected'],
  ['/gone', 'dead'],
  ['/guarded', 'unsure'],
  ['/round', 'unsure'],
  ['/inside', 'unsure'],
])('%s is %s', async (path, state) => {
  const found = await checkLink(at + path, { mayReach })
  expect(found).toMatchObject({ state, leadsTo: state === 'redirected' ? `${at}/there` : null })
})

it('identifies itself in the User-Agent', async () => {
  await checkLink(`${at}/there`, { mayReach })
  expect(asked.at(-1)!.agent).toMatch(/^PowerYearsLinkCheck\/1\.0 \(\+http/)
})

it('asks nothing of this machine or house, by number or by name', async () => {
  const before = asked.length
  const port = new URL(at).port
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1'])
    expect((await checkLink(`http://${host}:${port}/there`)).state).toBe('unsure')
  expect((await checkLink(`ftp://127.0.0.1:${port}/there`, { mayReach })).state).toBe('unsure')
  expect(asked.length).toBe(before)
})

it.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

it.each([
  ...['10.1.2.3', '172.31.0.1', '192.168.1.1', '100.64.0.1', '169.254.169.254', '0.0.0.0', '255.255.255.255'],
  ...[
    '::',
    '::1',
    '::ffff:10.0.0.1',
    'fe80::1',
    'fd00::1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001:db8::1',
    'no address',
  ],
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})
