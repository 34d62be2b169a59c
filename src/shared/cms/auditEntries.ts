import type { PayloadRequest } from 'payload'

import { slugs } from '@/slugs'

type Values = Record<string, unknown>
export type AuditEntry = { what: string; who?: string; before?: Values; after?: Values }

/** An account as the audit trail names it: `Ada (ada@example.org)`. */
export const personOf = ({ name, email }: { name?: string | null; email: string }) =>
  name ? `${name} (${email})` : email

/** Whoever acts in a request. */
function actorOf({ user, context }: PayloadRequest): string {
  if (user) return personOf(user)
  return context.fromCommandLine ? 'Command line' : 'The site itself'
}

/** Adds an entry, in the request's transaction: what happened and its entry stand or fall together. */
export async function addAuditEntry(
  req: PayloadRequest,
  { what, who = actorOf(req), before, after }: AuditEntry,
): Promise<void> {
  await req.payload.create({ collection: slugs.auditTrail, data: { what, who, before, after }, depth: 0, req })
}
