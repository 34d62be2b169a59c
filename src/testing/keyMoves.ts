import { randomBytes } from 'node:crypto'

import { afterEach, vi } from 'vitest'

import { deriveOwnKey, type OwnKey } from '@/shared/browser/ownKey/derive'
import { openRecord } from '@/shared/browser/ownKey/seal'
import type { SealableRecords } from '@/shared/lib/ownRecords'

import type { TestCms } from './cms'
import { hotFlash } from './factories'
import { keyedBrowser, type KeyedBrowser } from './keyedBrowser'

/** As much of a kind as a move needs. */
export const kindOf = (name: string, exportKey: string, rules: Partial<SealableRecords> = {}): SealableRecords => ({
  kind: { name, exportKey, label: { one: name, many: exportKey } },
  paths: { add: '', list: '' },
  read: () => ({ issues: [] }),
  readStored: () => ({ issues: [] }),
  toResponse: () => null,
  toList: () => null,
  merge: (kept, other) => ({ ...other, ...kept, also: other }),
  ...rules,
})
/** The day of a record. */
export const dayOf = (record: object) => (record as { day: string }).day
/** Hot flashes, and days, of which each is one. */
export const kinds = [kindOf('symptom', 'symptoms'), kindOf('day', 'days', { once: dayOf })]

/** A random own key. */
export const newKey = () => deriveOwnKey(Uint8Array.from(randomBytes(32)))
/** A day on which this was said. */
export const day = (date: string, said: object) => ({ day: date, ...said })

/** Browsers whose pages move diaries, by the page's own code. @param cmsOf the site of the file that asks */
export function browsersWithKeys(cmsOf: () => TestCms) {
  afterEach(() => vi.unstubAllGlobals())
  const browser = (key?: OwnKey) => keyedBrowser(cmsOf(), key)

  /** Lets the page's own code call as this browser. @param lost the call whose answer never arrives, from 1 on */
  function callAs(visitor: KeyedBrowser, lost = 0) {
    let calls = 0
    vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
      calls += 1
      const json = body === undefined ? undefined : (JSON.parse(body as string) as unknown)
      const path = url.slice('/api'.length)
      const name = method.toLowerCase() as 'get' | 'post'
      if (calls !== lost) {
        const { status, text, headers } = await visitor.call(name, path, json)
        return new Response(text, { status, headers })
      }
      // The server did it; the browser learns nothing of it, not even a cookie.
      await cmsOf().anonymous[name](path, { json, headers: visitor.cookie() ? { cookie: visitor.cookie()! } : {} })
      throw new TypeError('Failed to fetch')
    })
    return () => calls
  }

  async function withDiary() {
    const visitor = browser()
    await visitor.call('post', '/symptoms/log', hotFlash)
    await visitor.call('post', '/symptoms/log', { ...hotFlash, severity: 5 })
    await visitor.call('post', '/days', day('2026-11-20', { sleep: 2, note: 'Bad night.' }))
    return visitor
  }

  /** What a browser with the key reads. */
  async function read(key: OwnKey) {
    const visitor = browser(key)
    await visitor.open()
    const opened = async (kind: string, path: string) => {
      const { body } = await visitor.call('get', path)
      const all = (body as { id: string; sealed: string }[]).map(({ id, sealed }) =>
        openRecord<{ record: Record<string, unknown> }>(key.sealing, { kind, id }, sealed),
      )
      return (await Promise.all(all)).map((content) => content!.record)
    }
    return { flashes: await opened('symptom', '/symptoms'), days: await opened('day', '/days') }
  }

  return { browser, callAs, withDiary, read }
}
