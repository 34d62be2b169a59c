import type { Page } from '@playwright/test'

/** What the page had of the device so far: bells that are due (ms), screen locks it took and gave back. */
type Recorded = { bells: number[]; locks: number; released: number }

/** Replaces the sound card by one that only takes notes, and the screen lock by one that counts. */
export async function stubDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorded: Recorded = { bells: [], locks: 0, released: 0 }
    Object.assign(window, { recorded })
    const param = { value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
    class SilentContext {
      get currentTime() {
        return Date.now() / 1000
      }
      resume = async () => {}
      createGain = () => ({ gain: param, connect: (next: unknown) => next })
      createOscillator = () => {
        let at = 0
        return {
          frequency: param,
          connect: (next: unknown) => next,
          start: (time: number) => {
            at = Math.round(time * 1000)
            recorded.bells.push(at)
          },
          stop() {},
          disconnect: () => recorded.bells.splice(recorded.bells.indexOf(at), 1),
        }
      }
    }
    Object.assign(window, { AudioContext: SilentContext })
    const request = async () => {
      recorded.locks += 1
      const sentinel = { released: false, release: async () => void (recorded.released += 1) }
      Object.assign(window, { sentinel })
      return sentinel
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  })
}

export const recordedDevice = (page: Page) =>
  page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded)
