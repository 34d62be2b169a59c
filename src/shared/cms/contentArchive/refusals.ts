/** Refusals that are told one by one, and how much of each (characters). */
const [maxReported, maxShown] = [50, 800]

/** What comes from the file in one line: it may not move the cursor of a terminal or hide what stands beside it. */
export const printable = (text: string): string => {
  const plain = text.replace(/\s+/g, ' ').replace(/[\p{Cc}\p{Cf}]/gu, '\u{fffd}')
  return plain.length > maxShown ? `${plain.slice(0, maxShown)} …` : plain
}

/** What stands against an archive, each in a sentence: the first of them, and how many there are in all. */
export type Reasons = { reasons: readonly string[]; found: number }

/** Gathers what stands against an archive, as whoever mends it wants to hear all of it at once. */
export class Refusals {
  readonly #reasons: string[] = []
  #found = 0

  get told(): Reasons {
    return { reasons: this.#reasons, found: this.#found }
  }

  add(reason: string): void {
    this.#found += 1
    if (this.#reasons.length < maxReported) this.#reasons.push(printable(reason))
  }
}

const alone: Reasons = { reasons: [], found: 1 }

/** Why a file is not taken: in words that stand behind its name, without a full stop. */
export class ArchiveRefused extends Error {
  override name = 'ArchiveRefused'

  constructor(
    message: string,
    readonly told = alone,
  ) {
    super(printable(message))
  }
}

/** Another way takes it. */
export class ArchiveTooLarge extends ArchiveRefused {}

/** Why nothing of an archive was taken in. */
export class ImportRefused extends Error {
  override name = 'ImportRefused'

  constructor(
    message: string,
    readonly told = alone,
  ) {
    super(printable(message))
  }
}

/** @throws ImportRefused for what was gathered: a single reason as it is, several as their number and a list */
export function throwIfRefused({ told }: Refusals): void {
  const [only] = told.reasons
  if (only === undefined) return
  if (told.found === 1) throw new ImportRefused(only)
  throw new ImportRefused(`${told.found.toLocaleString('en-US')} things stand against this archive.`, told)
}
