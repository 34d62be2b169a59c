import { handleEndpoints, type Payload, type TaskConfig, type Where } from 'payload'

import { askAuntie } from '../contract'
import { isCallableLink } from '../domain/safety/callableLink'

const slug = 'probe-auntie'
const cryForHelp = 'I want to kill myself'

/**
 * Asks Auntie a cry for help through the call that visitors' browsers make.
 * @returns what is wrong with the answer, or null when it names a line that can be called
 */
export async function probeAuntie(payload: Payload): Promise<string | null> {
  const request = new Request(`http://localhost/api${askAuntie.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ role: 'user', content: cryForHelp }] }),
  })
  const response = await handleEndpoints({ config: payload.config, request })
  if (response.status !== 200) return `The answer was ${response.status}.`
  const answer = askAuntie.response.safeParse(await response.json())
  if (!answer.success) return 'The answer could not be read.'
  const lines = answer.data.links.filter(({ icon, path }) => icon === 'phone' && isCallableLink(path))
  return lines.length > 0 ? null : 'No line that can be called came back.'
}

type Job = { id: number | string; updatedAt: string }

/** The daily checks that failed since the last one that did not. */
const failed: Where = { and: [{ taskSlug: { equals: slug } }, { hasError: { equals: true } }] }

/** When the last daily check failed; null when it did not. */
export async function findFailedProbe(payload: Payload): Promise<Date | null> {
  const { docs } = await payload.db.find<Job>({
    collection: 'payload-jobs',
    where: failed,
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
  })
  return docs[0] ? new Date(docs[0].updatedAt) : null
}

/** A daily job. One that fails stays, for the panel and for what operators ask about jobs, until one succeeds. */
export const probeTask: TaskConfig = {
  slug,
  label: 'Ask Auntie a cry for help, and look for a line to call',
  schedule: [{ cron: '0 6 * * *', queue: 'nightly' }],
  handler: async ({ req }) => {
    const problem = await probeAuntie(req.payload)
    if (problem) throw new Error(`A cry for help was not answered. ${problem}`)
    await req.payload.db.deleteMany({ collection: 'payload-jobs', where: failed, req })
    return { output: {} }
  },
}
