import type { Request } from '@playwright/test'

import { expect, test, visit } from './fixtures'
import { openAs, withModuleEditors } from './moduleEditors'

// The panel preloads fonts it may not use, and what is forbidden is refused.
test.use({ expectedErrors: [/was preloaded using link preload but not used|Failed to load resource.*400/] })

/** An account that has opened no fold yet: Payload keeps for each which are open. */
const editors = withModuleEditors()

test('a finding beside the words of the assessments leads into the folded part where it stands, whose fold and room have names; what is refused there stays marked, and what was typed is offered again', async ({
  page,
  context,
}) => {
  await openAs(context, editors.edith)
  await visit(page, '/admin/globals/assessment-texts')
  const folds = page.locator('.collapsible-field')
  await expect(folds).toHaveCount(14)
  await expect(page.locator('.collapsible-field textarea'), 'nobody meets all of it at once').toHaveCount(0)
  await page
    .getByRole('button', { name: /^“A 2016 review believed/ })
    .first()
    .click()
  const field = page.locator('#field-lipedemaIntro')
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()
  await expect(page.locator('.collapsible-field .collapsible--collapsed')).toHaveCount(13)
  await expect(page.getByRole('button', { name: 'Toggle block' }), 'a fold is called what stands on it').toHaveCount(0)
  const open = page.getByRole('button', { expanded: true }).and(page.locator('.collapsible__toggle'))
  await expect(open).toHaveAccessibleName(
    (await folds.filter({ has: field }).locator('.row-label').first().innerText()).trim(),
  )
  const room = folds.filter({ has: field }).locator('.power-years-characters').filter({ visible: true })
  await expect(room).toHaveText(/^\d+ of \d+$/)
  const most = Number((await room.innerText()).split(' of ')[1])
  await field.fill('a'.repeat(most + 2))
  await expect(room.getByRole('status')).toHaveText('2 characters too many')

  // The form asks the server about its fields a moment after they change; its answer would take the marks away. When the
  // answer to a former question arrives within that moment, Payload takes the change for one it has asked about: no
  // question with the new words comes then, so what is waited for is that none is under way any more.
  const isAboutFields = (request: Request) => request.method() === 'POST' && /\/admin\//.test(request.url())
  const asking = new Set<Request>()
  let heardAt = performance.now()
  const hear = (request: Request, change: 'add' | 'delete') => {
    if (!isAboutFields(request)) return
    asking[change](request)
    heardAt = performance.now()
  }
  page.on('request', (request) => hear(request, 'add'))
  page.on('requestfinished', (request) => hear(request, 'delete'))
  page.on('requestfailed', (request) => hear(request, 'delete'))
  await field.fill('Breathing exercises stop hot flashes.')
  heardAt = performance.now()
  await expect.poll(() => asking.size === 0 && performance.now() - heardAt > 1_500).toBe(true)
  const publish = page.getByRole('button', { name: 'Publish changes' })
  const answer = page.waitForResponse((response) => response.status() === 400)
  await publish.click()
  await answer
  await expect(publish, 'what was refused can be tried again').toBeEnabled()
  // By then the browser has kept a copy, and a form that asks the server about its fields has had its answer.
  await page.waitForTimeout(1_500)
  await expect(page.locator('.field-error', { hasText: 'This cannot be published' })).toBeVisible()
  const toast = page.locator('[data-sonner-toast]', { hasText: 'This cannot be published' }).first()
  await expect(toast).not.toContainText('lipedemaIntro')

  page.once('dialog', (leave) => void leave.accept())
  // While a page loads, a browser goes on back to where it was before.
  let finishLoading = () => {}
  const loaded = new Promise<void>((resolve) => {
    finishLoading = resolve
  })
  await page.route('**/slow.png', async (route) => {
    await loaded
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
  })
  await page.addInitScript(() => void Object.assign(new Image(), { src: '/slow.png' }))
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await page.reload({ waitUntil: 'commit' })
  const kept = page.getByRole('status').filter({ hasText: 'was never saved' })
  await expect(kept).toBeVisible()
  finishLoading()
  await page.waitForLoadState('load')
  for (const width of [1440, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(kept).toBeInViewport({ ratio: 1 })
    // The form finds its place below the notice a frame after the window has another width.
    await expect
      .poll(
        () =>
          kept.evaluate((notice) => {
            const edgesOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()
            const { top, bottom } = notice.getBoundingClientRect()
            const edges = [edgesOf('.doc-controls').bottom, top, bottom, edgesOf('.document-fields').top]
            return edges.every((edge, index) => index === 0 || edges[index - 1]! <= edge) ? 'in order' : edges.join()
          }),
        `between the buttons and the fields at ${width} px`,
      )
      .toBe('in order')
  }
})
