import type { OwnKey } from '@/shared/browser/ownKey/derive'
import { hashIds } from '@/shared/lib/sealing'

import type { TestCms } from './cms'

/** A browser: keeps the cookie it is given, and a key when it has one. */
export function keyedBrowser(cms: TestCms, key?: OwnKey) {
  let cookie: string | undefined
  const call = async (method: 'get' | 'post' | 'patch' | 'delete', path: string, json?: unknown) => {
    const answer = await cms.anonymous[method](path, { json, headers: cookie ? { cookie } : {} })
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return answer
  }
  const open = async (moved: string[] = [], unopened: string[] = []) =>
    call('post', '/own-key/open', { visitor: key!.visitor, moved: await hashIds(moved), unopened })
  return { call, open, cookie: () => cookie }
}

export type KeyedBrowser = ReturnType<typeof keyedBrowser>
