import { z } from 'zod'

import { serverNow } from '@/shared/browser/serverClock'
import { formatWithOffset, timeOf, wallClockOf } from '@/shared/lib/wallClock'

import { hotFlash, type StoredHotFlash } from '../../contract'
import { entryTimes, parseEntryTime, type EntryTime } from '../../domain/entryTime'

const timeProblems = {
  missing: 'Choose the day and the time',
  'to-come': 'That time is still to come',
  'too-far-back': 'That is too far back; check the year',
}

const { severity, duration, triggers, reliefMethods, notes } = hotFlash.shape

const fields = z.object({
  severity,
  duration,
  triggers,
  reliefMethods,
  notes,
  when: z.enum(entryTimes.map(({ value }) => value) as [EntryTime, ...EntryTime[]]),
  otherTime: z.string(),
})

/**
 * The form's schema: the request with the time as entered.
 * @param before the entry that is corrected, whose time may stand as it is: in another zone it may be to come
 */
export const logFormOf = (before: StoredHotFlash | null) =>
  fields.superRefine(({ when, otherTime }, context) => {
    if (before && when === 'other' && formOf(before).otherTime === otherTime) return
    const read = parseEntryTime(when, otherTime, serverNow())
    if ('problem' in read)
      context.addIssue({ code: 'custom', path: ['otherTime'], message: timeProblems[read.problem] })
  })

export type LogFields = z.input<typeof fields>
export type LogAnswers = z.output<typeof fields>

/** The draft of a new entry in this tab. */
export const logDraft = 'hot-flash'

/** The empty form. Nothing is chosen beforehand: what the visitor did not choose is never reported. */
export const blankForm: Partial<LogFields> = {
  severity: undefined,
  duration: undefined,
  triggers: [],
  reliefMethods: [],
  notes: '',
  when: 'now',
  otherTime: '',
}

/** What a refused entry is told: the specified sentence, and which of the two is missing where the other is chosen. */
export function describeMissing(
  severity: LogFields['severity'] | undefined,
  duration: LogFields['duration'] | undefined,
): string {
  const specified = 'Please select severity and duration'
  if (severity) return `${specified}. Still missing: how long it lasted.`
  if (duration) return `${specified}. Still missing: how strong it was.`
  return specified
}

/** The form filled in with a stored entry. */
export function formOf({ timestamp, ...noted }: StoredHotFlash): LogFields {
  const { severity, duration, triggers, reliefMethods, notes } = noted as Omit<LogAnswers, 'when' | 'otherTime'>
  const clock = wallClockOf(timestamp)
  const otherTime = `${clock.day}T${timeOf(clock)}`
  return { severity, duration, triggers, reliefMethods, notes, when: 'other', otherTime }
}

/**
 * Converts form values to the request body; relative times count from now.
 * @param before the entry that is corrected, whose seconds stay when its time is left as it is
 */
export function toHotFlash(answers: LogAnswers, before?: StoredHotFlash): z.input<typeof hotFlash> {
  const { when, otherTime, ...noted } = answers
  const entry = { symptomType: 'hot_flash', ...noted } as const
  if (before && formOf(before).otherTime === otherTime) return { ...entry, timestamp: before.timestamp }
  const read = parseEntryTime(when, otherTime, serverNow())
  // The form has just been validated; a clock that was set back since must not lose the entry.
  const time = 'time' in read ? read.time : serverNow()
  return { ...entry, timestamp: formatWithOffset(time) }
}
