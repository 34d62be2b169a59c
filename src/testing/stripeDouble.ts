import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the site sent to Stripe. */
export type StripeRequest = {
  method: string
  path: string
  /** The form fields, as they came. */
  fields: Record<string, string>
  headers: IncomingMessage['headers']
}

type Refusal = { status: number; error: Record<string, unknown> }

/** Stripe on the wire: the few addresses that the site asks, with Stripe's own idempotency. */
export type StripeDouble = {
  url: string
  requests: StripeRequest[]
  /** The next requests are refused so; null ends that. */
  refuse: (refusal: Refusal | null) => void
  stop: () => Promise<void>
}

async function readFields(request: IncomingMessage): Promise<Record<string, string>> {
  let body = ''
  for await (const part of request) body += String(part)
  return Object.fromEntries(new URLSearchParams(body))
}

const idOf = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`

function answerOf({ method, path, fields }: StripeRequest, products: Set<string>): { status: number; body: unknown } {
  if (method === 'POST' && path === '/v1/payment_intents') {
    const id = idOf('pi')
    return {
      status: 200,
      body: {
        id,
        object: 'payment_intent',
        amount: Number(fields.amount),
        currency: fields.currency,
        client_secret: `${id}_secret_test`,
      },
    }
  }
  if (method === 'POST' && path === '/v1/products') {
    const id = fields.id ?? idOf('prod')
    if (products.has(id))
      return {
        status: 400,
        body: { error: { type: 'invalid_request_error', code: 'resource_already_exists', message: 'There already.' } },
      }
    products.add(id)
    return { status: 200, body: { id, object: 'product' } }
  }
  if (method === 'POST' && path === '/v1/customers')
    return { status: 200, body: { id: idOf('cus'), object: 'customer' } }
  if (method === 'POST' && path === '/v1/subscriptions') {
    const invoice = {
      id: idOf('in'),
      object: 'invoice',
      confirmation_secret: { client_secret: `${idOf('pi')}_secret_test`, type: 'payment_intent' },
    }
    return { status: 200, body: { id: idOf('sub'), object: 'subscription', latest_invoice: invoice } }
  }
  if (method === 'DELETE' && path.startsWith('/v1/subscriptions/'))
    return { status: 200, body: { id: path.split('/').at(-1), object: 'subscription', status: 'canceled' } }
  return {
    status: 404,
    body: { error: { type: 'invalid_request_error', message: 'The double knows no such address.' } },
  }
}

/** Starts Stripe's double on a free port of this machine. */
export async function startStripeDouble(): Promise<StripeDouble> {
  const requests: StripeRequest[] = []
  const answered = new Map<string, { status: number; body: unknown }>()
  const products = new Set<string>()
  let refusal: Refusal | null = null
  const server = createServer((request, response) => {
    void readFields(request).then((fields) => {
      const { method = '', url = '', headers } = request
      const seen = { method, path: url.split('?')[0]!, fields, headers }
      requests.push(seen)
      const key = headers['idempotency-key']?.toString()
      const known = key === undefined ? undefined : answered.get(key)
      const { status, body } = refusal
        ? { status: refusal.status, body: { error: refusal.error } }
        : (known ?? answerOf(seen, products))
      if (key !== undefined && !refusal) answered.set(key, { status, body })
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_double' })
      response.end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    refuse: (next) => (refusal = next),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** The header by which Stripe proves that an event is its own. */
export function signStripeEvent(body: string, secret: string, at = Math.floor(Date.now() / 1000)): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
}
