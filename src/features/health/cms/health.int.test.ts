import { mkdtemp, rm } from 'node:fs/promises'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestCms, type TestCms } from '@/testing/cms'
import { type Cluster, createDatabase, startCluster } from '@/testing/postgres'
import { runMigrations } from '../../../../scripts/lib/schema'

let cms: TestCms
let folder: string
let cluster: Cluster
let forwarder: net.Server
const sockets = new Set<net.Socket>()

// The cluster gets another port when it is started again; the site keeps its address.
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'power-years-health-'))
  cluster = await startCluster(folder)
  forwarder = net.createServer((incoming) => {
    const outgoing = net.connect(cluster.port, '127.0.0.1')
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from)
      from.on('error', () => to.destroy()).on('close', () => to.destroy())
      from.pipe(to)
    }
  })
  await new Promise<void>((resolve) => forwarder.listen(0, '127.0.0.1', resolve))

  const url = new URL(await createDatabase(cluster.superuserUrl, 'health'))
  url.port = String((forwarder.address() as net.AddressInfo).port)
  cms = await startTestCms({ databaseUrl: url.href })
  await runMigrations(cms.payload)
})
afterAll(async () => {
  await cms.stop()
  forwarder.close()
  for (const socket of sockets) socket.destroy()
  await cluster.stop()
  await rm(folder, { recursive: true, force: true })
})

it('says when the database is away, and when it is back', async () => {
  const health = () => cms.anonymous.get('/health')
  expect([(await health()).status, (await health()).body]).toEqual([200, { status: 'ok' }])

  await cluster.stop()
  const away = await health()
  expect([away.status, Object.keys(away.body)]).toEqual([503, ['message']])
  expect(away.text).not.toMatch(/ECONN|127\.0\.0\.1|select/i)
  for (const call of ['/education/modules', '/education-modules', '/globals/site-settings']) {
    const { status, text } = await cms.anonymous.get(call)
    expect([call, status]).toEqual([call, 503])
    expect(text).not.toMatch(/ECONN|127\.0\.0\.1|select/i)
  }

  cluster = await startCluster(folder)
  expect((await health()).status).toBe(200)
  expect((await cms.anonymous.get('/education/modules')).body).toEqual([])
}, 60_000)
