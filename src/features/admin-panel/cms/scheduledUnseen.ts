/** A document, or the words of a page. */
export type Scheduling = { type?: string; doc?: { relationTo: string; value: string }; global?: string }

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
 * @param isUnseen whether a document, or the words of a page, by its name here, was saved after the editor last saw it
 * @throws Error in words
 */
export async function refuseUnseen(
  send: typeof fetch,
  { type, doc, global }: Scheduling,
  isUnseen: (slug: string, id: string | undefined, updatedAt: string) => boolean,
): Promise<void> {
  const slug = doc?.relationTo ?? global
  if (!slug) return
  if (global && type === 'unpublish') throw new Error('The words of a page cannot be taken off the site.')
  const path = doc ? `/api/${slug}/${doc.value}` : `/api/globals/${slug}`
  const answer = await send(`${path}?draft=true&depth=0`)
  const { updatedAt } = (await answer.json().catch(() => ({}))) as { updatedAt?: string }
  if (answer.ok && updatedAt && isUnseen(slug, doc?.value, updatedAt))
    throw new Error(
      'Somebody saved this in the meantime, and that would be published. Reload, look, and schedule it then.',
    )
}
