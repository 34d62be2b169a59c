import pino, { type Logger, type LoggerOptions } from 'pino'

/**
 * How the site logs in production: a line of JSON each, so that whoever collects them can filter. Messages and fields
 * are ours; of errors only what `describeFailure` leaves.
 */
export const logOptions: LoggerOptions = {
  base: { service: 'power-years' },
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
  // What a careless line could bring along.
  redact: { paths: ['req', 'request', 'headers', 'cookie', '*.cookie', '*.headers', 'email', '*.email'], remove: true },
}

/** The log of the server around the CMS; the CMS's own is `payload.logger`. */
export const serverLog: Logger = pino({ ...logOptions, name: 'server' })
