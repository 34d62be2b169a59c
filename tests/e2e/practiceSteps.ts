import type { Page } from '@playwright/test'

import { expect } from './fixtures'

export const choose = (page: Page, name: string) => page.getByRole('button', { name: `Choose ${name}` })
export const prepare = (page: Page) => page.getByRole('dialog', { name: 'Prepare for Practice' })
export const complete = (page: Page) => page.getByRole('dialog', { name: 'Session Complete' })
/** Found behind a dialog, too. */
export const clock = (page: Page) => page.getByRole('timer', { name: 'Time left', includeHidden: true })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export async function begin(page: Page, name: string): Promise<void> {
  await choose(page, name).click()
  await button(page, 'Begin Practice').click()
  await expect(button(page, 'Pause')).toBeVisible()
}
