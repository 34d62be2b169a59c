/** A document, or the words of a page. */
export type Scheduling = { doc?: { relationTo: string; value: string }; global?: string }

/** Whether a document, or the words of a page, was saved after the editor last saw it. */
type IsUnseen = (slug: string, id: string | undefined, updatedAt: string) => boolean

/** What Payload's drawer schedules by a server action; null for every other question to the server. */
export function schedulingIn(body: unknown): Scheduling | null {
  if (typeof body !== 'string' || !body.includes('"schedule-publish"')) return null
  try {
    // What is undefined is told in words of its own.
    const [asked] = JSON.parse(body, (_, value: unknown) => (value === '$undefined' ? undefined : value)) as {
      name?: string
      args?: Scheduling
    }[]
    return asked?.name === 'schedule-publish' ? (asked.args ?? null) : null
  } catch {
    return null
  }
}

/**
 * A schedule publishes the newest version of its moment, whoever saved it: one that the editor has not seen is not
 * scheduled.
 * @throws Error in words
 */
async function refuseUnseen(send: typeof fetch, { doc, global }: Scheduling, isUnseen: IsUnseen): Promise<void> {
  const slug = doc?.relationTo ?? global
  if (!slug) return
  const path = doc ? `/api/${slug}/${doc.value}` : `/api/globals/${slug}`
  const answer = await send(`${path}?draft=true&depth=0`)
  const { updatedAt } = (await answer.json().catch(() => ({}))) as { updatedAt?: string }
  if (answer.ok && updatedAt && isUnseen(slug, doc?.value, updatedAt))
    throw new Error(
      'Somebody saved this in the meantime, and that would be published. Reload, look, and schedule it then.',
    )
}

/** What `schedulePublish.ts` says it has not done, in the answer of a server action; null where all was done. */
function refusalIn(answer: string): string | null {
  const [, quoted] = /"refusal":("(?:[^"\\]|\\.)*")/.exec(answer) ?? []
  return quoted === undefined ? null : (JSON.parse(quoted) as string)
}

type Guard = {
  send: typeof fetch
  /** @returns whether somebody is signed in, by now */
  isSignedIn: () => Promise<boolean>
  isUnseen: IsUnseen
  tell: (trouble: string) => void
}

/**
 * Schedules what may be. Whatever becomes of it, Payload's drawer says “Scheduled successfully”, also where the session has
 * ended or there is no network: what goes wrong is told besides.
 * @param forward sends what the drawer wanted to send
 */
export async function guardSchedule(
  scheduling: Scheduling,
  forward: () => Promise<Response>,
  { send, isSignedIn, isUnseen, tell }: Guard,
): Promise<Response> {
  try {
    if (!(await isSignedIn())) throw new Error('Your session has ended, so nothing was scheduled.')
    await refuseUnseen(send, scheduling, isUnseen)
    const response = await forward()
    const trouble = response.ok
      ? refusalIn(await response.clone().text())
      : 'That did not work. What was scheduled before still is.'
    if (trouble !== null) throw new Error(trouble)
    return response
  } catch (error) {
    tell(
      error instanceof TypeError ? 'The site cannot be reached, so nothing was scheduled.' : (error as Error).message,
    )
    throw error
  }
}
