import { afterEach, expect, it, vi } from 'vitest'

import { guardFetch, onLostSave, onSave, recordSeenVersion } from './panelFetch'

/** What the network is asked, each answered when the test says so. */
function fakeNetwork() {
  const waiting: { url: string; answer: (response: Response) => void }[] = []
  const fetch = (url: string | URL | Request) =>
    new Promise<Response>((answer) => waiting.push({ url: String(url), answer }))
  vi.stubGlobal('window', { fetch, location: { origin: 'http://site.test', href: 'http://site.test/admin' } })
  const answer = (url: string, response: Response) => waiting.findLast((one) => one.url === url)!.answer(response)
  return { answer, asked: () => waiting.map(({ url }) => url) }
}

const tell = vi.fn()
const nobody = {
  askForPassword: () => Promise.resolve(false),
  confirmSeveral: () => Promise.resolve(false),
  tell,
}

const askAboutFields = () =>
  window.fetch('/admin/collections/experts/1', { method: 'POST', headers: { 'Next-Action': 'a1' } })
const save = () => window.fetch('/api/experts/1', { method: 'PATCH', body: '{}' })
const refusal = () => Response.json({ errors: [{ message: 'invalid' }] }, { status: 400 })

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('hands a refusal to the form after the answers it had asked for before, which would take its marks away', async () => {
  vi.useFakeTimers()
  const { answer } = fakeNetwork()
  const end = guardFetch(nobody)
  const question = askAboutFields()
  const isHandedOver = vi.fn()
  const saved = save().then(isHandedOver)
  answer('/api/experts/1', refusal())
  await vi.advanceTimersByTimeAsync(1_000)
  expect(isHandedOver).not.toHaveBeenCalled()

  answer('/admin/collections/experts/1', new Response('the fields'))
  expect(await (await question).text()).toBe('the fields')
  await vi.advanceTimersByTimeAsync(1_000)
  await saved
  expect(isHandedOver).toHaveBeenCalledOnce()
  end()
})

it('waits for nothing where a save succeeds or nothing was asked, and not for long where no answer comes', async () => {
  vi.useFakeTimers()
  const { answer } = fakeNetwork()
  const end = guardFetch(nobody)
  const refused = save()
  answer('/api/experts/1', refusal())
  expect((await refused).status).toBe(400)
  end()

  const again = fakeNetwork()
  const endAgain = guardFetch(nobody)
  void askAboutFields()
  const saved = save()
  again.answer('/api/experts/1', Response.json({ doc: { id: 1 } }))
  expect((await saved).status).toBe(200)
  endAgain()

  const silent = fakeNetwork()
  const endSilent = guardFetch(nobody)
  void askAboutFields()
  const late = save()
  silent.answer('/api/experts/1', refusal())
  await vi.advanceTimersByTimeAsync(10_000)
  expect((await late).status).toBe(400)

  const isHandedOver = vi.fn()
  const next = save().then(isHandedOver)
  silent.answer('/api/experts/1', refusal())
  await vi.advanceTimersByTimeAsync(10)
  expect(isHandedOver, 'what was waited for in vain holds back no later refusal').toHaveBeenCalledOnce()
  await next
  endSilent()
})

it('hands a text on after what its form had asked, which would lock it again', async () => {
  vi.useFakeTimers()
  const { answer, asked } = fakeNetwork()
  const end = guardFetch(nobody)
  void askAboutFields()
  const say = window.fetch('/api/editorial/acts', { method: 'POST', body: '{}' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked()).toEqual(['/admin/collections/experts/1'])
  answer('/admin/collections/experts/1', new Response('the fields'))
  await vi.advanceTimersByTimeAsync(1_000)
  answer('/api/editorial/acts', Response.json({}, { status: 201 }))
  expect((await say).status).toBe(201)
  end()
})

it('tells whether a form asked about its fields while it was saved', async () => {
  const { answer } = fakeNetwork()
  const end = guardFetch(nobody)
  const told: boolean[] = []
  const endListening = onSave((_place, _doc, mayLock) => void told.push(mayLock))
  const saveAnd = async (meanwhile: () => unknown) => {
    const saved = save()
    await meanwhile()
    answer('/api/experts/1', Response.json({ doc: { id: 1 } }))
    await saved
  }
  const askAndBeAnswered = async () => {
    const question = askAboutFields()
    answer('/admin/collections/experts/1', new Response('the fields'))
    await (await question).arrayBuffer()
    await new Promise((resolve) => setTimeout(resolve))
  }
  await askAndBeAnswered()
  await saveAnd(() => {})
  await saveAnd(askAndBeAnswered)
  const before = askAboutFields()
  await saveAnd(() => {})
  answer('/admin/collections/experts/1', new Response('the fields'))
  await before
  expect(told).toEqual([false, true, true])
  endListening()
  end()
})

const would = {
  changed: 2,
  same: 0,
  refused: [{ id: 3, title: 'Three', reason: 'No.' }],
  at: '2026-03-01T00:00:00.000Z',
}
const manyOf = (body: object) =>
  window.fetch('/api/experts?where[id][in][0]=1&draft=true', { method: 'PATCH', body: JSON.stringify(body) })

it('shows what a change of many would do, and makes it only when that is confirmed', async () => {
  const sent: { url: string; init?: RequestInit }[] = []
  vi.stubGlobal('window', {
    location: { href: 'http://site.test/admin', origin: 'http://site.test' },
    fetch: (url: string, init?: RequestInit) => {
      sent.push({ url, ...(init && { init }) })
      if (url.startsWith('/api/bulk-edit-preview/')) return Promise.resolve(Response.json(would))
      const answer = { docs: [{ id: 1 }, { id: 2 }], errors: [{ id: 3, message: 'No.' }], message: 'Unable' }
      return Promise.resolve(Response.json(answer, { status: 400 }))
    },
  })
  const confirmSeveral = vi.fn().mockResolvedValueOnce(false).mockResolvedValue(true)
  const end = guardFetch({ ...nobody, confirmSeveral })
  const left = await manyOf({ title: 'New' })
  expect([left.status, await left.json()]).toMatchObject([400, { message: 'Nothing was changed.', docs: [] }])
  expect(sent.map(({ url }) => url)).toEqual(['/api/bulk-edit-preview/experts?where[id][in][0]=1&draft=true'])
  expect(confirmSeveral).toHaveBeenCalledWith('experts', would)
  expect(JSON.parse(String(sent[0]!.init?.body))).toEqual({ data: { title: 'New' } })

  const made = await manyOf({ title: 'New' })
  expect([made.status, (await made.json()).message]).toEqual([200, '2 changed, 1 left as they were.'])
  const { init } = sent.at(-1)!
  expect(JSON.parse(new Headers(init?.headers).get('x-based-on')!)).toMatchObject({ at: would.at })

  await manyOf({ deletedAt: would.at })
  expect(confirmSeveral, 'the trash asks by itself').toHaveBeenCalledTimes(2)
  end()
})

it('says why nothing was saved where there is no network, and leaves a save that was called off alone', async () => {
  const lost: string[] = []
  const stopListening = onLostSave((place) => lost.push(place))
  for (const [thrown, message] of [
    [new TypeError('Failed to fetch'), /cannot be reached.*kept in this browser/],
    [new DOMException('The user aborted a request.', 'AbortError'), /aborted/],
  ] as const) {
    vi.stubGlobal('window', {
      fetch: () => Promise.reject(thrown),
      location: { origin: 'http://site.test', href: 'http://site.test/admin' },
    })
    const end = guardFetch(nobody)
    await expect(save()).rejects.toThrow(message)
    end()
  }
  expect(lost, 'the form of that document hears of the first').toEqual(['experts/1'])
  stopListening()
})

it('schedules no version that somebody else has saved meanwhile, unseen, and tells whatever was not scheduled, and why', async () => {
  const newest = { '/api/experts/3?draft=true&depth=0': '2026-03-17T12:05:00.000Z' } as Record<string, string>
  const asked: string[] = []
  const address = '/admin/collections/experts/3'
  let isSignedIn = true
  let answer = () => Promise.resolve(new Response('{"message":"Success"}'))
  const fetch = (url: string) => {
    asked.push(url)
    if (url === address) return answer()
    return Promise.resolve(Response.json({ user: isSignedIn && { id: 7 }, updatedAt: newest[url] }))
  }
  vi.stubGlobal('window', { fetch, location: { origin: 'http://site.test', href: 'http://site.test/admin' } })
  const end = guardFetch(nobody)
  const schedule = (args: object) =>
    window.fetch(address, {
      method: 'POST',
      headers: { 'Next-Action': 'a1' },
      body: JSON.stringify([{ name: 'schedule-publish', args: { doc: '$undefined', global: '$undefined', ...args } }]),
    })
  const expert = { doc: { relationTo: 'experts', value: '3' } }
  recordSeenVersion('experts/3', '2026-03-17T12:00:00.000Z')
  await expect(schedule(expert)).rejects.toThrow(/Somebody saved this in the meantime/)
  expect(asked).not.toContain(address)

  recordSeenVersion('experts/3', '2026-03-17T12:05:00.000Z')
  expect((await schedule(expert)).status).toBe(200)
  newest['/api/globals/home-page?draft=true&depth=0'] = '2026-03-17T12:05:00.000Z'
  recordSeenVersion('home-page', '2026-03-17T12:00:00.000Z')
  await expect(schedule({ global: 'home-page' })).rejects.toThrow(/Somebody saved/)
  recordSeenVersion('home-page', '2026-03-17T12:05:00.000Z')
  expect((await schedule({ deleteID: 4 })).status).toBe(200)
  expect(tell).toHaveBeenCalledTimes(2)
  const troubles: [() => Promise<Response>, RegExp][] = [
    [() => Promise.reject(new TypeError('Failed to fetch')), /cannot be reached/],
    [() => Promise.resolve(new Response('', { status: 500 })), /did not work/],
    [
      () => Promise.resolve(new Response('0:{"a":"$@1"}\n1:{"refusal":"Not scheduled. Title: “It \\"cures\\".”"}\n')),
      /^Not scheduled\. Title: “It "cures"\.”$/,
    ],
  ]
  for (const [becomes, words] of troubles) {
    answer = becomes
    await expect(schedule(expert)).rejects.toThrow()
    expect(tell).toHaveBeenLastCalledWith(expect.stringMatching(words))
  }
  isSignedIn = false
  await expect(schedule(expert)).rejects.toThrow(/session has ended/)
  end()
})
