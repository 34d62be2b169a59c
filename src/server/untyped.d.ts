/** Two packages that bring no types of their own: what is used of them. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  export default function compression(): (req: IncomingMessage, res: ServerResponse, next: () => void) => void
}
declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http'
  export default class Negotiator {
    constructor(req: IncomingMessage)
    encoding<Name extends string>(available: Name[], options?: { preferred?: Name[] }): Name | undefined
  }
}
