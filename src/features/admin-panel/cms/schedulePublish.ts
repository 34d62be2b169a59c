import { canAccessAdmin, type CollectionSlug, type GlobalSlug, type Payload, type ServerFunction } from 'payload'
import { hasScheduledPublishEnabled } from 'payload/shared'

import { isWriter } from '@/shared/cms/access'
import { scheduleTask, whyNotScheduled } from '@/shared/cms/scheduledVersions'
import { slugs } from '@/slugs'

import { removeSchedule } from './schedules'

/** What Payload's drawer asks for: something to schedule, or a schedule to take back. */
type Asked = {
  type?: 'publish' | 'unpublish'
  date?: Date | null
  doc?: { relationTo: CollectionSlug; value: string | number }
  global?: GlobalSlug
  deleteID?: string | number
}

/** `refusal`: what was not done and why; `guardSchedule.ts` tells it, as the drawer says of everything that it was done. */
export type ScheduleAnswer = { message: string } | { refusal: string }

/** Longer strings leave the answer of a server action for a part of their own, where `guardSchedule.ts` does not look. */
const maxReason = 900

function canBeScheduled({ collections, globals }: Payload, { doc, global }: Asked): boolean {
  const config = doc
    ? collections[doc.relationTo]?.config
    : globals.config.find((one) => one.slug === global && global !== undefined)
  return config !== undefined && hasScheduledPublishEnabled(config)
}

/**
 * In the place of Payload's own answer to its drawer, which puts whatever it is asked for into the queue: nothing is
 * scheduled that would be refused at its time.
 */
export const schedulePublish: ServerFunction<Asked, Promise<ScheduleAnswer>> = async ({ req, ...asked }) => {
  await canAccessAdmin({ req })
  const { payload, user } = req
  const { type, date, doc, global, deleteID } = asked
  if (!user || !isWriter(req)) return { refusal: 'A reviewer changes no text, nor when it is published.' }
  if (deleteID !== undefined)
    return (await removeSchedule(payload, Number(deleteID)))
      ? { message: 'Cancelled.' }
      : { refusal: 'It has happened already, or somebody cancelled it before.' }
  if (!canBeScheduled(payload, asked)) return { refusal: 'There is no such text.' }
  const input = {
    type: type ?? 'publish',
    ...(doc && { doc: { relationTo: doc.relationTo, value: String(doc.value) } }),
    ...(global && { global }),
    user: { relationTo: slugs.users, value: user.id },
  }
  const why = await whyNotScheduled(payload, input, date)
  if (why !== null) return { refusal: `Not scheduled. ${why}`.slice(0, maxReason) }
  await payload.jobs.queue({ task: scheduleTask, input: input as never, waitUntil: date!, req })
  return { message: 'Scheduled.' }
}
