import { expect, signedInRequests, test } from './fixtures'

// The panel preloads fonts it may not use.
test.use({ expectedErrors: [/was preloaded using link preload but not used/] })

test('a finding beside the words of the assessments leads into the folded part where it stands, whose fold and room have names', async ({
  page,
  context,
  baseURL,
}) => {
  const editor = await signedInRequests(baseURL!, 'EDITOR')
  await context.addCookies((await editor.storageState()).cookies)
  await editor.dispose()
  await page.goto('/admin/globals/assessment-texts')
  const folds = page.locator('.collapsible-field')
  await expect(folds).toHaveCount(14)
  await expect(page.locator('.collapsible-field textarea'), 'nobody meets all of it at once').toHaveCount(0)
  await page.getByRole('button', { name: /^“A 2016 review believed/ }).click()
  const field = page.locator('#field-lipedemaIntro')
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()
  await expect(page.locator('.collapsible-field .collapsible--collapsed')).toHaveCount(13)
  await expect(page.getByRole('button', { name: 'Toggle block' }), 'a fold is called what stands on it').toHaveCount(0)
  const open = page.getByRole('button', { expanded: true }).and(page.locator('.collapsible__toggle'))
  await expect(open).toHaveAccessibleName(
    (await folds.filter({ has: field }).locator('.row-label').first().innerText()).trim(),
  )
  const room = folds.filter({ has: field }).locator('.power-years-room').filter({ visible: true })
  await expect(room).toHaveText(/^\d+ of \d+$/)
  const most = Number((await room.innerText()).split(' of ')[1])
  await field.fill('a'.repeat(most + 2))
  await expect(room.getByRole('status')).toHaveText('2 characters too many')
})
