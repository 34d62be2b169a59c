/** Types of two packages without their own, as far as they are used. */
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
