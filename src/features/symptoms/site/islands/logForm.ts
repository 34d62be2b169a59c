import { z } from 'zod'

import { hotFlash } from '../../contract'
import { parseEntryTime, entryTimes, type EntryTime } from '../../domain/entryTime'

const timeProblems = {
  missing: 'Choose the day and the time',
  'to-come': 'That time is still to come',
  'too-far-back': 'That is too far back; check the year',
}

const { severity, duration, triggers, reliefMethods, notes } = hotFlash.shape

/** The form's schema: the request with the time as entered. */
export const logForm = z
  .object({
    severity,
    duration,
    triggers,
    reliefMethods,
    notes,
    when: z.enum(entryTimes.map(({ value }) => value) as [EntryTime, ...EntryTime[]]),
    otherTime: z.string(),
  })
  .superRefine(({ when, otherTime }, context) => {
    const read = parseEntryTime(when, otherTime)
    if ('problem' in read)
      context.addIssue({ code: 'custom', path: ['otherTime'], message: timeProblems[read.problem] })
  })

export type LogFields = z.input<typeof logForm>
export type LogAnswers = z.output<typeof logForm>

/** Converts form values to the request body; relative times count from now. */
export function toHotFlash({ when, otherTime, ...noted }: LogAnswers): z.input<typeof hotFlash> {
  const read = parseEntryTime(when, otherTime)
  // The form has just been validated; a clock that was set back since must not lose the entry.
  const time = 'time' in read ? read.time : new Date()
  return { symptomType: 'hot_flash', ...noted, timestamp: time.toISOString() }
}
