import { readFile } from 'node:fs/promises'
import { inflateSync } from 'node:zlib'

import { expect, test } from './fixtures'
import { history, month, withHistory } from './symptomSteps'

test('the summary for a doctor is one printed page of the chosen days, and files of the same choice', async ({
  page,
}) => {
  // As full as its lists can be.
  const triggers = ['Stress', 'Alcohol', 'Caffeine', 'Exercise', 'Crowds']
  const reliefMethods = ['Cold Water', 'Meditation', 'Cool Shower', 'Ice Pack', 'Herbal Tea']
  await withHistory(
    page,
    month.map((flash) => ({ ...flash, triggers, reliefMethods })),
  )
  for (const [address, data] of [
    ['/api/days', { day: '2026-03-15', bleeding: 'light', note: 'Started estradiol patch today' }],
    ['/api/days', { day: '2026-03-14', note: 'Not for the doctor' }],
    ['/api/medicines', { name: 'Estradiol patch', dose: '50 twice a week', from: '2026-03-15' }],
    ['/api/appointments', { day: '2026-03-20', questions: ['Is it the right dose?'] }],
  ] as const)
    expect((await page.request.post(address, { data })).ok()).toBe(true)
  await page.reload()
  await expect(history(page)).toBeVisible()
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await history(page).getByRole('button', { name: 'Summary for a doctor’s visit' }).click()
  const summary = page.getByRole('dialog', { name: 'Summary for a doctor’s visit' })
  await expect(summary).toContainText('Hot flashes noted6')
  await expect(summary).toContainText('Days with a note5 of 30')
  await expect(summary).toContainText('Not a diagnosis.')
  await expect(summary).toContainText('Estradiol patch, 50 twice a week: since March 15, 2026')
  await expect(summary).toContainText('Is it the right dose?')
  await expect(summary).toContainText('Light: 1')
  // A warning sign that no diary can know, and a question of the moment.
  await summary.getByText('Warning signs of the last weeks (0)').click()
  await summary.getByRole('checkbox', { name: /A lump in the breast/ }).check()
  await expect(summary.getByRole('region', { name: 'Warning signs' })).toContainText('A lump in the breast')
  await summary.getByText('My three questions (1)').click()
  await summary.getByLabel('Question 2').fill('Should I come back?')
  await expect(summary.getByRole('region', { name: 'Her questions' })).toContainText('2. Should I come back?')
  await summary.getByText('Choose notes for the sheet (0 of 2)').click()
  await summary.getByRole('checkbox', { name: /patch today/ }).check()
  await expect(summary.getByRole('region', { name: 'In her words' })).toHaveText(
    /Mar 15: Started estradiol patch today$/,
  )

  const [from, to, today] = await page.evaluate(() => {
    const day = (ago: number) => {
      const time = new Date()
      time.setDate(time.getDate() - ago)
      return time.toLocaleDateString('sv-SE')
    }
    return [day(3), day(2), day(0)] as const
  })
  await summary.getByLabel('To', { exact: true }).fill(to)
  await summary.getByLabel('From', { exact: true }).fill(to)
  await summary.getByLabel('To', { exact: true }).fill(from)
  await expect(summary.getByText('The first day comes after the last one')).toBeVisible()
  await expect(summary.getByRole('button', { name: 'Print or save as PDF' })).toBeDisabled()
  await summary.getByLabel('From', { exact: true }).fill(from)
  await summary.getByLabel('To', { exact: true }).fill(to)
  await expect(summary).toContainText('Hot flashes noted2')
  await expect(summary).toContainText('Days with a note2 of 2')

  await summary.getByText('The same as a file').click()
  for (const [name, holds, lacks] of [
    ['Table (CSV)', 'Started estradiol patch today', 'Not for the doctor'],
    ['Clinic (FHIR)', '"resourceType": "MedicationStatement"', 'Not for the doctor'],
  ] as const) {
    const downloading = page.waitForEvent('download')
    await summary.getByRole('button', { name }).click()
    const text = await readFile(await (await downloading).path(), 'utf8')
    expect([text.includes(holds), text.includes(lacks)], name).toEqual([true, false])
  }
  await summary.getByText('What to show (6 of 6)').click()
  await summary.getByRole('checkbox', { name: 'Medicines and treatments' }).uncheck()
  await expect(summary).not.toContainText('Estradiol patch, 50')

  await summary.getByLabel('From', { exact: true }).fill('2026-01-01')
  await summary.getByLabel('To', { exact: true }).fill(today)
  await expect(summary).toContainText('Herbal Tea')
  await summary.getByRole('button', { name: 'Print or save as PDF' }).click()
  await expect(page.locator('body[data-printed]')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(summary.getByText('What I want to happen next:')).toBeVisible()
  await expect(summary.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Tracking', exact: true })).toBeHidden()
  await expect(summary.getByRole('img', { name: /hot flashes/ }), 'as wide as paper').toHaveAttribute('width', '680')
  const margin = { top: '0.5in', right: '0.5in', bottom: '0.5in', left: '0.5in' }
  for (const format of ['Letter', 'A4']) {
    const paper = (await page.pdf({ format, margin })).toString('latin1')
    expect(paper.match(/\/Type\s*\/Page\b(?!s)/g), format).toHaveLength(1)
  }
  // As if more had been noted, so much that the last line has no room: it does not go to a second page alone.
  await page.setViewportSize({ width: 698, height: 1026 })
  const bottom = await summary
    .getByText('What I want to happen next:')
    .evaluate((line) => line.getBoundingClientRect().bottom + scrollY)
  await summary.locator('dl').evaluate((facts, more) => (facts.style.marginTop = `${more}px`), 1060 - bottom)
  const lines = textsOnPages(await page.pdf({ format: 'A4', margin }))
  expect(lines).toHaveLength(2)
  expect(lines[1]).toBeGreaterThan(1)
})

/** How many lines of text each page of a PDF by Chromium has. */
function textsOnPages(pdf: Buffer): number[] {
  const file = pdf.toString('latin1')
  return [...file.matchAll(/\/Type\s*\/Page\b(?!s)[^]*?\/Contents (\d+) 0 R/g)].map(([, id]) => {
    const object = file.slice(file.indexOf(`\n${id} 0 obj`))
    const drawn = object.slice(object.indexOf('stream') + 'stream\n'.length, object.indexOf('endstream'))
    return (
      inflateSync(Buffer.from(drawn, 'latin1'))
        .toString('latin1')
        .match(/\bBT\b/g)?.length ?? 0
    )
  })
}
