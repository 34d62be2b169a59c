import { defaultLoggerOptions } from 'payload'
import type { DestinationStream, LoggerOptions } from 'pino'

import { logOptions } from '../log'
import { redactLogArguments } from './redactLog'

type Options = {
  /** Lines of JSON, as the server around the CMS writes them; at a developer's terminal Payload's own, in colours. */
  asJson: boolean
  /** Standard output without it, written at once: what ends a process is its last line. */
  destination?: DestinationStream
}

/** Payload's log, without what was asked of the database. */
export function cmsLogger({ asJson, destination = asJson ? undefined : defaultLoggerOptions }: Options) {
  return {
    options: {
      ...(asJson && logOptions),
      hooks: {
        logMethod(said, log) {
          log.apply(this, redactLogArguments(said) as Parameters<typeof log>)
        },
      },
    },
    ...(destination && { destination }),
  } satisfies { options: LoggerOptions; destination?: DestinationStream }
}
