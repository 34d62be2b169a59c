import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { slugs } from '@/slugs'
import { startBibliographyDouble, type BibliographyDouble } from '@/testing/bibliographyDouble'
import { startTestCms, type TestCms } from '@/testing/cms'
import { makeModule, makeReference, referenceData, richText } from '@/testing/factories'

let cms: TestCms
let bibliography: BibliographyDouble
let founder: Awaited<ReturnType<TestCms['signedInAs']>>

beforeAll(async () => {
  bibliography = await startBibliographyDouble()
  cms = await startTestCms({ env: { CROSSREF_URL: bibliography.url, PUBMED_URL: bibliography.url } })
  founder = await cms.signedInAs('founder')
})
afterAll(() => Promise.all([cms.stop(), bibliography.stop()]))

const words = { type: 'text' as const, text: 'Words.' }
const referencesOf = async (id: number, draft = false) =>
  (await cms.payload.findByID({ collection: slugs.educationModules, id, depth: 0, draft })).references

it('lists what the text cites, and drops what it no longer cites', async () => {
  const [cited, other, further] = [
    await makeReference(cms.payload),
    await makeReference(cms.payload),
    await makeReference(cms.payload),
  ]
  const { id } = await makeModule(cms.payload, {
    references: [further.id],
    content: richText(words, { citation: cited.id }, { citation: other.id }, { citation: cited.id }),
  })
  expect(await referencesOf(id)).toEqual([further.id, cited.id, other.id])

  await founder.patch(`/education-modules/${id}`, {
    json: { content: richText(words, { citation: other.id }), _status: 'published' },
  })
  expect(await referencesOf(id)).toEqual([further.id, other.id])
})

it('keeps a reference that a module or a draft cites, and says which', async () => {
  const [published, drafted] = [await makeReference(cms.payload), await makeReference(cms.payload)]
  const { id } = await makeModule(cms.payload, {
    title: 'Leans on it',
    content: richText(words, { citation: published.id }),
  })
  await founder.patch(`/education-modules/${id}?draft=true`, {
    json: { content: richText(words, { citation: published.id }, { citation: drafted.id }), _status: 'draft' },
  })
  for (const reference of [published, drafted]) {
    const { status, body } = await founder.delete(`/references/${reference.id}`)
    expect(status).toBe(409)
    expect(body.errors[0].message).toBe('This reference is used in the module “Leans on it”. Take it out there first.')
  }
  const bulk = await founder.delete(`/references?where[id][equals]=${published.id}`)
  expect(bulk.body.errors).toHaveLength(1)
  expect((await founder.get(`/references/${published.id}`)).status).toBe(200)
})

it('deletes one that nobody cites', async () => {
  const { id } = await makeReference(cms.payload)
  expect((await founder.delete(`/references/${id}`)).status).toBe(200)
})

it('does not publish a citation of something deleted, but saves the draft', async () => {
  const content = richText(words, { citation: 987_654 })
  const draft = await founder.post('/education-modules?draft=true', { json: { title: 'Dangles', content } })
  expect(draft.status).toBe(201)
  expect(draft.body.doc.references).toEqual([])
  const { id } = await makeModule(cms.payload)
  const published = await founder.patch(`/education-modules/${id}`, { json: { content, _status: 'published' } })
  expect(published.status).toBe(400)
  expect(published.body.errors[0].data.errors[0]).toMatchObject({
    path: 'content',
    message: expect.stringContaining('was deleted'),
  })
})

it('does not publish what rests on a retracted source, and names it', async () => {
  const { id, label } = await makeReference(cms.payload)
  const { id: citing } = await makeModule(cms.payload, { content: richText(words, { citation: id }) })
  await founder.patch(`/references/${id}`, { json: { status: 'retracted' } })
  const refused = await founder.patch(`/education-modules/${citing}`, { json: { title: 'Once more' } })
  expect(refused.status).toBe(400)
  expect(refused.body.errors[0].data.errors[0]).toMatchObject({
    path: 'content',
    message: expect.stringContaining(label!),
  })
})

it('checks identifiers and lengths, and names a reference after its first author', async () => {
  const wrong = referenceData({ doi: 'https://doi.org/10.1/x', url: 'www.example.com', year: 1492 })
  const { status, body } = await founder.post('/references', { json: wrong })
  expect(status).toBe(400)
  expect(body.errors[0].data.errors.map((error: { path: string }) => error.path).sort()).toEqual(['doi', 'url', 'year'])
  const tooLong = await founder.post('/references', {
    json: referenceData({ url: `https://a.example/${'x'.repeat(600)}` }),
  })
  expect(tooLong.status).toBe(400)
  expect((await makeReference(cms.payload)).label).toMatch(/^Avis NE 2015: Duration of menopausal/)
})

it('has a title as it was printed, and claims nothing that is forbidden in words of ours', async () => {
  const printed = { title: 'Efficacy of Black Cohosh for Treatment of Hot Flashes' }
  const claim = 'Black cohosh cures hot flashes.'
  for (const name of ['finding', 'design', 'locator']) {
    const { status, body } = await founder.post('/references', { json: referenceData({ ...printed, [name]: claim }) })
    expect(status, name).toBe(400)
    expect(body.errors[0].data.errors).toMatchObject([{ path: name, message: expect.stringContaining(claim) }])
  }
  // One that came in before that was looked at can still be said to be retracted.
  const { id } = await makeReference(cms.payload, { ...printed, finding: claim })
  const { status, text } = await founder.patch(`/references/${id}`, { json: { status: 'retracted' } })
  expect(status, text).toBe(200)
  expect((await founder.patch(`/references/${id}`, { json: { finding: `Truly: ${claim}` } })).status).toBe(400)
})

describe('a publication is looked up', () => {
  beforeEach(() => void bibliography.requests.splice(0))

  const lookUp = (identifier: string, caller: Pick<typeof founder, 'get'> = founder) =>
    caller.get(`/publications/lookup?${new URLSearchParams({ identifier })}`)

  it('by people of the panel alone', async () => {
    expect((await lookUp('25686030', cms.anonymous)).status).toBe(401)
    expect((await lookUp('no number')).status).toBe(400)
    expect(bibliography.requests).toEqual([])
  })

  it('by DOI at Crossref, by number at PubMed', async () => {
    const { body } = await lookUp('https://doi.org/10.1001/jamainternmed.2014.8063')
    expect(body).toEqual({
      key: 'avis-duration-menopausal-2015',
      authors: 'Avis NE, Crawford SL',
      year: 2015,
      title: 'Duration of Menopausal Vasomotor Symptoms',
      source: 'JAMA Intern Med',
      doi: '10.1001/jamainternmed.2014.8063',
      kind: null,
      status: 'retracted',
    })
    expect((await lookUp('PMID 25686030')).body).toMatchObject({
      authors: 'Avis NE, Crawford SL, A B, et al.',
      doi: '10.1001/jamainternmed.2014.8063',
      kind: 'rct',
      status: 'current',
    })
    expect([(await lookUp('10.1000/nobody')).status, (await lookUp('99999')).status]).toEqual([404, 404])
  })

  it('or by hand, while the network is away', async () => {
    bibliography.setAway(true)
    onTestFinished(() => bibliography.setAway(false))
    const { status, body } = await lookUp('25686030')
    expect([status, body.message]).toEqual([502, expect.stringContaining('by hand')])
  })

  it('keeps its earlier versions', async () => {
    const { id } = await makeReference(cms.payload)
    await founder.patch(`/references/${id}`, { json: { finding: 'Longer than anybody thought.' } })
    const { body } = await founder.get(`/references/versions?where[parent][equals]=${id}`)
    expect(body.totalDocs).toBe(2)
    expect((await cms.anonymous.get('/references/versions')).status).toBe(403)
  })
})
