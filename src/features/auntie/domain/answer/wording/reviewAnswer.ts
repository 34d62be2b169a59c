import { sanitizeSentence, findRejectionReason, type RejectionReason } from '../text/sentenceFilter'
import { takeCompleteSentences } from '../text/sentences'

const notices: Record<RejectionReason, string | null> = {
  dose: 'How much of anything, and whether to start or stop it, is for your doctor or pharmacist, who can see the rest of you.',
  diagnosis: 'What it is in your case, only someone who examines you can say.',
  link: null,
  leak: null,
}

const wordsOf = (text: string) =>
  new Set((text.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, 5)))

/** A sentence has to share this many words with the passage it names, or it does not come from there. */
const sharedWords = 2

/**
 * Passes a model's answer on, sentence by sentence: nothing that names a dose, a diagnosis or an address, and nothing
 * that no citation stands for. A sentence without one waits for the next that has one; if none comes it is dropped.
 */
export class AnswerReview {
  private rest = ''
  private waiting: string[] = []
  private readonly numbers = new Map<number, number>()
  private readonly refused = new Set<RejectionReason>()
  private readonly passages: ReadonlySet<string>[]

  /** @param passages the texts that the model was given, in the order of their numbers */
  constructor(passages: readonly string[]) {
    this.passages = passages.map(wordsOf)
  }

  /** The passages that were cited, by index, in the order of their new numbers. */
  get cited(): number[] {
    return [...this.numbers.keys()].map((number) => number - 1)
  }

  private readSentence(raw: string): { text: string; cites: boolean } | null {
    const plain = sanitizeSentence(raw)
    const refusal = findRejectionReason(plain.replace(/\[\d+\]/g, ''))
    if (refusal) {
      this.refused.add(refusal)
      return null
    }
    const words = wordsOf(plain)
    let cites = false
    const text = plain.replace(/\s?\[(\d+(?:\s*,\s*\d+)*)\]/g, (_, list: string) =>
      list
        .split(',')
        .map((number) => {
          const passage = this.passages[Number(number) - 1]
          if (!passage || [...words].filter((word) => passage.has(word)).length < sharedWords) return ''
          cites = true
          const given = Number(number)
          if (!this.numbers.has(given)) this.numbers.set(given, this.numbers.size + 1)
          return ` [${this.numbers.get(given)}]`
        })
        .join(''),
    )
    return { text, cites }
  }

  private release(raws: string[]): string {
    let released = ''
    for (const raw of raws) {
      const read = this.readSentence(raw)
      if (!read) continue
      this.waiting.push(read.text)
      if (!read.cites) continue
      released += this.waiting.join('')
      this.waiting = []
    }
    return released
  }

  /** Takes a further piece of the answer; answers what may be shown now. */
  push(piece: string): string {
    const { sentences, rest } = takeCompleteSentences(this.rest + piece)
    this.rest = rest
    return this.release(sentences)
  }

  /** Ends the answer; answers the last of what may be shown, with a word on what was left out. */
  end(): string {
    const last = this.release(this.rest ? [this.rest] : [])
    this.rest = ''
    if (this.numbers.size === 0) return ''
    const left = [...this.refused].map((refusal) => notices[refusal]).filter((notice) => notice !== null)
    return last + left.map((notice) => `\n\n${notice}`).join('')
  }
}
