import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A message as the site handed it over. */
export type SentMail = {
  from: string
  to: string | string[]
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
}

/** A status, or a status and the name of Resend's error. */
type Refusal = number | { status: number; name: string }
type Decide = (mail: SentMail) => Refusal | null

/** Resend on the wire: the one address that the site asks, with Resend's own idempotency. */
export type ResendDouble = {
  url: string
  /** Messages that left, each once. */
  delivered: (SentMail & { id: string })[]
  /** Every request, refused ones too. */
  requests: { headers: IncomingMessage['headers']; path: string; body: string }[]
  /** Decides before a message is taken: what to refuse it with, or null. */
  refuseWhen: (decide: Decide) => void
  /** Takes so many requests a second, says so in each answer, and refuses the rest, as Resend does; null for any. */
  limitTo: (perSecond: number | null) => void
  stop: () => Promise<void>
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) body += String(part)
  return body
}

/** Starts Resend's double on a free port of this machine. */
export async function startResendDouble(): Promise<ResendDouble> {
  const requests: ResendDouble['requests'] = []
  const delivered: ResendDouble['delivered'] = []
  const taken = new Map<string, string>()
  let decide: Decide = () => null
  let limit: number | null = null
  let second = { at: 0, asked: 0 }
  const isOverLimit = () => {
    const at = Math.floor(performance.now() / 1_000)
    second = { at, asked: second.at === at ? second.asked + 1 : 1 }
    return limit !== null && second.asked > limit
  }
  const server = createServer((request, response) => {
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, {
        'content-type': 'application/json',
        ...(limit !== null && { 'ratelimit-limit': String(limit) }),
      })
      response.end(JSON.stringify(body))
    }
    const refuse = (refusal: Refusal, to: string) => {
      const { status, name } = typeof refusal === 'number' ? { status: refusal, name: 'refused' } : refusal
      answer(status, { statusCode: status, name, message: `Not ${to}` })
    }
    void readBody(request).then((body) => {
      requests.push({ headers: request.headers, path: request.url ?? '', body })
      const mail = JSON.parse(body) as SentMail
      const key = request.headers['idempotency-key']?.toString()
      const known = key === undefined ? undefined : taken.get(key)
      if (known) return answer(200, { id: known })
      const refusal = isOverLimit() ? { status: 429, name: 'rate_limit_exceeded' } : decide(mail)
      if (refusal !== null) return refuse(refusal, String(mail.to))
      const id = randomUUID()
      if (key !== undefined) taken.set(key, id)
      delivered.push({ ...mail, id })
      return answer(200, { id })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delivered,
    requests,
    refuseWhen: (next) => (decide = next),
    limitTo: (perSecond) => (limit = perSecond),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
