import { expectNoAxeViolationsInState } from './accessibility'
import { expect, test, visit } from './fixtures'
import {
  addAuthenticator,
  answered,
  confirmSheet,
  confirmWords,
  dialog,
  emptyBrowser,
  keepWithWords,
  newPhone,
  ofDays,
  openWithWords,
  panel,
  privacy,
  readSheet,
  storedHere,
  withThree,
} from './ownKeySteps'
import { daysAgo, history, opener, quick, openLogger, choice, toast, withHistory } from './symptomSteps'

test('a passkey seals what was there and what comes, and opens it on a new phone', async ({ page }) => {
  await addAuthenticator(page)
  await withThree(page)
  await page.getByRole('button', { name: 'Keep it for good' }).click()
  await expectNoAxeViolationsInState(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(dialog(page, 'Done')).toContainText('3 entries were sealed anew')
  await page.getByRole('button', { name: 'Good' }).click()
  await expect(ofDays(page, 3)).toBeVisible()

  await openLogger(page)
  await choice(page, 'Severe').click()
  await quick(page, '1-3 min').click()
  await expect(toast(page, 'Hot Flash Logged')).toBeVisible()
  const rows = await answered(page)
  expect(rows.map((row) => Object.keys(row).sort())).toEqual(Array.from({ length: 4 }, () => ['id', 'sealed']))
  await visit(page, privacy)
  await expect(panel(page)).toContainText('We keep what we can’t open')
  await expect(page.getByText('You have a key of your own.')).toBeVisible()

  // Another device of the visitor's, to which the passkey came along: a virtual one cannot be copied with its secret.
  await emptyBrowser(page)
  await visit(page, privacy)
  await panel(page).getByRole('button', { name: 'I have a key already' }).click()
  await page.getByRole('button', { name: 'Use my passkey' }).click()
  await expect(dialog(page, 'Done')).toContainText('open in this browser')
  await visit(page, '/tracking')
  await expect(ofDays(page, 4)).toBeVisible()
})

test('words on paper: the wrong one is named, two browsers write and read, a new sheet ends the old one', async ({
  page,
}) => {
  await withThree(page)
  const words = await keepWithWords(page)
  await page.getByRole('button', { name: 'Good' }).click()

  const phone = await newPhone(page.context())
  // Something was noted there before: it comes along.
  await withHistory(phone, [{ severity: 2, duration: 5, timestamp: daysAgo(6), notes: 'Noted on the phone' }])
  await openWithWords(phone, words.with(6, 'abuot').join(' '))
  await expect(phone.getByRole('alert')).toContainText('Word 7, “abuot”, is not on the list')
  await phone.getByLabel('Your 24 words').fill(words.map((word, index) => `${index + 1}. ${word}`).join('\n'))
  await phone.getByRole('button', { name: 'Open my diary' }).click()
  await expect(dialog(phone, 'Done')).toContainText('One entry was brought along')
  await visit(phone, '/tracking')
  await expect(ofDays(phone, 4)).toBeVisible()
  await visit(page, '/tracking')
  await expect(ofDays(page, 4)).toBeVisible()

  await visit(page, privacy)
  await panel(page).getByRole('button', { name: 'A sheet with my words' }).click()
  await page.getByRole('button', { name: 'Write down 24 words' }).click()
  const newer = await readSheet(page)
  await confirmSheet(page, newer)
  expect(await answered(page)).toHaveLength(4)
  const third = await newPhone(page.context())
  await openWithWords(third, words.join(' '))
  await expect(third.getByRole('alert')).toContainText('nothing is kept under it here')
  await third.getByLabel('Your 24 words').fill(newer.join(' '))
  await third.getByRole('button', { name: 'Open my diary' }).click()
  await expect(dialog(third, 'Done')).toBeVisible()
  await third.context().close()

  // On the phone the older key was still open: what is noted there waits, and asks for the new words.
  await opener(phone).click()
  await choice(phone, 'Severe').click()
  await quick(phone, '1-3 min').click()
  await expect(phone.getByText(/^It is kept, sealed: you’ll see it once your diary is open here/).first()).toBeVisible()
  await expect(phone.getByText('Your diary is locked in this browser.')).toBeVisible()
  // What it showed before can be corrected: it asks for the words over the form, and does it with them.
  const chosen = history(phone).getByRole('gridcell', { selected: true }).getByRole('button')
  const corrected = (await chosen.getAttribute('aria-label'))!
  await history(phone).getByRole('button', { name: 'Correct: Strong, 12:00 PM' }).click()
  const form = dialog(phone, 'Correct This Entry')
  await form.getByLabel('Notes').fill('Woke at four')
  await form.getByRole('button', { name: 'Save it' }).click()
  await phone.getByRole('button', { name: 'Type my 24 words' }).click()
  await expectNoAxeViolationsInState(phone)
  await phone.goBack()
  await expect(dialog(phone, 'Open Your Diary'), 'Back closes it alone').toBeHidden()
  await expect(form.getByLabel('Notes')).toHaveValue('Woke at four')
  await form.getByRole('button', { name: 'Save it' }).click()
  await phone.getByRole('button', { name: 'Type my 24 words' }).click()
  await phone.getByLabel('Your 24 words').fill(newer.join(' '))
  await phone.getByRole('button', { name: 'Open my diary' }).click()
  await phone.getByRole('button', { name: 'Good' }).click()
  await expect(toast(phone, 'Entry Corrected')).toBeVisible()
  await expect(form).toBeHidden()
  await expect(ofDays(phone, 5)).toBeVisible()
  // What had waited is the newest, and the calendar shows its day.
  await expect(chosen).not.toHaveAccessibleName(corrected)
  await history(phone).getByRole('button', { name: corrected, exact: true }).click()
  await expect(history(phone)).toContainText('Woke at four')
  await visit(page, '/tracking')
  await expect(ofDays(page, 5)).toBeVisible()
  await phone.context().close()
})

test.describe('a move that is broken off', () => {
  test.use({ expectedErrors: [/Failed to/] })

  test('before its end: nothing has moved, a second sheet takes its place, and the first opens no empty diary', async ({
    page,
  }) => {
    await withThree(page)
    let ends = 0
    await page.route('**/api/own-key/open', (route) => ((ends += 1) === 2 ? route.abort() : route.continue()))
    await page.getByRole('button', { name: 'Keep it for good' }).click()
    await page.getByRole('button', { name: 'Write down 24 words' }).click()
    const begun = await readSheet(page)
    await confirmWords(page, begun)
    await expect(dialog(page, 'Keep It for Good').getByRole('alert')).toContainText('Nothing is lost')
    await visit(page, '/tracking')
    await expect(ofDays(page, 3)).toBeVisible()
    const taken = await keepWithWords(page)
    await expect(dialog(page, 'Done')).toContainText('3 entries were sealed anew')
    const phone = await newPhone(page.context())
    await openWithWords(phone, begun.join(' '))
    await expect(dialog(phone, 'Open Your Diary')).toContainText('nothing is kept under it here')
    await phone.getByLabel('Your 24 words').fill(taken.join(' '))
    await phone.getByRole('button', { name: 'Open my diary' }).click()
    await expect(dialog(phone, 'Done')).toContainText('open in this browser')
    await phone.context().close()
  })

  test('its last answer lost: the diary is locked and not empty, and the sheet opens it', async ({ page }) => {
    await withThree(page)
    let ends = 0
    await page.route('**/api/own-key/open', async (route) => {
      if ((ends += 1) !== 2) return route.continue()
      // It arrives, and neither its answer nor the cookie comes back.
      await fetch(route.request().url(), {
        method: 'POST',
        headers: await route.request().allHeaders(),
        body: route.request().postData(),
      })
      await route.abort()
    })
    await page.getByRole('button', { name: 'Keep it for good' }).click()
    await page.getByRole('button', { name: 'Write down 24 words' }).click()
    const words = await readSheet(page)
    await confirmWords(page, words)
    await expect(dialog(page, 'Keep It for Good').getByRole('alert')).toContainText('Nothing is lost')
    await visit(page, '/tracking')
    await expect(page.getByText('Your diary is locked in this browser.')).toBeVisible()
    await page.getByRole('button', { name: 'Open my diary' }).click()
    await page.getByRole('button', { name: 'Type my 24 words' }).click()
    await page.getByLabel('Your 24 words').fill(words.join(' '))
    await page.getByRole('button', { name: 'Open my diary' }).click()
    await page.getByRole('button', { name: 'Good' }).click()
    await expect(ofDays(page, 3)).toBeVisible()
  })
})

test('a browser whose storage was emptied takes what is new, and sends nothing of it open', async ({ page }) => {
  await withThree(page)
  const words = await keepWithWords(page)
  // Safari after seven days without a visit: the cookie is left.
  await page.goto('/robots.txt')
  await page.evaluate(async () => {
    localStorage.clear()
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!)
  })
  const written: string[] = []
  page.on('request', (request) => request.method() === 'POST' && written.push(new URL(request.url()).pathname))
  await visit(page, '/now')
  await page.getByRole('button', { name: 'Severe, 1-3 min' }).click()
  await expect(toast(page, 'Saved on this phone')).toBeVisible()
  expect(written).toEqual([])
  expect(await storedHere(page, 'outbox')).not.toContain('severity')

  await visit(page, privacy)
  await panel(page).getByRole('button', { name: 'Open my diary' }).click()
  await page.getByRole('button', { name: 'Type my 24 words' }).click()
  await page.getByLabel('Your 24 words').fill(words.join(' '))
  await page.getByRole('button', { name: 'Open my diary' }).click()
  await expect(dialog(page, 'Done')).toBeVisible()
  await visit(page, '/tracking')
  await expect(ofDays(page, 4)).toBeVisible()
})

test('a browser without passkeys or without cryptography is told plainly', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'PublicKeyCredential', { value: undefined })
  })
  await withThree(page)
  await page.getByRole('button', { name: 'Keep it for good' }).click()
  await expect(dialog(page, 'Keep It for Good')).toContainText('so it is paper')
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toHaveCount(0)
  await page.addInitScript(() => Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined }))
  await visit(page, '/tracking')
  await page.getByRole('button', { name: 'Keep it for good' }).click()
  await expect(dialog(page, 'Keep It for Good')).toContainText('This browser can’t hold a key')
})
