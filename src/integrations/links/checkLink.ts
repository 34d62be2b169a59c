import { lookup as resolve, type LookupAddress } from 'node:dns'
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'

import { getEnv } from '@/shared/env'

import { isPublicAddress } from './publicAddresses'

const maxHops = 5
const timeoutMs = 8_000

/** What came of a look at an address: `unsure` where it answered neither yes nor no. */
export type LinkAnswer = {
  state: 'ok' | 'redirected' | 'dead' | 'unsure'
  status: number | null
  leadsTo: string | null
}

type Guard = {
  /** Whether an address may be spoken to; only public ones unless a test says otherwise. */
  mayReach?: (address: string) => boolean
}

class Unreachable extends Error {
  override name = 'Unreachable'
}

/** Looks a name up and gives back only addresses that may be reached, so that the connection goes to what was checked. */
const guardedLookup =
  (mayReach: (address: string) => boolean): NonNullable<RequestOptions['lookup']> =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return done(error, '')
      if (found.length === 0 || !found.every(({ address }) => mayReach(address)))
        return done(new Unreachable('not a public address'), '')
      if (options.all) return done(null, found)
      return done(null, found[0]!.address, found[0]!.family)
    })
  }

/** Who asks, and where to read why. */
const agent = () => `PowerYearsLinkCheck/1.0 (+${getEnv().SITE_URL}/how-we-check)`

function ask(url: URL, method: 'HEAD' | 'GET', mayReach: (address: string) => boolean): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password)
    return Promise.reject(new Unreachable('no web address'))
  // A literal address is never looked up.
  if (isIP(host) && !mayReach(host)) return Promise.reject(new Unreachable('not a public address'))
  return new Promise((done, fail) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest
    const headers = { 'user-agent': agent(), accept: 'text/html,application/pdf;q=0.9,*/*;q=0.5' }
    const signal = AbortSignal.timeout(timeoutMs)
    const request = send(url, { method, headers, signal, agent: false, lookup: guardedLookup(mayReach) }, (answer) => {
      // The words of the page are not of interest.
      answer.on('error', () => {})
      answer.destroy()
      done(answer)
    })
    request.on('error', fail)
    request.end()
  })
}

/** Where only the spelling differs, nothing has moved. */
const sameSpelling = (one: URL, other: URL) => {
  const plain = ({ hostname, pathname, search }: URL) =>
    `${hostname.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}`
  return plain(one) === plain(other)
}

const isMoved = (status: number) => status === 301 || status === 308

/**
 * Looks whether an address leads somewhere: at most five steps, eight seconds each, only to public addresses, without
 * reading what it says. Never throws.
 */
export async function checkLink(address: string, { mayReach = isPublicAddress }: Guard = {}): Promise<LinkAnswer> {
  if (!URL.canParse(address)) return { state: 'dead', status: null, leadsTo: null }
  const start = new URL(address)
  let [url, hasMoved, status] = [start, true, null as number | null]
  try {
    for (let hop = 0; hop <= maxHops; hop += 1) {
      let answer = await ask(url, 'HEAD', mayReach)
      // Some servers answer nobody who asks for the head alone.
      if ([403, 404, 405, 501].includes(answer.statusCode ?? 0)) answer = await ask(url, 'GET', mayReach)
      status = answer.statusCode ?? null
      const { location } = answer.headers
      if (status && status >= 300 && status < 400 && location && URL.canParse(location, url)) {
        hasMoved = hasMoved && isMoved(status)
        url = new URL(location, url)
        continue
      }
      if (status === 404 || status === 410) return { state: 'dead', status, leadsTo: null }
      if (!status || status >= 300) return { state: 'unsure', status, leadsTo: null }
      // A DOI is there to lead on.
      const isElsewhere = hasMoved && start.hostname !== 'doi.org' && !sameSpelling(start, url)
      return { state: isElsewhere ? 'redirected' : 'ok', status, leadsTo: isElsewhere ? url.href : null }
    }
  } catch {
    return { state: 'unsure', status: null, leadsTo: null }
  }
  return { state: 'unsure', status, leadsTo: null }
}
