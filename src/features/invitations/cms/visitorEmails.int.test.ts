import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { runDueJobs } from '@/shared/cms/jobRunner'
import { poolOf } from '@/shared/database'
import type { TestCms } from '@/testing/cms'
import { startEmailCms } from '@/testing/emailCms'
import type { ResendDouble } from '@/testing/resendDouble'

let resend: ResendDouble
let cms: TestCms
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ cms, resend, stop } = await startEmailCms({ RATE_LIMITS: 'off' }))
  await cms.payload.create({
    collection: 'education-modules',
    data: { title: 'Hot Flashes, Honestly', slug: 'hot-flashes-honestly', _status: 'draft' },
    draft: true,
  })
})
afterAll(async () => {
  await stop?.()
})
beforeEach(() => {
  resend.delivered.length = 0
  resend.requests.length = 0
})

let count = 0
const someone = () => `reader-${(count += 1)}@example.com`
const invite = (json: unknown) => cms.anonymous.post('/send-community-invitation', { json })
const share = (json: unknown) => cms.anonymous.post('/share-education-module', { json })

describe('emails by strangers, as a relay', () => {
  const attacks = [
    'Visit https://evil.example/win now',
    'evil.example',
    'Ｅｖｉｌ．ｅｘａｍｐｌｅ',
    'evil\u200B.\u200Bexample',
    '<a href="https://evil.example">you won</a>',
    'Ruth\r\nBcc: victim@example.org\r\n\r\nBuy now',
    'Call +1 555 0100 to claim your prize today and bring all of your friends with you',
    '\u202Eelpmaxe.live\u202C',
    'hxxps[:]//evil[.]example',
    'evil。example',
  ]

  it('lets nothing out that an attacker wrote as an address', async () => {
    for (const inviterName of attacks) {
      await invite({ email: someone(), inviterName })
      await share({
        email: someone(),
        moduleTitle: inviterName,
        moduleUrl: 'http://localhost:3000/education',
        senderName: inviterName,
      })
    }
    await runDueJobs(cms.payload)
    expect(resend.delivered).toHaveLength(attacks.length * 2)
    const subjects = new Set(resend.delivered.map(({ subject }) => subject))
    expect(subjects).toEqual(new Set(['An invitation to Power Years', 'Something to read from Power Years']))
    for (const mail of resend.delivered) {
      const everything = [mail.subject, mail.html, mail.text, JSON.stringify(mail.headers)].join('\n')
      expect(everything).not.toMatch(/evil\.|evil\[|elpmaxe\.|example\.org|555|hxxps\[|<a href="https?:\/\/evil/i)
      expect(everything).not.toMatch(/bring all of your friends/)
      const links = [...mail.html.matchAll(/href="([^"]+)"/g)].map((match) => new URL(match[1]!).origin)
      expect(new Set(links)).toEqual(new Set(['http://localhost:3000']))
      expect(mail.subject).not.toMatch(/[\r\n]/)
    }
  })

  it.each([
    'https://evil.example/education/x',
    'http://localhost:3000@evil.example/education',
    'http://localhost:3000/admin',
    'http://localhost:3000/education/../admin',
    'http://localhost:3000/education//evil.example',
    'http://localhost:3000/education/hot-flashes-honestly',
    'javascript:alert(1)',
  ])('does not share %s', async (moduleUrl) => {
    const { status } = await share({ email: someone(), moduleTitle: 'Read this', moduleUrl, senderName: 'Ruth' })
    expect(status).toBe(400)
    await runDueJobs(cms.payload)
    expect(resend.requests).toEqual([])
  })
})

it('says what editors have published for it, and no draft of theirs', async () => {
  const editor = await cms.signedInAs('editor')
  const path = '/globals/letter-texts'
  const { body: before } = await editor.get(`${path}?draft=true`)
  const words = {
    invitationSubject: 'For you,\nfrom {site}',
    moduleText: 'Read [this](/education) at {site}.',
    libraryTitle: 'All of it',
  }
  await editor.post(path, { json: { ...before, ...words, _status: 'published' } })
  await editor.post(`${path}?draft=true`, { json: { invitationHeading: 'Not yet', _status: 'draft' } })
  await invite({ email: someone(), inviterName: 'Ruth' })
  await share({
    email: someone(),
    moduleTitle: 'x',
    moduleUrl: 'http://localhost:3000/education',
    senderName: 'Ruth',
  })
  await runDueJobs(cms.payload)
  const [one, other] = resend.delivered.toSorted((first, second) => first.subject.localeCompare(second.subject))
  expect(one!.subject).toBe('For you, from Power Years')
  expect(one!.text).toContain('Somebody thought you might like this.')
  expect(other!.text).toContain('Read this at Power Years.')
  expect(other!.html).toContain('All of it')
})

describe('a letter whose job fails on its way', () => {
  const runJobs = async () => {
    await poolOf(cms.payload).query(`UPDATE payload_jobs SET wait_until = now() - interval '1 second'`)
    await runDueJobs(cms.payload)
  }

  it('leaves by the next try, when its words could not be read', async () => {
    const reads = vi.spyOn(cms.payload, 'findGlobal').mockRejectedValueOnce(new Error('away'))
    const email = someone()
    try {
      await invite({ email, inviterName: 'Ruth' })
      await runJobs()
      expect(resend.delivered).toEqual([])
    } finally {
      reads.mockRestore()
    }
    await runJobs()
    expect(resend.delivered.map(({ to }) => to)).toEqual([email])
  })

  it('leaves by the next try, when it ended behind its claim, and still once in all', async () => {
    const { payload } = cms
    const email = someone()
    await invite({ email, inviterName: 'Ruth' })
    // As when the process ends there: what gives the claim back is not heard.
    const pool = poolOf(payload)
    const query = pool.query.bind(pool) as (...given: unknown[]) => unknown
    const cut = vi.spyOn(pool, 'query').mockImplementation(((...given: unknown[]) => {
      if (!String(given[0]).startsWith('UPDATE invited_addresses')) return query(...given)
      cut.mockRestore()
      return Promise.reject(new Error('away'))
    }) as never)
    resend.refuseWhen(() => 500)
    try {
      await runJobs()
    } finally {
      cut.mockRestore()
      resend.refuseWhen(() => null)
    }
    await runJobs()
    expect(resend.delivered.map(({ to }) => to)).toEqual([email])
    await invite({ email, inviterName: 'Ruth' })
    await runJobs()
    expect(resend.delivered).toHaveLength(1)
  })
})
