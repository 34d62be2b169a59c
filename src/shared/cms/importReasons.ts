import type { PayloadRequest } from 'payload'

/** A sentence that an import would publish and a form would ask about. */
export type AskedReason = { title: string; words: string; why: string }

/** What an import asks a reason for, gathered text by text, and the one reason that is given for all of it. */
export class ImportReasons {
  readonly asked: AskedReason[] = []

  constructor(readonly given: string) {}
}

/** Those of the import that a save belongs to; null for a save in a form, and for the operator's import. */
export const importReasonsOf = ({ context }: PayloadRequest): ImportReasons | null =>
  context.importReasons instanceof ImportReasons ? context.importReasons : null
