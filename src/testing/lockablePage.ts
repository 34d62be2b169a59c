import { afterEach, beforeAll, beforeEach, vi } from 'vitest'

import { siteSealer } from '@/app/(site)/siteSealer'
import { deriveOwnKey, type OwnKey } from '@/shared/browser/ownKey/derive'
import { provideSealer } from '@/shared/browser/ownKey/sealer'
import { removeOwnKey } from '@/shared/browser/ownKey/state'

import { emptyDatabases } from './memoryIdb'

type Page = {
  key: OwnKey
  /** What the server was sent, and whether there is a network. */
  sent: { path: string; body: Record<string, unknown>; key: string | null }[]
  online: boolean
  /** What the server has of the box of a key, and whether the cookie is one of a key. */
  box: object | null
  isKeyed: boolean
  /** Whether a network's sign-in page answers in the place of the site. */
  isHotel: boolean
  /** The paths of what is not there any more. */
  gone: Set<string>
  /** Whether the page has the dialog that opens the diary, or will have it in a moment. */
  hasDialog: boolean
}

/** Its keys are properties, as those of a browser's are. */
const storage = () =>
  Object.create({
    getItem(this: Record<string, string>, name: string) {
      return this[name] ?? null
    },
    setItem(this: Record<string, string>, name: string, value: string) {
      this[name] = value
    },
    removeItem(this: Record<string, string>, name: string) {
      delete this[name]
    },
  }) as Storage

/** Opens a page for each test of a file, which has to put './memoryIdb' in the place of 'idb'. @returns what it meets */
export function openLockablePage(): Page {
  const page = {} as Page
  beforeAll(() => provideSealer(siteSealer))
  beforeEach(async () => {
    emptyDatabases()
    const key = await deriveOwnKey(new Uint8Array(32))
    const met: Page = {
      key,
      sent: [],
      online: true,
      box: null,
      isKeyed: false,
      isHotel: false,
      gone: new Set(),
      hasDialog: false,
    }
    Object.assign(page, met)
    vi.stubGlobal('document', { querySelector: () => (page.hasDialog ? {} : null) })
    vi.stubGlobal('window', new EventTarget())
    vi.stubGlobal('navigator', { cookieEnabled: true })
    vi.stubGlobal('localStorage', storage())
    vi.stubGlobal('sessionStorage', storage())
    vi.stubGlobal('fetch', async (address: string, { method, body, headers }: RequestInit) => {
      if (!page.online) throw new TypeError('Failed to fetch')
      if (address === '/api/own-key/box') {
        if (page.isHotel) return new Response('<html>Welcome to the hotel</html>')
        if (method === 'POST') {
          page.box = JSON.parse(String(body)) as object
          return Response.json({ kept: true })
        }
        return page.box ? Response.json(page.box) : Response.json({ message: 'There is no box.' }, { status: 404 })
      }
      if (address === '/api/own-key') return Response.json({ records: 0, ownKey: page.isKeyed })
      if (method === 'GET') return Response.json([])
      if (page.gone.has(address.slice('/api'.length)))
        return Response.json({ message: 'There is no such entry any more.' }, { status: 404 })
      if (address === '/api/own-key/open') return Response.json({ done: true })
      const record = JSON.parse(String(body ?? '{}')) as Record<string, unknown>
      page.sent.push({
        path: address.slice('/api'.length),
        body: record,
        key: new Headers(headers).get('Idempotency-Key'),
      })
      return Response.json({ id: 'kept', ...record }, { status: 201 })
    })
  })
  afterEach(() => {
    removeOwnKey()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  return page
}
