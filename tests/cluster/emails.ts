import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import type { ResendDouble } from '../../src/testing/resendDouble'

/** Emails a second that the provider takes, so that a batch is under way in everything that happens. */
const emailsPerSecond = 5
/** More than leave in the time of everything that happens; the rest leaves quickly at the end. */
const people = 4_000
const sampleMs = 500
/** What was claimed in the moment in which something died is due again within a minute, and each refusal waits longer. */
const endMs = 300_000

export type Founder = { email: string; password: string }

/** A batch that is under way, and what became of it. */
export type SentEmails = {
  /** Waits until the batch is through. @returns a line of figures, and what is wrong */
  finish: () => Promise<{ told: string; problems: string[] }>
}

/** @throws Error with the answer, when it is no success */
async function post(origin: string, path: string, body: unknown, cookie = '') {
  const headers = { 'content-type': 'application/json', origin, ...(cookie && { cookie }) }
  const answer = await fetch(`${origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`)
  return { body: JSON.parse(text) as Record<string, unknown>, cookies: answer.headers.getSetCookie() }
}

/**
 * Writes to thousands of people through the balancer, as a founder does, while the sites' job runners take turns.
 * @param site where visitors come in, and the primary's database
 */
export async function startSendingEmails(
  { origin, databaseUrl, resend }: { origin: string; databaseUrl: string; resend: ResendDouble },
  founder: Founder,
): Promise<SentEmails> {
  resend.limitTo(emailsPerSecond)
  const { cookies } = await post(origin, '/users/login', founder)
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ')
  const emails = Array.from({ length: people }, (_, index) => `reader-${index}@example.com`)
  const csv = ['name,email', ...emails.map((email, index) => `Reader ${index},${email}`)].join('\n')
  await post(origin, '/import-influencers', { csv }, cookie)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, connectionTimeoutMillis: 2_000 })
  // Idle when the primary dies: the next sample asks for another.
  pool.on('error', () => {})
  await pool.query(
    `INSERT INTO campaigns (title, subject, body, postal_address) VALUES ('Spring', 'Hello', '{}', 'P.O. Box 1')`,
  )
  const invitations = emails.map((email) => ({ email }))
  const { body } = await post(origin, '/send-batch-invitations', { invitations }, cookie)

  const doubled = new Map<string, number>()
  let isGoing = true
  const watching = (async () => {
    for (; isGoing; await sleep(sampleMs)) {
      try {
        const { rows } = await pool.query<{ task: string; count: number }>(
          // One that ends has queued the next, so that for a moment one runs and one waits.
          `SELECT task_slug AS task, count(*)::int AS count FROM payload_jobs
           WHERE completed_at IS NULL AND has_error IS NOT TRUE
           GROUP BY task_slug, coalesce(processing, false) HAVING count(*) > 1`,
        )
        for (const { task, count } of rows) doubled.set(task, Math.max(count, doubled.get(task) ?? 0))
      } catch {
        // The database is away.
      }
    }
  })()
  const isThrough = async () => {
    try {
      const { rows } = await pool.query<{ through: boolean }>(
        'SELECT finished_at IS NOT NULL AS through FROM invitation_batches WHERE id = $1',
        [body.batchId],
      )
      return rows[0]!.through
    } catch {
      return false
    }
  }
  return {
    finish: async () => {
      const meanwhile = resend.delivered.length
      resend.limitTo(null)
      for (const deadline = Date.now() + endMs; !(await isThrough()) && Date.now() < deadline; await sleep(1_000));
      isGoing = false
      await watching
      await pool.end()
      const reached = resend.delivered.map(({ to }) => String(to))
      const unique = new Set(reached)
      const keys = resend.requests.map(({ headers }) => String(headers['idempotency-key']))
      const problems = [...doubled].map(([task, count]) => `${count} jobs of ${task} at once`)
      if (reached.length > unique.size) problems.push(`${reached.length - unique.size} letters came twice`)
      if (unique.size < people) problems.push(`${people - unique.size} letters did not come`)
      const told =
        `${unique.size} of ${people} people had their letter (${meanwhile} in the meantime), ` +
        `${reached.length - unique.size} twice; ${keys.length} requests to the provider; ` +
        `jobs of one kind at once, at most: ${Math.max(1, ...doubled.values())}`
      return { told, problems }
    },
  }
}
