import { expect, signedInRequests, test } from './fixtures'

// The panel preloads fonts it may not use.
test.use({ expectedErrors: [/was preloaded using link preload but not used/] })

test('a finding beside the words of the assessments leads into the folded part where it stands', async ({
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
})
