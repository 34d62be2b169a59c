import type { UntypedRequest } from './untypedRequest'

/** Builds the URL below /api from path, params and query. */
export function endpointUrl(path: string, { params = {}, query = {} }: UntypedRequest): string {
  const filled = path.replaceAll(/:([A-Za-z]+)/g, (param, name: string) => {
    const value = params[name]
    return value === undefined ? param : encodeURIComponent(value)
  })
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`
}
