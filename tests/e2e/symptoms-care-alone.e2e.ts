import { expectNoAxeViolationsInState, expectToFitNarrowPhone } from './accessibility'
import { expect, test, visit } from './fixtures'
import { daysAgo, history, path } from './symptomSteps'

const day = (ago: number) => daysAgo(ago).slice(0, 10)

test('whoever keeps medicines and visits alone has a sheet of them, which counts nothing else', async ({ page }) => {
  await visit(page, path)
  const own = page.getByRole('region', { name: 'Medicines and visits' })
  await expect(own).toHaveCount(0)
  await page.getByRole('button', { name: 'Medicines and visits' }).click()
  const care = page.getByRole('dialog', { name: 'Medicines and visits' })
  await expect(care.getByText('The reminder is a file'), 'where there is nothing to be reminded of').toHaveCount(0)
  await care.getByRole('button', { name: 'Add a visit' }).click()
  await care.getByLabel('Day', { exact: true }).fill(day(-7))
  await care.getByLabel('Question 1').fill('How long do I take it?')
  await care.getByRole('button', { name: 'Save it' }).click()
  await expect(care).toContainText('How long do I take it?')
  await page.keyboard.press('Escape')
  await expect(own).toBeVisible()

  const sheet = page.getByRole('dialog', { name: 'Summary for a doctor’s visit' })
  const open = () => own.getByRole('button', { name: 'Summary for a doctor’s visit' }).click()
  await open()
  await expect(sheet).toContainText('1. How long do I take it?')
  await expect(sheet).not.toContainText('Days with a note')
  await page.keyboard.press('Escape')

  const medicine = { name: 'Estradiol patch', dose: '50 twice a week', from: day(12) }
  expect((await page.request.post('/api/medicines', { data: medicine })).ok()).toBe(true)
  expect((await page.request.post('/api/medicines', { data: { name: 'Iron', from: day(-3) } })).ok()).toBe(true)
  await page.reload()
  await page.getByRole('button', { name: 'Medicines and visits' }).click()
  await expect(care.getByRole('listitem').filter({ hasText: 'Estradiol patch' })).toContainText(/Since [A-Z]/)
  await expect(care.getByRole('listitem').filter({ hasText: 'Iron' }), 'still to begin').toContainText(/From [A-Z]/)
  await page.keyboard.press('Escape')
  await open()
  await expect(sheet).toContainText('Estradiol patch, 50 twice a week: since')
  await expect(sheet.getByText(/^0\b|\b0 of\b/)).toHaveCount(0)
  await expectNoAxeViolationsInState(page)
  await page.emulateMedia({ media: 'print' })
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'screen' })
  await expectToFitNarrowPhone(page)
  await page.keyboard.press('Escape')

  // With a first word about a day it is the history as for everybody, with the visitor's medicines on its sheet.
  expect((await page.request.post('/api/days', { data: { day: day(0), mood: 3 } })).ok()).toBe(true)
  await page.reload()
  await history(page).getByRole('button', { name: 'Summary for a doctor’s visit' }).click()
  await expect(sheet).toContainText('Estradiol patch')
  await expect(sheet).toContainText('Days with a note1 of 30')
})
