import { expect, test, untilHydrated, visit } from './fixtures'
import { expectedRefusals, openLink, shown, stamp, statusOf, collection, withModuleEditors } from './moduleEditors'

// What is published before its check is refused, and one save is lost on its way.
test.use({ expectedErrors: [new RegExp(`${expectedRefusals[0]!.source}|net::ERR_FAILED|The site cannot be reached`)] })
// Waits for a server that compiles, publishes and runs jobs every ten seconds.

const editors = withModuleEditors()
/** What the editor's module cites, and nothing else does. */
let source: { id: number; key: string }

test.beforeAll(async () => {
  const key = `edithson-${stamp()}`
  const published = { authors: 'Edithson E', year: 1999, title: `Counted ${key}`, source: 'A journal', kind: 'cohort' }
  const data = { ...published, key, finding: 'It was counted.' }
  const cited = await editors.founder.post('/api/references', { data })
  expect(cited.status(), await cited.text()).toBe(201)
  source = { id: ((await cited.json()) as { doc: { id: number } }).doc.id, key }
  editors.cited.push(source.id)
})

const listedTitles = async () =>
  ((await (await editors.visitor.get('/api/education/modules')).json()) as { title: string }[]).map(
    ({ title }) => title,
  )
const isLocked = async (address: string) => {
  const where = `where[document.value][equals]=${address.split('/').at(-1)}`
  const answer = await editors.founder.get(`/api/payload-locked-documents?${where}`)
  return ((await answer.json()) as { totalDocs: number }).totalDocs > 0
}

test('an editor writes a module, looks at it, publishes it, moves it and takes it away', async ({ page, browser }) => {
  // The longest walk of all: a shared machine has taken four minutes for it.
  test.setTimeout(480_000)
  const { editor, founder, edith, visitor, made } = editors
  const title = `Written by Edith ${stamp()}`
  const slug = title.toLowerCase().replaceAll(' ', '-')

  await visit(page, '/admin/login')
  await page.getByLabel('Email').fill(editor.email)
  await page.getByLabel('Password').fill(editor.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(/\/admin\/?$/)

  await test.step('the editor writes it and saves a draft', async () => {
    await visit(page, '/admin/collections/education-modules/create')
    await page.locator('#field-title').fill(title)
    await page.locator('#field-description').fill('A sentence about it.')
    await page.locator('#field-content [contenteditable="true"], [data-lexical-editor="true"]').first().click()
    await page.keyboard.type('Her own plain words.')
    await page.keyboard.type(' @edithson1999')
    await expect(page.getByRole('option', { name: /^Edithson 1999/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.locator('.power-years-citation', { hasText: 'Edithson 1999' })).toBeVisible()
    await page.locator('#field-keyInsight').fill('What she takes home.')
    await page.locator('#field-category input').click()
    await page.getByRole('option').first().click()
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await page.waitForURL(/education-modules\/\d+$/)
    made.push(Number(page.url().split('/').at(-1)))
    await expect(page.locator('#field-slug')).toHaveValue(slug)
  })
  const address = page.url()

  await test.step('visitors see nothing of it', async () => {
    expect(await statusOf(editors, slug)).toBe(404)
    expect(await listedTitles()).not.toContain(title)
  })

  await test.step('the editor previews it, and leaving shows what visitors see', async () => {
    expect(await page.locator('#preview-button').getAttribute('href')).toBe(
      `/preview?path=${encodeURIComponent(`/education/${slug}`)}`,
    )
    await page.goto(`/preview?path=/education/${slug}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('Her own plain words.')).toBeVisible()
    expect(await statusOf(editors, slug)).toBe(404)
    await page.getByRole('link', { name: 'Leave preview' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
  })

  await test.step('a save that nothing answers stays said until one goes through', async () => {
    await visit(page, address)
    const call = `**/api/education-modules/${made[0]}?*`
    await page.route(call, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.fallback()))
    await page.locator('#field-description').fill('A sentence about it, said again.')
    await page.getByRole('button', { name: 'Save Draft' }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'Not saved: the site did not answer' })
    await expect(notice).toBeVisible()
    await page.unroute(call)
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await shown(page, /success/i)
    await expect(notice).toBeHidden()
  })

  await test.step('asked for a check, it is checked and published by somebody else, and the next request shows it', async () => {
    await visit(page, address)
    // The form asks the server about its fields, and is slow: its question arrives after the text is saved.
    let goOn = () => {}
    const held = new Promise<void>((resolve) => (goOn = resolve))
    await page.route(address, async (route) => {
      if (route.request().method() === 'POST') await held
      await route.continue()
    })
    const saved = page.waitForResponse(
      (answer) => answer.request().method() === 'PATCH' && answer.url().includes(`${collection}/${made[0]}`),
    )
    const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url() === address)
    await page.locator('#field-description').fill('A better sentence about it.')
    await asked
    await page.getByRole('button', { name: 'Save Draft' }).click()
    expect((await saved).status()).toBe(200)
    goOn()
    await shown(page, /success/i)
    await expect.poll(() => isLocked(address), 'who has saved keeps nobody out').toBe(false)
    // Refused, the saved text is what it was: asking for its check stays the next step.
    await page.locator('#action-save').click()
    const refusal = 'Somebody else checks the facts of this version first'
    await shown(page, refusal)
    const way = page.getByRole('region', { name: 'On its way to the site' })
    await expect(way.getByRole('alert').filter({ hasText: refusal }), 'marked where it is').toBeVisible()
    await expect(page.locator('.field-type.error'), 'no field is wrong').toHaveCount(0)
    await expect(way).toContainText('Before it is published it needs a fact check')
    // By then a form that is called changed says so.
    await page.waitForTimeout(1_500)
    await page.getByRole('button', { name: 'Ask for a check' }).click()
    await expect(page.getByText('Waits for a fact check')).toBeVisible()
    // Whoever has a text open keeps others out; who asks for a check lets them in.
    expect(await isLocked(address)).toBe(false)

    const context = await browser.newContext({ storageState: await founder.storageState() })
    const checker = await context.newPage()
    await visit(checker, new URL('/admin', address).href)
    await openLink(checker, checker.getByRole('link', { name: title }).first())
    const list = checker.getByRole('group', { name: 'Before you say so' })
    await expect(list).toBeVisible()
    for (const entry of await list.getByRole('checkbox').all()) await entry.check()
    await checker.getByRole('button', { name: 'I checked the facts' }).click()
    await expect(checker.getByText('Approved', { exact: true })).toBeVisible()
    await checker.getByRole('button', { name: 'Publish changes' }).click()
    await shown(checker, /success/i)
    await context.close()
    const answer = await visitor.get(`/education/${slug}`)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain('Her own plain words.')
    expect(await answer.text()).toContain('Checked these words on')
    expect(await listedTitles()).toContain(title)
  })

  await test.step('what is put right with a reason is listed for everybody, on its page and in its feed', async () => {
    const [id, why] = [made[0]!, `Miscounted ${stamp()}.`]
    const mended = { keyInsight: 'What she takes home today.', _status: 'draft' }
    expect((await edith.patch(`${collection}/${id}?draft=true`, { data: mended })).status()).toBe(200)
    const document = `education-modules/${id}`
    const desk = await founder.get(`/api/editorial/desk?document=${document}`)
    const { savedAt } = (await desk.json()) as { savedAt: string }
    await founder.post('/api/editorial/acts', { data: { document, act: 'fact', savedAt } })
    const published = await founder.patch(`${collection}/${id}`, { data: { correction: why, _status: 'published' } })
    expect(published.status(), await published.text()).toBe(200)
    for (const path of ['/corrections', '/corrections/rss.xml'])
      for (const words of [title, 'What she takes home.', mended.keyInsight, why])
        expect(await (await visitor.get(path)).text()).toContain(words)
  })

  await test.step('where only a cited sentence changed, its author and somebody else sign it, and it is approved', async () => {
    const read = await edith.get(`${collection}/${made[0]}?draft=true&depth=0`)
    const { content } = (await read.json()) as { content: object }
    const counted = 'She counted 218 of them.'
    const changed = JSON.parse(JSON.stringify(content).replace('Her own plain words.', counted)) as object
    const saved = await edith.patch(`${collection}/${made[0]}?draft=true`, {
      data: { content: changed, _status: 'draft' },
    })
    expect(saved.status(), await saved.text()).toBe(200)
    await visit(page, address)
    const ofPage = page.getByRole('region', { name: 'Only cited sentences changed' })
    await expect(ofPage).toContainText(counted)
    await ofPage.getByRole('button', { name: 'I read it in its source' }).click()
    await expect(ofPage).toContainText('Somebody else signs it.')
    // Whoever has a text open keeps others out.
    await visit(page, '/admin')

    const context = await browser.newContext({ storageState: await founder.storageState() })
    const signer = await context.newPage()
    await visit(signer, new URL('/admin', address).href)
    await openLink(signer, signer.getByRole('link', { name: title }).first())
    const ofSigner = signer.getByRole('region', { name: 'Only cited sentences changed' })
    await expect(ofSigner).toContainText('Your signature is missing.')
    await ofSigner.getByRole('button', { name: 'I read it in its source' }).click()
    await expect(signer.getByText('Approved', { exact: true })).toBeVisible()
    await signer.getByRole('button', { name: 'Publish changes' }).click()
    await shown(signer, /success/i)
    await context.close()
    expect(await (await visitor.get(`/education/${slug}`)).text()).toContain(counted)
  })

  await test.step('a source that the editor marks as retracted, and a day that has passed, are told beside the sentence', async () => {
    const markSource = async (status: string) => {
      await visit(page, `/admin/collections/references/${source.id}`)
      await page.locator('#field-status input').click()
      await page.getByRole('option', { name: status, exact: true }).click()
      await page.locator('#action-save').click()
      await shown(page, /success/i)
    }
    const read = async () => (await visitor.get(`/education/${slug}`)).text()
    const retracted = 'The source of this sentence was retracted.'
    await markSource('Retracted')
    await expect.poll(read, { timeout: 90_000 }).toContain(retracted)
    const reader = await browser.newPage()
    await reader.goto(new URL(`/education/${slug}`, address).href)
    await expect(reader.locator('article').getByText(retracted).first()).toBeVisible()
    await expect(reader.getByRole('listitem').filter({ has: reader.locator('#source-1') })).toContainText(
      /Retracted since .+ What rests on it is being looked at again/,
    )

    await markSource('Current')
    const found = await edith.get(`/api/claims?where[referenceId][equals]=${source.id}`)
    const claim = `/api/claims/${((await found.json()) as { docs: { id: number }[] }).docs[0]!.id}`
    await edith.patch(claim, { data: { act: 'check' } })
    const passed = await edith.patch(claim, { data: { nextDue: '2025-12-01T12:00:00.000Z' } })
    expect(passed.status(), await passed.text()).toBe(200)
    const due = 'This sentence is due for another look since December 1, 2025.'
    await expect.poll(read, { timeout: 90_000 }).toContain(due)
    await reader.reload()
    await expect(reader.locator('article').getByText(due).first()).toBeVisible()
    expect(await read()).not.toContain(retracted)
    await reader.close()
  })

  await test.step('the editor moves it, and the old address leads to the new one', async () => {
    await visit(page, address)
    await page.locator('#field-slug').fill(`${slug}-moved`)
    const correction = page.locator('#field-correction')
    await correction.fill('Its address was another.')
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await shown(page, /success/i)
    await expect(correction, 'the next Publish would say it again').toHaveValue('')
    expect(await statusOf(editors, `${slug}-moved`)).toBe(200)
    const answer = await visitor.get(`/education/${slug}`)
    expect(answer.status()).toBe(308)
    expect(answer.headers().location).toMatch(new RegExp(`/education/${slug}-moved$`))
  })

  await test.step('the editor unpublishes it, and the next request finds nothing', async () => {
    await page.reload()
    await untilHydrated(page)
    await page.locator('.doc-controls__popup button').first().click()
    await page.locator('#action-unpublish').click()
    await page.locator('dialog[open] #confirm-action, dialog[open] button:has-text("Confirm")').first().click()
    await shown(page, /unpublished/i)
    expect(await statusOf(editors, `${slug}-moved`)).toBe(404)
    expect(await statusOf(editors, slug)).toBe(404)
    expect(await listedTitles()).not.toContain(title)
  })
})
