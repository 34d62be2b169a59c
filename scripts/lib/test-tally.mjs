import { isEnding } from './shutdown.mjs'
import { explainRefusal } from './stop-error.mjs'
import { formatSeconds } from './progress.mjs'

/** A check that failed; `output` is what a person needs to see, shown whole. */
export class CheckFailed extends Error {
  constructor(output) {
    super('failed')
    this.output = output
  }
}

/**
 * Runs checks one after the other, a line for each, and counts. A failed one shows its output and the rest go on.
 * A check answers nothing, or `{ passed, failed, output }` when it is a suite that counts its own tests.
 */
export class Tally {
  #counts = { passed: 0, failed: 0, skipped: 0 }
  #failedNames = new Set()

  /**
   * @param name what is checked
   * @param work the check; throws CheckFailed
   * @param needs names of checks without whose success this one makes no sense
   */
  async check(name, work, needs = []) {
    const missing = needs.find((need) => this.#failedNames.has(need))
    if (missing) {
      this.#count(name, { failed: 1 })
      return console.log(`✗ ${name}: not run, because "${missing}" failed`)
    }
    const began = performance.now()
    const { passed = 0, failed = 0, skipped = 0, output } = await this.#run(work)
    const took = formatSeconds(performance.now() - began)
    this.#count(name, { passed, failed, skipped })
    const counted = passed + failed > 1 ? `: ${passed} passed, ${failed} failed` : ''
    console.log(`${failed > 0 ? '✗' : '✓'} ${name}${counted} (${took})`)
    if (failed > 0) console.log(`\n${output?.trim() ?? ''}\n`)
  }

  async #run(work) {
    const result = await this.#attempt(work)
    // Ctrl-C: what fails now fails because it was stopped.
    return isEnding() ? new Promise(() => {}) : result
  }

  async #attempt(work) {
    try {
      return (await work()) ?? { passed: 1 }
    } catch (error) {
      if (error instanceof CheckFailed) return { failed: 1, output: error.output }
      return { failed: 1, output: explainRefusal(error)?.message ?? error.stack }
    }
  }

  #count(name, { passed = 0, failed = 0, skipped = 0 }) {
    this.#counts.passed += passed
    this.#counts.failed += failed
    this.#counts.skipped += skipped
    if (failed > 0) this.#failedNames.add(name)
  }

  /** The last line, for people and for CI. @returns the exit code */
  finish() {
    const { passed, failed, skipped } = this.#counts
    console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
    return failed > 0 ? 1 : 0
  }
}
