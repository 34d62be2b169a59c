import { z } from 'zod'

import { defineEndpoint } from '@/shared/cms/defineEndpoint'
import { defineContract } from '@/shared/lib/contract'
import {
  appendRecord,
  clearVisitorCookie,
  countRecords,
  ensureVisitor,
  deleteAllRecords,
  exportAll,
  findVisitor,
  listRecords,
  markVisitor,
} from '@/vault'

import type { TestCms } from './cms'

const note = z.object({ note: z.string() })
const at = (method: 'get' | 'post' | 'delete', path: `/${string}`, body?: typeof note) =>
  defineContract({ method, path, summary: '', body, status: 200, response: z.unknown(), errors: [] })

/** Gives the CMS calls of no room, each of which does one thing of the vault for the visitor who makes it. */
export function addNoteCalls(cms: TestCms): void {
  const common = { access: 'anyone', limit: 'none' } as const
  cms.payload.config.endpoints.push(
    defineEndpoint({
      ...common,
      contract: at('post', '/test/notes', note),
      handler: ({ req, body }) => appendRecord(req, ensureVisitor(req), 'symptom', body as object),
    }),
    defineEndpoint({
      ...common,
      contract: at('post', '/test/marks', note),
      handler: async ({ req, body }) => {
        const { note: key } = body as z.output<typeof note>
        await markVisitor(req, ensureVisitor(req), 'bingo', key, { key })
        return {}
      },
    }),
    defineEndpoint({
      ...common,
      contract: at('get', '/test/notes'),
      handler: ({ req }) => listRecords(req, findVisitor(req), 'symptom'),
    }),
    defineEndpoint({
      ...common,
      contract: at('get', '/test/all'),
      handler: async ({ req }) => {
        const { records, unreadable } = await exportAll(req, findVisitor(req))
        const counts = await countRecords(req, findVisitor(req))
        return { counts: Object.fromEntries(counts), records: Object.fromEntries(records), unreadable }
      },
    }),
    defineEndpoint({
      ...common,
      contract: at('delete', '/test/all'),
      handler: async ({ req }) => {
        const rows = await deleteAllRecords(req, findVisitor(req))
        clearVisitorCookie(req)
        return { rows }
      },
    }),
  )
}

/** What an answer does to the visitor's cookie. */
export const cookieOf = (headers: Headers) =>
  headers.getSetCookie().filter((one) => one.startsWith('power-years-visitor='))
/** The visitor's cookie that an answer sets. */
export const valueOf = (headers: Headers) => /^power-years-visitor=([^;]*)/.exec(cookieOf(headers)[0] ?? '')?.[1]

/** A browser that makes these calls: keeps the cookie it is given. */
export function notesBrowser(cms: TestCms) {
  let cookie: string | undefined
  const call = async (method: 'get' | 'post' | 'delete', path: string, json?: unknown) => {
    const headers: Record<string, string> = cookie ? { cookie: `theme=dark; power-years-visitor=${cookie}` } : {}
    const answer = await cms.anonymous[method](path, { json, headers })
    cookie = valueOf(answer.headers) ?? cookie
    return answer
  }
  return { call, write: (text: string) => call('post', '/test/notes', { note: text }), cookie: () => cookie }
}
