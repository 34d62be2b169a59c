import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'
import { makeReference } from '@/testing/factories'
import type { RestClient } from '@/testing/restClient'

import { relationPaths } from './preventDeleteIfReferenced'

let cms: TestCms
let founder: RestClient

beforeAll(async () => {
  cms = await startTestCms()
  founder = await cms.signedInAs('founder')
})
afterAll(() => cms.stop())

type Citing = { collection: string; data: (reference: number) => object; named: string }

/** Each place that can cite, as a draft that holds nothing else, and as the refusal calls it. */
const citing: Citing[] = [
  {
    collection: slugs.educationModules,
    data: (id) => ({ title: 'Further reading', references: [id] }),
    named: 'the module “Further reading”',
  },
  {
    collection: slugs.wisdomEntries,
    data: (id) => ({ text: 'Warm is not wrong.', kind: 'practice', references: [id] }),
    named: 'the line of wisdom “Warm is not wrong.”',
  },
  {
    collection: slugs.patternCards,
    data: (id) => ({ title: 'Fog after a short night', references: [id] }),
    named: 'the pattern card “Fog after a short night”',
  },
  {
    collection: slugs.practiceSessions,
    data: (id) => ({ name: 'Evening lake', references: [id] }),
    named: 'the practice session “Evening lake”',
  },
  {
    collection: slugs.stacks,
    data: (id) => ({ name: 'Steadier evenings', references: [id] }),
    named: 'the smart stack “Steadier evenings”',
  },
  {
    collection: slugs.stacks,
    data: (id) => ({ name: 'Quiet nights', supplements: [{ name: 'Magnesium' }, { name: 'Tea', references: [id] }] }),
    named: 'the smart stack “Quiet nights”',
  },
  {
    collection: slugs.ingredients,
    data: (id) => ({ name: 'Parabens', references: [id] }),
    named: 'the ingredient “Parabens”',
  },
  {
    collection: slugs.pages,
    data: (id) => ({ title: 'A week by the sea', references: [id] }),
    named: 'the page “A week by the sea”',
  },
  {
    collection: slugs.redFlags,
    data: (id) => ({ sign: 'A rash that spreads in hours', references: [id] }),
    named: 'the red flag “A rash that spreads in hours”',
  },
]

const messageOf = ({ body }: { body: { errors?: { message: string }[] } }) => body.errors?.[0]?.message

describe('a reference', () => {
  it('is tried in every place that can cite one', async () => {
    const places = Object.values(cms.payload.collections).flatMap(({ config: { slug, flattenedFields } }) =>
      slug.startsWith('payload-') ? [] : relationPaths(flattenedFields, slugs.references).map(() => slug),
    )
    expect(places.sort()).toEqual([...citing.map(({ collection }) => collection), slugs.corrections].sort())
  })

  it('stays for good while a correction cites it: the site writes these, and nobody deletes them', async () => {
    const { id } = await makeReference(cms.payload)
    const data = { day: '2026-03-01', standsIn: 'A module', href: '/education', why: 'A wrong age.', references: [id] }
    await cms.payload.create({ collection: slugs.corrections, data })
    const refused = await founder.delete(`/references/${id}`)
    expect([refused.status, messageOf(refused)]).toEqual([
      409,
      'This reference is used in the correction “A wrong age.”. Take it out there first.',
    ])
  })

  it.each(citing)('stays while $named cites it, even if only in a draft', async ({ collection, data, named }) => {
    const { id } = await makeReference(cms.payload)
    const made = await founder.post(`/${collection}?draft=true`, { json: { ...data(id), _status: 'draft' } })
    expect(made.status, made.text).toBe(201)
    const refused = await founder.delete(`/references/${id}`)
    expect([refused.status, messageOf(refused)]).toEqual([
      409,
      `This reference is used in ${named}. Take it out there first.`,
    ])
    expect((await founder.get(`/references/${id}`)).status).toBe(200)
    expect((await founder.delete(`/${collection}/${made.body.doc.id}`)).status).toBe(200)
    expect((await founder.delete(`/references/${id}`)).status).toBe(200)
  })

  it('stays while the site shows it, though the newest draft has done without', async () => {
    const { id } = await makeReference(cms.payload)
    const session = {
      name: 'On the site',
      description: 'A slow walk.',
      cues: [{ time: '0:00', text: 'Sit.' }],
      safetyNote: 'Stop when you like.',
      group: 'meditation',
      duration: 5,
      intensity: 'gentle',
      key: 'on-the-site',
      references: [id],
    }
    const made = await founder.post('/practice-sessions', { json: { ...session, _status: 'published' } })
    expect(made.status, made.text).toBe(201)
    const address = `/practice-sessions/${made.body.doc.id}`
    const draft = { name: 'Renamed', references: [], _status: 'draft' }
    expect((await founder.patch(`${address}?draft=true`, { json: draft })).status).toBe(200)
    expect(messageOf(await founder.delete(`/references/${id}`))).toContain('the practice session “On the site”')
    expect((await founder.patch(address, { json: { references: [], _status: 'published' } })).status).toBe(200)
    expect((await founder.delete(`/references/${id}`)).status).toBe(200)
  })

  it('says the first three places, counts the others, and cuts what is long', async () => {
    const { id } = await makeReference(cms.payload)
    const used = async (text: string) => {
      await founder.post('/wisdom-entries?draft=true', { json: { text, references: [id], _status: 'draft' } })
      return messageOf(await founder.delete(`/references/${id}`))
    }
    expect(await used('x'.repeat(61))).toBe(
      `This reference is used in the line of wisdom “${'x'.repeat(59)}…”. Take it out there first.`,
    )
    expect(await used('two')).toMatch(/ “x+…” and the line of wisdom “two”\. |“two” and the line of wisdom “x+…”\. /)
    await used('three')
    expect(await used('four')).toMatch(
      /^This reference is used in (?:the line of wisdom “[^”]+”,? ){3}and one other place\. /,
    )
    expect(await used('five')).toMatch(/ and 2 other places\. Take it out there first\.$/)
  })
})
