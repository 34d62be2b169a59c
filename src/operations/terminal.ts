import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

import { StopError } from './stopError.mjs'

/** Asks the person at the terminal. @param options.hidden nothing of what is typed is shown */
export async function ask(question: string, { hidden = false } = {}): Promise<string> {
  process.stdout.write(question)
  // A terminal that is read through a silent stream shows nothing of what is typed.
  const output = hidden ? new Writable({ write: (_chunk, _encoding, done) => done() }) : process.stdout
  const lines = createInterface({ input: process.stdin, output, terminal: hidden })
  const aborted = new AbortController()
  // Ctrl-C and Ctrl-D.
  lines.once('close', () => aborted.abort())
  try {
    return await lines.question('', { signal: aborted.signal })
  } catch {
    throw new StopError('Nothing was changed.')
  } finally {
    lines.close()
    if (hidden) process.stdout.write('\n')
  }
}
