import { expect, test } from './fixtures'

/** Every page that search engines are told of, as the sitemap has it. */
const listed = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!))

const metaOf = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]

test('the sitemap lists the published pages, each once, with the day modules changed', async ({ request }) => {
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toContain('xml')
  const xml = await answer.text()
  const paths = listed(xml).map(({ pathname }) => pathname)
  expect(new Set(paths).size).toBe(paths.length)
  for (const path of ['/', '/education', '/smart-stacks/morning-clarity-stack', '/tarot/0', '/privacy-dashboard'])
    expect(paths).toContain(path)
  expect(paths.filter((path) => path.startsWith('/education/')).length).toBeGreaterThanOrEqual(38)
  expect(paths.filter((path) => /^\/(?:admin|api|preview|search|never-again|home)/.test(path))).toEqual([])
  expect(xml).toMatch(/<loc>[^<]*\/education\/hot-flashes-honestly<\/loc>\s*<lastmod>\d{4}-\d\d-\d\dT/)
})

test('robots.txt names the sitemap and keeps robots out of what is not for them', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m)
  for (const path of ['/admin', '/api/', '/preview', '/search']) expect(text).toContain(`Disallow: ${path}\n`)
})

// Between two pages the icon's link is out of the document for a moment, and the browser asks for this one.
test('whoever asks for /favicon.ico gets one', async ({ request }) => {
  const answer = await request.get('/favicon.ico')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/x-icon'])
})

test('every listed kind of page names one address of its own and a picture of this site', async ({
  request,
  baseURL,
}) => {
  const pages = listed(await (await request.get('/sitemap.xml')).text())
  // One of each kind below a list stands for the others: they are made by the same route.
  const kinds = new Set<string>()
  const some = pages.filter(({ pathname }) => {
    const kind = pathname.replace(/^(\/[^/]+)\/.+/, '$1/*')
    return !kinds.has(kind) && kinds.add(kind)
  })
  const pictures = new Set<string>()
  for (const { pathname, href } of some) {
    const answer = await request.get(pathname)
    expect(answer.status(), pathname).toBe(200)
    const html = await answer.text()
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
    expect(canonical?.replace(/\/$/, ''), pathname).toBe(href.replace(/\/$/, ''))
    expect(html, pathname).not.toContain('content="noindex')
    const picture = metaOf(html, 'og:image')
    expect(picture, pathname).toMatch(/\/share\/[a-z-]+\.png$/)
    expect(new URL(picture!).origin).toBe(new URL(href).origin)
    pictures.add(new URL(picture!).pathname)
  }
  for (const picture of pictures) {
    const answer = await request.get(new URL(picture, baseURL).href)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toBe('image/png')
  }
})

test('a module tells machines what it is and when it was reviewed', async ({ page }) => {
  await page.goto('/education/hot-flashes-honestly')
  const blocks = page.locator('script[type="application/ld+json"]')
  await expect(blocks).toHaveCount(1)
  const text = (await blocks.textContent())!
  expect(text).not.toContain('<')
  const facts = JSON.parse(text)
  expect(facts).toMatchObject({ '@type': 'MedicalWebPage', name: 'Hot Flashes, Honestly', isAccessibleForFree: true })
  expect(facts.url).toMatch(/\/education\/hot-flashes-honestly$/)
  expect(facts.lastReviewed).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(facts.citation.length).toBeGreaterThan(0)
})
