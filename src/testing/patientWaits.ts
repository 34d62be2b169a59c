import { vi } from 'vitest'

type WaitFor = typeof vi.waitFor
type Options = Exclude<Parameters<WaitFor>[1], number | undefined>

/** What a busy machine needs; what never comes is red all the same. Vitest's own second is over while it does something else. */
const timeout = 30_000

const patient = vi as typeof vi & { isPatient?: boolean }
// Set up once for each file, and files share a worker.
if (!patient.isPatient) {
  patient.isPatient = true
  const optionsOf = (given: number | Options = {}): Options => ({
    timeout,
    ...(typeof given === 'number' ? { timeout: given } : given),
  })
  const { waitFor, waitUntil } = vi
  vi.waitFor = (callback, options) => waitFor(callback, optionsOf(options))
  vi.waitUntil = (callback, options) => waitUntil(callback, optionsOf(options))
}
