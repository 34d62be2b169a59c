import { describeFailure } from './httpError'

/** The query and its values, as drizzle puts them into a message and a stack. */
const queryInText = /Failed query:[\s\S]*?(?=\n {4}at |$)/g

const redactText = (text: string) => text.replaceAll(queryInText, 'Failed query')

/**
 * What may be logged of the arguments of a log call: an error as its type, its SQLSTATE and where it happened, since
 * messages of a database repeat what was asked for, and with which values; everything else as it is.
 * @param said arguments for a method of pino or of the console
 */
export function redactLogArguments(said: readonly unknown[]): unknown[] {
  return said.map((one, index) => {
    if (typeof one === 'string') return redactText(one)
    if (one instanceof Error)
      return index === 0 && said.length === 1 ? { failure: describeFailure(one) } : describeFailure(one)
    if (typeof one !== 'object' || one === null) return one
    return Object.fromEntries(
      Object.entries(one).flatMap(([key, value]: [string, unknown]): [string, unknown][] => {
        if (value instanceof Error) return [['failure', describeFailure(value)]]
        return [[key, typeof value === 'string' ? redactText(value) : value]]
      }),
    )
  })
}
