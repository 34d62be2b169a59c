import { REST_DELETE, REST_GET, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import type { SanitizedConfig } from 'payload'

/** An answer of the API, its body read. */
export type ApiResponse = {
  status: number
  headers: Headers
  /** The parsed body; a text where it is no JSON. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into answers of every shape
  body: any
  text: string
}

type Sent = {
  /** Sent as JSON. */
  json?: unknown
  /** Sent as it is. */
  raw?: BodyInit
  headers?: Record<string, string>
}

type Call = (path: string, sent?: Sent) => Promise<ApiResponse>
type Method = 'get' | 'post' | 'patch' | 'put' | 'delete'
export type RestClient = Record<Method, Call>

const builders = { get: REST_GET, post: REST_POST, patch: REST_PATCH, put: REST_PUT, delete: REST_DELETE }

/**
 * Calls the API in this process, through the very handlers that `src/app/(payload)/api` exports; no port is opened.
 * @param origin where the site believes to be, e.g. `http://localhost:3000`
 * @param cookie what the caller's browser sends; anonymous without it
 */
export function restClient(config: Promise<SanitizedConfig>, origin: string, cookie?: string): RestClient {
  const callBy =
    (method: Method): Call =>
    async (path, { json, raw, headers = {} } = {}) => {
      const url = new URL(`/api${path}`, origin)
      const request = new Request(url, {
        method: method.toUpperCase(),
        body: json === undefined ? raw : JSON.stringify(json),
        // Node asks for it when a body is a stream.
        ...(raw instanceof ReadableStream && { duplex: 'half' }),
        headers: {
          origin,
          ...(cookie && { cookie }),
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
      })
      const slug = url.pathname.split('/').slice(2).map(decodeURIComponent)
      const response = await builders[method](config)(request, { params: Promise.resolve({ slug }) })
      const text = await response.text()
      let body: unknown = text
      try {
        body = JSON.parse(text)
      } catch {
        // Not every answer is JSON; the text stands.
      }
      return { status: response.status, headers: response.headers, body, text }
    }
  return {
    get: callBy('get'),
    post: callBy('post'),
    patch: callBy('patch'),
    put: callBy('put'),
    delete: callBy('delete'),
  }
}
