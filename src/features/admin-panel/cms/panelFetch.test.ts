import { afterEach, expect, it, vi } from 'vitest'

import { guardFetch } from './panelFetch'

/** What the network is asked, each answered when the test says so. */
function fakeNetwork() {
  const waiting: { url: string; answer: (response: Response) => void }[] = []
  const fetch = (url: string | URL | Request) =>
    new Promise<Response>((answer) => waiting.push({ url: String(url), answer }))
  vi.stubGlobal('window', { fetch, location: { origin: 'http://site.test', href: 'http://site.test/admin' } })
  const answer = (url: string, response: Response) => waiting.findLast((one) => one.url === url)!.answer(response)
  return { answer }
}

const askAboutFields = () =>
  window.fetch('/admin/collections/quotes/1', { method: 'POST', headers: { 'Next-Action': 'a1' } })
const save = () => window.fetch('/api/quotes/1', { method: 'PATCH', body: '{}' })
const refusal = () => Response.json({ errors: [{ message: 'invalid' }] }, { status: 400 })

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('hands a refusal to the form after the answers it had asked for before, which would take its marks away', async () => {
  vi.useFakeTimers()
  const { answer } = fakeNetwork()
  const end = guardFetch(() => Promise.resolve(false))
  const question = askAboutFields()
  const isHandedOver = vi.fn()
  const saved = save().then(isHandedOver)
  answer('/api/quotes/1', refusal())
  await vi.advanceTimersByTimeAsync(1_000)
  expect(isHandedOver).not.toHaveBeenCalled()

  answer('/admin/collections/quotes/1', new Response('the fields'))
  expect(await (await question).text()).toBe('the fields')
  await vi.advanceTimersByTimeAsync(1_000)
  await saved
  expect(isHandedOver).toHaveBeenCalledOnce()
  end()
})

it('waits for nothing where a save succeeds or nothing was asked, and not for long where no answer comes', async () => {
  vi.useFakeTimers()
  const { answer } = fakeNetwork()
  const end = guardFetch(() => Promise.resolve(false))
  const refused = save()
  answer('/api/quotes/1', refusal())
  expect((await refused).status).toBe(400)
  end()

  const again = fakeNetwork()
  const endAgain = guardFetch(() => Promise.resolve(false))
  void askAboutFields()
  const saved = save()
  again.answer('/api/quotes/1', Response.json({ doc: { id: 1 } }))
  expect((await saved).status).toBe(200)
  endAgain()

  const silent = fakeNetwork()
  const endSilent = guardFetch(() => Promise.resolve(false))
  void askAboutFields()
  const late = save()
  silent.answer('/api/quotes/1', refusal())
  await vi.advanceTimersByTimeAsync(10_000)
  expect((await late).status).toBe(400)

  const isHandedOver = vi.fn()
  const next = save().then(isHandedOver)
  silent.answer('/api/quotes/1', refusal())
  await vi.advanceTimersByTimeAsync(10)
  expect(isHandedOver, 'what was waited for in vain holds back no later refusal').toHaveBeenCalledOnce()
  await next
  endSilent()
})
