import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { getEnv } from '@/shared/env'
import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'
import { makeModule, makeReference, richText } from '@/testing/factories'

let cms: TestCms
let editor: Awaited<ReturnType<TestCms['signedInAs']>>

beforeAll(async () => {
  cms = await startTestCms()
  editor = await cms.signedInAs('editor')
})
afterAll(() => cms.stop())

const hero = { blockType: 'hero', heading: 'A week by the sea', text: 'Walk, swim, sleep.' }
const textBlock = (...parts: Parameters<typeof richText>) => ({ blockType: 'text', content: richText(...parts) })
const create = (path: string, json: object) => editor.post(path, { json })
const makePage = (title: string, blocks: object[] = [hero], more: object = {}) =>
  create('/pages', { title, blocks, _status: 'published', ...more })
const said = ({ body }: { body: { errors: { data: { errors: { path: string; message: string }[] } }[] } }) =>
  body.errors[0]!.data.errors[0]!

describe('a page', () => {
  it('is refused to strangers, and shown to them once it is published', async () => {
    const json = { title: 'Mine', blocks: [hero], _status: 'published' }
    expect((await cms.anonymous.post('/pages', { json })).status).toBe(403)
    await create('/pages?draft=true', { title: 'Not yet', blocks: [hero], _status: 'draft' })
    await makePage('Retreat')
    const { body } = await cms.anonymous.get('/pages')
    expect(body.docs.map(({ slug }: { slug: string }) => slug)).toEqual(['retreat'])
  })

  it('never stands where the site itself does, however its address is made', async () => {
    for (const given of [{}, { title: 'Ours', slug: ' EDUCATION ' }]) {
      const refused = await create('/pages', { title: 'Education', blocks: [hero], _status: 'published', ...given })
      expect([refused.status, said(refused).path]).toEqual([400, 'slug'])
      expect(said(refused).message).toContain('/education is a page of the site itself')
    }
  })

  it('keeps its old address when it moves', async () => {
    const { body } = await makePage('First name')
    await editor.patch(`/pages/${body.doc.id}`, { json: { slug: 'second-name', _status: 'published' } })
    const page = await cms.payload.findByID({ collection: slugs.pages, id: body.doc.id, depth: 0 })
    expect([page.slug, page.previousSlugs]).toEqual(['second-name', ['first-name']])
  })

  it('says nothing forbidden, and no fact without its source, in whatever block', async () => {
    const cures = 'Black cohosh cures hot flashes in every woman.'
    for (const [blocks, path] of [
      [
        [hero, { blockType: 'faq', heading: 'Asked', questions: [{ question: 'Well?', answer: cures }] }],
        'blocks.1.questions.0.answer',
      ],
      [
        [{ blockType: 'table', caption: 'T', columns: ['a', 'b'], rows: [{ cells: ['x', cures] }] }],
        'blocks.0.rows.0.cells',
      ],
      [[textBlock({ type: 'text', text: 'A study of 3302 women found it.' })], 'blocks.0.content'],
    ] as const) {
      const refused = await makePage('Bold words', [...blocks])
      expect([refused.status, said(refused).path]).toEqual([400, path])
    }
  })

  it('lists what its texts cite, which then cannot be deleted, and neither can its pictures', async () => {
    const { id } = await makeReference(cms.payload)
    const cited = textBlock({ type: 'text', text: 'They lasted 7.4 years at the median.' }, { citation: id })
    const { body } = await makePage('Cited', [hero, cited])
    const page = await cms.payload.findByID({ collection: slugs.pages, id: body.doc.id, depth: 0 })
    expect(page.references).toEqual([id])
    const refused = await editor.patch(`/references/${id}`, { json: { deletedAt: new Date(0).toISOString() } })
    expect([refused.status, refused.body.errors[0].message]).toEqual([409, expect.stringContaining('the page “Cited”')])

    const picture = await cms.payload.db.create({
      collection: slugs.media,
      data: { alt: 'The sea', filename: 'sea.webp' },
    })
    await create('/pages?draft=true', {
      title: 'With the sea',
      blocks: [{ blockType: 'picture', picture: picture.id }],
      _status: 'draft',
    })
    const deletedAt = new Date(0).toISOString()
    const kept = await editor.patch(`/media/${picture.id}`, { json: { deletedAt } })
    expect([kept.status, kept.body.errors[0].message]).toEqual([409, expect.stringContaining('With the sea')])
  })

  it('is found by the search while it is published', async () => {
    const { body } = await makePage('Lighthouse evenings', [{ ...hero, text: 'A lamp and a blanket.' }])
    const find = async () => (await cms.anonymous.get('/search?q=blanket')).body.results
    expect(await find()).toEqual([
      { kind: 'page', title: 'Lighthouse evenings', summary: 'A lamp and a blanket.', href: '/lighthouse-evenings' },
    ])
    await editor.patch(`/pages/${body.doc.id}`, { json: { _status: 'draft' } })
    expect(await find()).toEqual([])
  })

  it('has as many cells in a row as columns', async () => {
    const table = {
      blockType: 'table',
      caption: 'T',
      columns: ['a', 'b'],
      rows: [{ cells: ['x', 'y'] }, { cells: ['x'] }],
    }
    expect(said(await makePage('Uneven', [table])).message).toBe('Row 2 needs 2 cells, one for each column.')
  })
})

describe('a redirect', () => {
  const redirect = (from: string, to: string) => create('/redirects', { from, to })

  it('is refused to strangers, who cannot read the list either', async () => {
    expect((await cms.anonymous.post('/redirects', { json: { from: '/a', to: '/b' } })).status).toBe(403)
    expect((await cms.anonymous.get('/redirects')).status).toBe(403)
  })

  it('goes into the trash, leads nowhere from there, and leaves its address to nobody unsaid', async () => {
    const { id } = (await redirect('/long-gone.html', '/education')).body.doc as { id: number }
    const into = (deletedAt: string | null) => editor.patch(`/redirects/${id}?trash=true`, { json: { deletedAt } })
    expect((await editor.delete(`/redirects/${id}`)).status).toBe(403)
    expect((await into(new Date(0).toISOString())).status).toBe(200)
    expect((await editor.get('/redirects?where[from][equals]=/long-gone.html')).body.docs).toEqual([])
    expect(said(await redirect('/long-gone.html', '/practice'))).toMatchObject({
      path: 'from',
      message: 'A redirect of /long-gone.html lies in the trash. Take it out there, or let a founder empty it.',
    })
    expect((await into(null)).status).toBe(200)
    const founder = await cms.signedInAs('founder')
    await into(new Date(0).toISOString())
    expect((await founder.delete(`/redirects/${id}?trash=true`)).status).toBe(200)
    expect((await redirect('/long-gone.html', '/practice')).status).toBe(201)
  })

  it('is kept in the one spelling by which addresses are compared', async () => {
    const { body } = await redirect('/About-Us.html/?x=1', '/education')
    expect(body.doc.from).toBe('/about-us.html')
    expect(said(await redirect('/ABOUT-us.html', '/practice'))).toEqual(
      expect.objectContaining({
        path: 'from',
        message: '/about-us.html leads to /education already. Change that redirect, or delete it.',
      }),
    )
  })

  it.each(['/', '/education', '/Education/hot-flashes', '/api/media', '/favicon.ico', '/%61dmin'])(
    'never leads on from %s, which the site answers',
    async (from) => {
      const refused = await redirect(from, '/practice')
      expect([refused.status, said(refused).path]).toEqual([400, 'from'])
    },
  )

  it.each([
    ['nowhere', '/x'],
    ['//elsewhere.example', '/x'],
    ['/fine', 'javascript:alert(1)'],
    ['/fine', '//elsewhere.example'],
    ['/fine', 'http://elsewhere.example'],
    ['/a/../b', '/x'],
    ['/%', '/x'],
  ])('is refused from %s to %s', async (from, to) => expect((await redirect(from, to)).status).toBe(400))

  it('never goes in a circle, over however many', async () => {
    expect(said(await redirect('/self', '/SELF/?again'))).toMatchObject({ path: 'to' })
    await redirect('/three', '/practice')
    await redirect('/two', '/three')
    await redirect('/one', '/two')
    const { docs } = await cms.payload.find({ collection: slugs.redirects, where: { from: { equals: '/three' } } })
    expect(said(await editor.patch(`/redirects/${docs[0]!.id}`, { json: { to: '/one#there' } })).message).toContain(
      'goes in a circle',
    )
  })

  it('knows the site’s own host in an address that was copied whole, so that none leads to itself', async () => {
    const { SITE_URL } = getEnv()
    const { body } = await redirect(`${SITE_URL}/Whole/`, `${SITE_URL.replace(/^https?/, 'https')}/practice?x=1#y`)
    expect([body.doc.from, body.doc.to]).toEqual(['/whole', '/practice?x=1#y'])
    const itself = await redirect('/round', `${SITE_URL.replace(/^https?/, 'https')}/round`)
    expect([itself.status, said(itself).path]).toEqual([400, 'to'])
  })

  it('leads to what stands on the site, and says what does not', async () => {
    const nothing = { status: 400, path: 'to', message: expect.stringContaining('There is nothing at') }
    const tried = async (to: string) => {
      const answer = await redirect(`/from-${to.replaceAll(/\W/g, '-')}`, to)
      return { status: answer.status, ...(answer.status !== 201 && said(answer)) }
    }
    const nowhere = [
      '/not-here',
      '/education/not-here',
      '/smart-stacks/not-here',
      '/practice/x',
      '/tarot/22',
      '/offline',
    ]
    for (const to of nowhere) expect(await tried(to), to).toMatchObject(nothing)
    const { slug } = await makeModule(cms.payload)
    const { body } = await makePage('Moved once')
    await editor.patch(`/pages/${body.doc.id}`, { json: { slug: 'moved-twice', _status: 'published' } })
    const here = ['/', '/home', '/practice/?x=1#y', '/tarot/21', `/education/${slug}`, '/moved-twice', '/moved-once']
    for (const to of [...here, 'https://example.org/x']) expect(await tried(to), to).toEqual({ status: 201 })
    await create('/pages?draft=true', { title: 'Still a draft', blocks: [hero], _status: 'draft' })
    expect(await tried('/still-a-draft')).toHaveProperty(
      'message',
      '“Still a draft” is not on the site. Publish it first, or lead somewhere else.',
    )
  })

  it('and a page never share an address', async () => {
    await makePage('Tea garden')
    expect(said(await redirect('/tea-garden', '/practice')).message).toContain('“Tea garden” has this address')
    await redirect('/herb-garden', '/practice')
    expect(said(await makePage('Herb garden')).message).toContain('A redirect leads on from /herb-garden')
  })
})
