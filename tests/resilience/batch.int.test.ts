import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestCms, type TestCms } from '@/testing/cms'
import { runSql } from '@/testing/postgres'
import { startResendDouble, type ResendDouble } from '@/testing/resendDouble'

import { bundleScript } from '../../src/operations/bundles'
import { isFullLength } from './fullLength'

const people = isFullLength ? 5_000 : 60
const kills = isFullLength ? 3 : 1

let resend: ResendDouble
let cms: TestCms
let worker: ChildProcess | undefined

beforeAll(async () => {
  resend = await startResendDouble()
  cms = await startTestCms({
    env: {
      RESEND_API_KEY: 're_of_the_tests',
      RESEND_BASE_URL: resend.url,
      EMAIL_FROM: 'Power Years <hello@power.example>',
      RATE_LIMITS: 'off',
    },
  })
})
afterAll(async () => {
  worker?.kill('SIGKILL')
  await cms?.stop()
  await resend?.stop()
})

async function startWorker(): Promise<ChildProcess> {
  const child = fork(await bundleScript('tests/resilience/batchWorker.ts'), [], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The worker ended before it worked, with ${code}.`)
  })
  await Promise.race([once(child, 'message'), ended])
  ended.catch(() => {})
  return child
}

/** Long enough for a busy machine; what hangs is told apart from what is slow. */
const patienceMs = isFullLength ? 600_000 : 240_000

/** Asks again and again. @throws when the answer stays false, with what `describe` says */
async function until(isTrue: () => Promise<boolean> | boolean, describe: () => unknown) {
  for (const end = Date.now() + patienceMs; !(await isTrue()); await sleep(isFullLength ? 500 : 50))
    if (Date.now() > end) throw new Error(`Not in time: ${JSON.stringify(await describe())}`)
}

async function killAfter(child: ChildProcess, delivered: number) {
  await until(
    () => resend.delivered.length >= delivered,
    () => resend.delivered.length,
  )
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

it(`reaches ${people} people once each, with one request in twenty refused and the server killed ${kills === 1 ? 'once' : 'three times'}`, async () => {
  const founder = await cms.signedInAs('founder')
  const emails = Array.from({ length: people }, (_, index) => `reader-${index}@example.com`)
  const csv = ['name,email', ...emails.map((email, index) => `Reader ${index},${email}`)].join('\n')
  expect((await founder.post('/import-influencers', { json: { csv } })).body.added).toBe(people)
  await runSql(
    cms.databaseUrl,
    `INSERT INTO campaigns (title, subject, body, postal_address) VALUES ('Spring', 'Hello', '{}', 'P.O. Box 1')`,
  )
  let calls = 0
  resend.refuseWhen(() => ((calls += 1) % 20 === 0 ? 500 : null))
  const { status, body } = await founder.post('/send-batch-invitations', {
    json: { invitations: emails.map((email) => ({ email })) },
  })
  expect(status).toBe(202)

  for (let kill = 1; kill <= kills; kill += 1) {
    worker = await startWorker()
    await killAfter(worker, Math.floor((people * kill) / (kills + 1)))
  }
  worker = await startWorker()
  let progress = { done: false, counts: {} as Record<string, number> }
  await until(
    async () => {
      // The minutes that a lease or a pause takes are let pass.
      await runSql(
        cms.databaseUrl,
        `UPDATE batch_recipients SET due_at = now() WHERE state = 'waiting' AND due_at > now() + interval '3 seconds'`,
      )
      await runSql(
        cms.databaseUrl,
        `UPDATE payload_jobs SET wait_until = now() WHERE wait_until > now() AND task_slug = 'send-invitation-batch'`,
      )
      progress = (await founder.get(`/batch-invitations/${body.batchId}`)).body
      return progress.done
    },
    async () => ({ progress, jobs: await runSql(cms.databaseUrl, 'SELECT * FROM payload_jobs') }),
  )
  expect(progress.counts).toEqual({ waiting: 0, sent: people, kept: 0, failed: 0 })
  const reached = resend.delivered.map(({ to }) => to)
  expect(reached).toHaveLength(people)
  expect(new Set(reached).size).toBe(people)
}, 900_000)
