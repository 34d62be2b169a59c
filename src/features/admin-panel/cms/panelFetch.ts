'use client'

import { basedOnHeader, isNewerThan } from '@/shared/lib/basedOn'
import { slugs } from '@/slugs'

import { previewBulkEdit, type BulkEditPreview } from '../contract'
import { guardSchedule, schedulingIn } from './guardSchedule'

type Doc = Record<string, unknown>

/** A save that began from an older version than the newest. */
export type Conflict = { mine: Doc; theirs: Doc }

/** What the editor has seen of each document: its `updatedAt`, by {@link placeOf}. */
const seen = new Map<string, string>()
const conflictListeners = new Map<string, (conflict: Conflict) => void>()
/** @param mayLock whether the form asked about its fields meanwhile, which takes the lock that the save has given back */
type SaveListener = (place: string, saved: Doc, mayLock: boolean) => void
const saveListeners = new Set<SaveListener>()
const lostSaveListeners = new Set<(place: string) => void>()

/** What the panel asks of whoever sits before it. */
type Questions = {
  /** @returns whether somebody has signed in again */
  askForPassword: () => Promise<boolean>
  /** @returns whether the change of many at once goes on, as its preview says */
  confirmSeveral: (slug: string, would: BulkEditPreview) => Promise<boolean>
  /** Says that something was not scheduled, in the place of Payload's own words. */
  tell: (trouble: string) => void
}

/** The name of a document here: `education-modules/7`, of one that is being made `education-modules/`, of a global its slug. */
export const placeOf = (slug: string, id?: number | string): string => (id === undefined ? slug : `${slug}/${id}`)

/** Notes which version an editor sees; an older one than known is a page that the browser kept. */
export function recordSeenVersion(place: string, updatedAt: unknown): void {
  if (typeof updatedAt !== 'string') return
  const known = seen.get(place)
  if (!known || Date.parse(updatedAt) > Date.parse(known)) seen.set(place, updatedAt)
}

const isUnseen = (slug: string, id: string | undefined, updatedAt: string): boolean => {
  const known = seen.get(placeOf(slug, id))
  return known !== undefined && isNewerThan(updatedAt, known)
}

/** @returns what ends the listening */
export function onConflict(place: string, listener: (conflict: Conflict) => void): () => void {
  conflictListeners.set(place, listener)
  return () => void conflictListeners.delete(place)
}

/** @returns what ends the listening */
export function onSave(listener: SaveListener): () => void {
  saveListeners.add(listener)
  return () => void saveListeners.delete(listener)
}

/**
 * For a save of which the server's answer never came: Payload says so for three seconds.
 * @returns what ends the listening
 */
export function onLostSave(listener: (place: string) => void): () => void {
  lostSaveListeners.add(listener)
  return () => void lostSaveListeners.delete(listener)
}

type Call = { slug: string; isGlobal: boolean; id?: string }

/** Which document a call is about; null for calls that save none. */
function callOf(url: URL, method: string): Call | null {
  if (!['PATCH', 'POST', 'DELETE'].includes(method) || url.origin !== window.location.origin) return null
  const [api, first, second, third] = url.pathname.split('/').filter(Boolean)
  if (api !== 'api' || !first) return null
  if (first === 'globals' && second) return { slug: second, isGlobal: true }
  if (first.startsWith('payload-') || first === 'users' || third) return null
  return { slug: first, isGlobal: false, id: second }
}

/** @param at when all others were seen, which stand on other pages of a list */
function headerFor({ slug, isGlobal }: Call, at?: string): string {
  const versions: Record<string, string> = {}
  for (const [place, updatedAt] of seen) {
    const [of, id] = place.split('/')
    if (of === slug && (id === undefined) === isGlobal) versions[id ?? slug] = updatedAt
  }
  return JSON.stringify({ versions, at })
}

const dataIn = (body: unknown): Doc => {
  const text = body instanceof FormData ? body.get('_payload') : body
  try {
    return typeof text === 'string' ? (JSON.parse(text) as Doc) : {}
  } catch {
    return {}
  }
}

type Answer = { doc?: Doc; docs?: Doc[]; result?: Doc; errors?: { data?: { conflict?: { theirs: Doc } } }[] } & Doc

async function noteAnswer(
  { slug, isGlobal, id }: Call,
  response: Response,
  body: unknown,
  mayLock = false,
): Promise<void> {
  const answer = (await response
    .clone()
    .json()
    .catch(() => ({}))) as Answer
  const theirs = answer.errors?.[0]?.data?.conflict?.theirs
  if (theirs) conflictListeners.get(placeOf(slug, id))?.({ mine: dataIn(body), theirs })
  if (!response.ok) return
  if (isGlobal) {
    const saved = answer.result ?? answer
    recordSeenVersion(slug, saved.updatedAt)
    saveListeners.forEach((listener) => listener(slug, saved, mayLock))
    return
  }
  for (const doc of answer.docs ?? [answer.doc ?? answer])
    if (typeof doc.id === 'number') recordSeenVersion(placeOf(slug, doc.id), doc.updatedAt)
  saveListeners.forEach((listener) => listener(placeOf(slug, id ?? ''), answer.doc ?? answer, mayLock))
}

const unreachable =
  'The site cannot be reached, so nothing was saved. What you typed is kept in this browser: press again once there is a network.'

/** @throws Error where there is no network, in words: a browser’s own are “Failed to fetch” */
async function reach(attempt: () => Promise<Response>): Promise<Response> {
  try {
    return await attempt()
  } catch (error) {
    throw error instanceof TypeError ? new Error(unreachable, { cause: error }) : error
  }
}

/** Whether nobody is signed in any more. */
async function isNobody(send: typeof fetch): Promise<boolean> {
  const me = await send('/api/users/me')
  const { user } = (await me.json().catch(() => ({}))) as { user?: unknown }
  return !user
}

/** Whether a refusal means that. */
const hasExpired = async (send: typeof fetch, { status }: Response): Promise<boolean> =>
  (status === 401 || status === 403) && isNobody(send)

/** Longer than a form takes to put an answer that has arrived among its fields. */
const mergeMs = 200
/** A question that the server does not answer holds no refusal back for longer. */
const maxWaitMs = 4_000

/** What forms have asked the server about their fields and have not been told yet. */
const asked = new Set<Promise<unknown>>()
/** How many there were. */
let askedSoFar = 0

/** Payload asks about the fields of a form by a server action, on the page's own address. */
const isQuestion = (url: URL, method: string, headers: HeadersInit | undefined): boolean =>
  method === 'POST' && url.origin === window.location.origin && new Headers(headers).has('next-action')

function noteQuestion(answer: Promise<Response>): Promise<Response> {
  const isRead = answer.then((response) => response.clone().arrayBuffer()).catch(() => null)
  asked.add(isRead)
  askedSoFar += 1
  void isRead.then(() => asked.delete(isRead))
  return answer
}

const ofDocuments = new Set<string>(Object.values(slugs))
/** Whether a call says something of a text, such as who checked it: that hands it on, and a question would lock it again. */
const saysOf = ({ slug, isGlobal }: Call) => !isGlobal && !ofDocuments.has(slug)

/** Whether a call changes the fields of many documents; moving them to the trash and back asks by itself. */
const changesSeveral = ({ id, isGlobal }: Call, method: string, data: Doc) =>
  method === 'PATCH' && !isGlobal && id === undefined && !('deletedAt' in data)

type Told = { would: BulkEditPreview } | { refused: string }

/** What a change of many would do, by the server. */
async function lookAtSeveral(send: typeof fetch, call: Call, search: string, data: Doc): Promise<Response> {
  return send(`/api${previewBulkEdit.path.replace(':collection', call.slug)}${search}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [basedOnHeader]: headerFor(call) },
    body: JSON.stringify({ data }),
  })
}

async function toldBy(response: Response): Promise<Told> {
  const answer = (await response.json().catch(() => ({}))) as BulkEditPreview & { message?: string }
  return response.ok ? { would: answer } : { refused: answer.message ?? `That did not work (${response.status}).` }
}

/** As Payload answers where nothing of many was changed. */
const nothingChanged = (message: string) => Response.json({ message, docs: [], errors: [{ message }] }, { status: 400 })

/** What was left out is no failure for whoever was told before: Payload would leave its drawer open, as if all had failed. */
async function asTold(response: Response, { refused }: BulkEditPreview): Promise<Response> {
  const answer = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { docs?: Doc[]; errors?: { id?: number }[] }
  const { docs = [], errors = [] } = answer
  const isTold = errors.every((error) => refused.some(({ id }) => id === error.id))
  if (response.ok || docs.length === 0 || !isTold) return response
  return Response.json({ ...answer, message: `${docs.length} changed, ${errors.length} left as they were.` })
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Until forms know what they asked for: an answer made before a refusal would take its marks away. */
export async function questionsAnswered(): Promise<void> {
  const all = async () => {
    while (asked.size > 0) {
      await Promise.all(asked)
      await wait(mergeMs)
    }
  }
  if (asked.size === 0) return
  const areAnswered = await Promise.race([all().then(() => true), wait(maxWaitMs).then(() => false)])
  // What was waited for in vain holds back no later refusal.
  if (!areAnswered) asked.clear()
}

/**
 * Stands between the panel and the network, because Payload's own buttons do not say which version they began from: adds
 * that to every save, notes what was saved, asks for the password in place where the session has ended, shows what a change
 * of many would do before it is made, and hands a refusal over, and a text on, only after what the form had asked before.
 * @returns what takes it away again
 */
export function guardFetch({ askForPassword, confirmSeveral, tell }: Questions): () => void {
  const send = window.fetch
  const guarded: typeof fetch = async (input, init) => {
    const isRequest = input instanceof Request
    const url = new URL(isRequest ? input.url : String(input), window.location.href)
    const method = (init?.method ?? (isRequest ? input.method : 'GET')).toUpperCase()
    if (isQuestion(url, method, init?.headers)) {
      const ask = () => noteQuestion(send(input, init))
      const scheduling = schedulingIn(init?.body)
      if (!scheduling) return ask()
      const isSignedIn = async () => !(await isNobody(send)) || askForPassword()
      return guardSchedule(scheduling, ask, { send, isSignedIn, isUnseen, tell })
    }
    const call = callOf(url, method)
    if (!call || isRequest) return send(input, init)
    const whileSignedIn = async (attempt: () => Promise<Response>) => {
      const response = await reach(attempt)
      return (await hasExpired(send, response)) && (await askForPassword()) ? reach(attempt) : response
    }
    const save = (at?: string) =>
      whileSignedIn(() => {
        const headers = new Headers(init?.headers)
        headers.set(basedOnHeader, headerFor(call, at))
        return send(input, { ...init, headers })
      })
    const data = dataIn(init?.body)
    if (changesSeveral(call, method, data)) {
      const told = await toldBy(await whileSignedIn(() => lookAtSeveral(send, call, url.search, data)))
      if ('refused' in told) return nothingChanged(told.refused)
      if (!(await confirmSeveral(call.slug, told.would))) return nothingChanged('Nothing was changed.')
      const response = await save(told.would.at)
      await noteAnswer(call, response, init?.body)
      return asTold(response, told.would)
    }
    if (saysOf(call)) await questionsAnswered()
    const answeredBefore = askedSoFar - asked.size
    const response = await save().catch((error: Error) => {
      const place = call.isGlobal ? call.slug : placeOf(call.slug, call.id ?? '')
      if (error.message === unreachable) lostSaveListeners.forEach((listener) => listener(place))
      throw error
    })
    await noteAnswer(call, response, init?.body, askedSoFar > answeredBefore)
    if (!response.ok) await questionsAnswered()
    return response
  }
  window.fetch = guarded
  return () => {
    if (window.fetch === guarded) window.fetch = send
  }
}
