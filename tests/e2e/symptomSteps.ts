import type { Page } from '@playwright/test'

import { expect, now, visit } from './fixtures'

export const path = '/tracking'
export const opener = (page: Page) => page.getByRole('button', { name: 'Log a Hot Flash' })
export const logger = (page: Page) => page.getByRole('dialog', { name: 'Log a Hot Flash' })
export const choice = (page: Page, name: string) => logger(page).getByRole('radio', { name, exact: true })
export const chip = (page: Page, name: string) => logger(page).getByRole('checkbox', { name, exact: true })
export const send = (page: Page) => logger(page).getByRole('button', { name: 'Log it' })
/** Keeps it as it stands, with this length. */
export const quick = (page: Page, length: string) =>
  logger(page).getByRole('button', { name: `${length}: log at once` })
export const history = (page: Page) => page.getByRole('region', { name: 'Your Own History' })
export const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first()

export async function openLogger(page: Page): Promise<void> {
  await visit(page, path)
  await opener(page).click()
  await expect(logger(page)).toBeVisible()
}

export type Sent = {
  severity: number
  duration: number
  timestamp: string
  triggers?: string[]
  reliefMethods?: string[]
  notes?: string
}

/** Saves hot flashes as the logger does, and opens the page. */
export async function withHistory(page: Page, flashes: Sent[]): Promise<void> {
  // One after the other: the first of them makes the cookie.
  for (const flash of flashes) {
    const response = await page.request.post('/api/symptoms/log', { data: { symptomType: 'hot_flash', ...flash } })
    expect(response.status(), await response.text()).toBe(201)
  }
  await visit(page, path)
  await expect(history(page)).toBeVisible()
}

/** What is stored for this visitor, newest first. */
export const stored = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/api/symptoms')).json()) as Record<string, unknown>[])

export const daysAgo = (days: number, hour = 12) => {
  const time = new Date(now)
  time.setDate(time.getDate() - days)
  time.setHours(hour, 0, 0, 0)
  return time.toISOString()
}

/** Six hot flashes on the last five days. */
export const month: Sent[] = [
  ...[1, 2, 3, 4, 5].map((days) => ({
    severity: days,
    duration: 3,
    timestamp: daysAgo(days, 3),
    triggers: days < 4 ? ['Stress'] : ['Alcohol'],
    reliefMethods: days < 3 ? ['Ice Pack'] : [],
  })),
  { severity: 2, duration: 10, timestamp: daysAgo(1, 15) },
]
