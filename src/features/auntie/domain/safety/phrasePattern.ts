/** Lists of words that phrases refer to as `{name}`, by their name. */
export type WordLists = Readonly<Record<string, string>>

/** A phrase that cannot be read; the message says in words what is wrong with it. */
export class PhraseError extends Error {
  override name = 'PhraseError'
}

/** A compiled line: it is found when each of its parts is, anywhere in the message. */
export type Phrase = readonly RegExp[]

// Longest runs of other words that `..` and `...` stand for.
const shortGap = 3
const longGap = 8

function wordToRegExp(word: string, line: string): string {
  const body = word.replaceAll('#', '\u0001').replaceAll('*', '\u0002')
  if (/[^a-z0-9\u0001\u0002]/.test(body))
    throw new PhraseError(`“${line}”: “${word}” may hold small letters, digits, * and # only`)
  return body.replaceAll('\u0001', '[0-9]+').replaceAll('\u0002', '[a-z0-9]*')
}

/** Splits at `|` where no parenthesis is open. */
function choicesOf(text: string): string[] {
  const choices = ['']
  let depth = 0
  for (const sign of text) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === '|' && depth === 0) choices.push('')
    else choices[choices.length - 1] += sign
  }
  return choices
}

/** The end of the parenthesis that opens at `start`. */
function closingOf(text: string, start: number, line: string): number {
  for (let at = start, depth = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')' && (depth -= 1) === 0) return at
  }
  throw new PhraseError(`“${line}”: a parenthesis is not closed`)
}

function choicesToRegExp(text: string, line: string): string {
  return choicesOf(text)
    .map((choice) => {
      const source = sequenceToRegExp(choice, line)
      if (!source) throw new PhraseError(`“${line}”: a choice is empty`)
      return source
    })
    .join('|')
}

/** Words one after the other, each with the space before it. */
function sequenceToRegExp(text: string, line: string): string {
  let source = ''
  let at = 0
  while (at < text.length) {
    if (text[at] === ' ') {
      at += 1
    } else if (text[at] === '(') {
      const end = closingOf(text, at, line)
      const optional = text[end + 1] === '?'
      source += `(?:${choicesToRegExp(text.slice(at + 1, end), line)})${optional ? '?' : ''}`
      at = end + (optional ? 2 : 1)
    } else {
      const word = /^[^\s(]+/.exec(text.slice(at))![0]
      at += word.length
      // The end of a sentence is a word of its own in a normalized message.
      if (word === '.') source += ' \\.'
      else if (word === '..' || word === '...') source += `(?: (?!\\.)[^ ]+){0,${word === '..' ? shortGap : longGap}}`
      else source += ` ${wordToRegExp(word, line)}`
    }
  }
  return source
}

function partToRegExp(part: string, lists: WordLists, line: string): RegExp {
  const expanded = part.replace(/\{([a-z-]+)\}/g, (_, name: string) => {
    const list = lists[name]
    if (list === undefined) throw new PhraseError(`“${line}”: there is no list called ${name}`)
    return `(${list})`
  })
  return new RegExp(`(?:${choicesToRegExp(expanded, line)})(?= )`, 'g')
}

/**
 * Reads one line of the phrase language that editors write safety rules in:
 * `word`, `word*` (any ending), `#` (a number), `(a|b c)` (one of), `(a|b)?` (may be missing), `..` and `...` (up to 3 or
 * 8 other words of the same sentence), `.` (the end of a sentence), `{list}` (one of a word list), ` + ` (both parts, anywhere, in any order).
 * @throws PhraseError
 */
export function compilePhrase(line: string, lists: WordLists): Phrase {
  return line.split(' + ').map((part) => partToRegExp(part.trim(), lists, line))
}

/** Whether a phrase is in a normalized message. */
export const matchesPhrase = (phrase: Phrase, text: string): boolean => phrase.every((part) => text.search(part) >= 0)

/** A normalized message without what the phrases say: harmless turns of speech are taken out before the rules look. */
export const removePhrases = (phrases: readonly Phrase[], text: string): string =>
  phrases.reduce((rest, phrase) => phrase.reduce((left, part) => left.replace(part, ' ,'), rest), text)
