import { readFileSync } from 'node:fs'

import { formatSeconds } from '../../src/operations/progress.mjs'
import { isShuttingDown } from '../../src/operations/shutdown'
import { explainErrno } from '../../src/operations/stopError.mjs'

/** A check that failed; `output` is what a person needs to see, shown whole. */
export class CheckFailed extends Error {
  constructor(readonly output: string) {
    super('failed')
  }
}

/** What a suite counted; a check that counts nothing passes once. */
export type CheckResult = { passed: number; failed: number; skipped?: number; output?: string }

export type Check = {
  name: string
  /** Names of checks that have to succeed before. */
  needs?: string[]
  /** Names of checks that have to have ended before, where they are run at all. */
  after?: string[]
  /** @throws CheckFailed */
  run: () => Promise<CheckResult | void>
}

/** None keeps two cores busy for long: journeys wait for pages, integration tests for PostgreSQL. */
const AT_ONCE = 2

async function attempt({ run }: Check): Promise<CheckResult> {
  try {
    return (await run()) ?? { passed: 1, failed: 0 }
  } catch (error) {
    if (error instanceof CheckFailed) return { passed: 0, failed: 1, output: error.output }
    const explained = explainErrno(error) as Error | undefined
    return { passed: 0, failed: 1, output: explained?.message ?? (error as Error).stack }
  }
}

/**
 * Runs checks, two at once, each as soon as what it needs has passed, in the order they are listed. Prints a line for
 * each; a failed one shows its output and the rest go on.
 */
export async function runChecks(checks: Check[]): Promise<CheckResult> {
  const total = { passed: 0, failed: 0, skipped: 0 }
  const waiting = [...checks]
  const running = new Map<Check, Promise<void>>()
  const outcomes = new Map<string, 'passed' | 'failed'>()

  const settle = async (check: Check) => {
    const began = performance.now()
    const { passed, failed, skipped = 0, output } = await attempt(check)
    // Ctrl-C: what fails now fails because it was stopped.
    if (isShuttingDown()) return new Promise<void>(() => {})
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
    outcomes.set(check.name, failed > 0 ? 'failed' : 'passed')
    const counted = passed + failed > 1 ? `: ${passed} passed, ${failed} failed` : ''
    const spent = formatSeconds(performance.now() - began)
    console.log(`${failed > 0 ? '✗' : '✓'} ${check.name}${counted} (${spent})`)
    if (failed > 0) console.log(`\n${output?.trim() ?? ''}\n`)
    running.delete(check)
  }

  while (waiting.length > 0 || running.size > 0) {
    for (const check of [...waiting]) {
      const { needs = [], after = [] } = check
      const failedNeed = needs.find((need) => outcomes.get(need) === 'failed')
      if (failedNeed !== undefined) {
        waiting.splice(waiting.indexOf(check), 1)
        outcomes.set(check.name, 'failed')
        total.failed += 1
        console.log(`✗ ${check.name}: not run, because "${failedNeed}" failed`)
        continue
      }
      const awaited = after.filter((name) => checks.some((other) => other.name === name))
      const isReady =
        needs.every((need) => outcomes.get(need) === 'passed') && awaited.every((name) => outcomes.has(name))
      if (running.size >= AT_ONCE || !isReady) continue
      waiting.splice(waiting.indexOf(check), 1)
      running.set(check, settle(check))
    }
    // Of nothing it would wait for ever: what was left needed what has failed.
    if (running.size > 0) await Promise.race(running.values())
  }
  return total
}

/**
 * User and system time of this process and of all its children that have ended, in seconds, as Linux counts them.
 * @returns undefined elsewhere
 */
export function cpuSeconds(): number | undefined {
  try {
    // After the name in brackets, which may hold spaces; proc_pid_stat(5) counts from 1.
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)!.split(' ')
    const ticks = [14, 15, 16, 17].reduce((sum, field) => sum + Number(fields[field - 3]), 0)
    const ticksPerSecond = 100
    return ticks / ticksPerSecond
  } catch {
    return undefined
  }
}
