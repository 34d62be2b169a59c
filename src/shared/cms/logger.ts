import { defaultLoggerOptions } from 'payload'
import type { DestinationStream, LoggerOptions } from 'pino'

import { logOptions } from '../log'
import { databaseErrorCode } from './httpError'
import { redactLogArguments } from './redactLog'

type Options = {
  /** Lines of JSON, as the server around the CMS writes them; at a developer's terminal Payload's own, in colours. */
  asJson: boolean
  /** Standard output without it, written at once: what ends a process is its last line. */
  destination?: DestinationStream
}

/**
 * Whether Payload calls an error of ours what a caller sent: an id that is no number, a filter that is no JSON. Anybody could
 * fill the log with those, and with where they were noticed.
 */
function isOfCaller([said, ...more]: readonly unknown[]): boolean {
  // Of a job that failed it says more than the error.
  if (more.length > 0 || typeof said !== 'object' || said === null || Object.keys(said).join() !== 'err') return false
  const { err: error } = said as { err: unknown }
  return error instanceof SyntaxError || databaseErrorCode(error)?.startsWith('22') === true
}

/** Payload's log, without what was asked of the database. */
export function cmsLogger({ asJson, destination = asJson ? undefined : defaultLoggerOptions }: Options) {
  return {
    options: {
      ...(asJson && logOptions),
      hooks: {
        logMethod(said, log) {
          if (isOfCaller(said)) this.info('What was sent cannot be read')
          else log.apply(this, redactLogArguments(said) as Parameters<typeof log>)
        },
      },
    },
    ...(destination && { destination }),
  } satisfies { options: LoggerOptions; destination?: DestinationStream }
}
