import type { PayloadRequest } from 'payload'

/** What stands against publishing a text (`error`), or should be looked at once more, with the words that it is about. */
export type TextFinding = { level: 'error' | 'warning'; message: string; words?: string }

/** The findings of a stored version that nobody has given a reason for. */
export type FindFindings = (req: PayloadRequest, doc: Readonly<Record<string, unknown>>) => Promise<TextFinding[]>

/** `custom` of a collection whose texts are checked by other rules than the rest. */
export const ownFindings = (find: FindFindings): { findFindings: FindFindings } => ({ findFindings: find })

/** The rules of {@link ownFindings}; null where those for every text apply. */
export const ownFindingsOf = ({ custom }: { custom?: Record<string, unknown> }): FindFindings | null =>
  (custom?.findFindings as FindFindings | undefined) ?? null
