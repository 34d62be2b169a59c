import { hasQuestionForm } from '../answer/question/questionForm'
import { thingsIn } from './nameAntecedent'
import { toldFacts } from './toldFacts'

/** What is longer tells something new. */
const longest = 240
/** How somebody begins who takes something back, or says that she does. */
const opens =
  /^\W*(?:(?:no|oh|oops|whoops|sorry|wait|hang on|actually|typo|correction|scrap that|hold on|my (?:mistake|bad)|ignore that)\b\W*)+|\b(?:typo|correction|i meant|i (?:wrote|said|put|typed) (?:that|it) wrong|that['’]?s (?:wrong|not right)|i got (?:that|it) wrong)\b/i
/** The same words, to be left out. */
const opening =
  /^\W*(?:(?:no|oh|oops|whoops|sorry|wait|hang on|actually|typo|correction|scrap that|hold on|my (?:mistake|bad)|ignore that)\b\W*)+/i
const unit = '(?:years?|months?|weeks?|days?|yrs?|mths?|wks?)'
const amount = `(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:and a half )?${unit}`
const amountAtEnd = new RegExp(`\\b(${amount})\\W*$`, 'i')
const numberAtEnd = /\b(\d+)\W*(?:years old|yo)?\W*$/i
const numberOfUnit = new RegExp(`\\b(\\d+) ${unit}\\W*$`, 'i')
/** “47 not 57”, “the gel and not the patch”, “7 months, not a year”. */
const ratherThan =
  /^(.*?)[\s,;–—-]+(?:and |rather than |instead of )?(?<!\b(?:am|is|are|do|does|did|was|were|had|have|has|can|could|should|would|i['’]m|it['’]s) )not (?:(?:the|my|for|on) )?([\w'’ -]+?)(?=\s*(?:[,.;!?]|\band\b|$))/is
const otherThan =
  /\bnot (?:(?:the|my|on) )?([\w'’-]+(?: [\w'’-]+)?)[,;]? (?:but |it['’]?s |i['’]?m |i meant )?(?:the |my |on )?([\w'’-]+)\W*$/i
const meant =
  /\b(?:i|what i) mean(?:t|s)? (?:to (?:say|write|ask about) )?(?:the |my |a |an |about )*([\w'’-]+(?: [\w'’-]+){0,2}?)(?: actually| though| sorry| of course)?\W*(?:$|[.,;!?])/i

/** “I meant for urge leaks”: what was asked is asked of less. */
const meantFor =
  /\b(?:i|what i) mean(?:t|s)? ((?:for|about|with|in|on|after|before|when) [\w'’ -]+?)(?:,? (?:and )?not [\w'’ -]+)?\W*$/i

/** Whose it is, where it is not hers: “my mother has it, not me”, “it’s my husband who’s diabetic”. */
const relative =
  'm[uo]m(?:my)?|mother|sister|dad|father|husband|wife|partner|aunt(?:ie)?|daughter|son|friend|brother|cousin|gran(?:ny)?|nan|colleague|m[uo]ther-in-law'
const isOfAnother = new RegExp(
  `\\bmy (${relative})\\b[^.?!]{0,40}\\bnot (?:me|mine|i)\\b|\\bnot (?:me|mine)\\b[^.?!]{0,30}\\bmy (${relative})\\b|\\bit(?:['’]?s| is| was) (?:actually )?my (${relative})(?: who| that|['’]s)`,
  'i',
)
const saysOwn =
  /\b(?:i(?:['’]ve| have)?(?: also)?(?: just)? (?:have|had|got|been diagnosed with|was diagnosed with)|i['’]?ve|i have|i(?:['’]m| am) (?:on|taking)|i take)\b/i

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const wholeWord = (text: string) => new RegExp(`(?<![\\w])${escape(text)}(?![\\w])`, 'gi')

/** Words that are in any message. */
const saysNothing =
  /^(?:[a-z]{1,2}|the|and|for|too|yet|with|this|that|have|them|they|when|what|just|from|about|your|even|very|much|sure|able|been|because|only|really|like|know|always|every|anymore|any more|for me)$/i

type Change = { said: string; meant: string }

/** The beginning of what follows “not” that was said before. */
function findSaid(words: string, before: readonly string[]): string | undefined {
  const all = words.trim().split(/\s+/)
  for (let count = Math.min(3, all.length); count > 0; count -= 1) {
    const said = all.slice(0, count).join(' ')
    if (!saysNothing.test(said) && before.some((message) => wholeWord(said).test(message))) return said
  }
  return undefined
}

/** What stands in the place of what was said: of a number a number, of a time a time, of a thing a thing. */
function findMeant(words: string, said: string): string | undefined {
  if (/^\d+$/.test(said)) return numberAtEnd.exec(words)?.[1] ?? numberOfUnit.exec(words)?.[1]
  if (new RegExp(`\\b${unit}$`, 'i').test(said)) return amountAtEnd.exec(words)?.[1]
  return thingsIn(words).at(-1) ?? /([\w'’-]+)\W*$/.exec(words)?.[1]
}

/** What a message puts in the place of what, if it does. */
function changeOf(written: string, before: readonly string[]): Change | undefined {
  const message = written.replace(opening, '')
  const rather = ratherThan.exec(message)
  if (rather) {
    const said = findSaid(rather[2]!, before)
    const instead = said && findMeant(rather[1]!, said)
    if (said && instead) return { said, meant: instead }
  }
  const other = otherThan.exec(message)
  const said = other && findSaid(other[1]!, before)
  if (said) return { said, meant: other[2]! }
  const name = meant.exec(message)?.[1]
  const last = thingsIn(before.at(-1) ?? '')
  const numbers = before.at(-1)!.match(/\b\d+\b/g) ?? []
  if (name && /^\d+$/.test(name) && numbers.length === 1) return { said: numbers[0], meant: name }
  const kind = name && thingsIn(name)[0]
  return kind && last.length === 1 && !wholeWord(kind).test(before.at(-1)!)
    ? { said: last[0]!, meant: kind }
    : undefined
}

/** “I should say I had breast cancer”: told for the question before. */
const adds =
  /^\W*(?:i (?:should|ought to|must|better) (?:say|add|mention|tell)|(?:i )?forgot to|(?:oh )?(?:by the way|btw)|also|oh and|and|but|sorry|actually|p\.?s\.?)\b/i
const isAdded = (message: string): boolean =>
  adds.test(message) && !hasQuestionForm(message) && toldFacts([message]).length > 0

const leadingMarks = /^[\s.,;:!–—-]+/

/** What is left of a message that takes something back. */
const restOf = (message: string): string =>
  message
    .replace(opening, '')
    .replace(ratherThan, ' ')
    .replace(otherThan, ' ')
    .replace(meant, ' ')
    .replace(/^[\W\d]*(?:and|but)\b/i, '')
    .trim()

type Put = { before: readonly string[]; message: string }

/** A message and those before it, with what it takes back; as they are where it takes nothing back. */
function takeBack(message: string, before: readonly string[]): Put {
  const last = before.at(-1)!
  const another = isOfAnother.exec(message)
  if (another) {
    const whose = another.slice(1).find(Boolean)!
    const at = another.index + another[0].length
    const rest = message
      .slice(at)
      .replace(/^[^.?!,;]*/, '')
      .replace(leadingMarks, '')
    return {
      before: [...before.slice(0, -1), last.replace(saysOwn, `my ${whose} has`)],
      message: hasQuestionForm(rest) ? rest : message.replace(opening, ''),
    }
  }
  const change = changeOf(message, before)
  const narrowed = change || !hasQuestionForm(last) ? undefined : meantFor.exec(message)?.[1]
  if (narrowed) return { before, message: `${last.replace(/[\s.?!]+$/, '')} ${narrowed}?` }
  if (!change) return { before, message }
  const put = before.map((one) => one.replace(wholeWord(change.said), change.meant))
  const asked = hasQuestionForm(message) ? undefined : put.findLast((one) => hasQuestionForm(one))
  return { before: put, message: asked ? `${asked.trim()} ${restOf(message)}`.trim() : message }
}

/**
 * What a visitor said, with what she put right later: “sorry, I’m 47 not 57” makes 47 of each 57 before it, “my mother has
 * it, not me” her mother’s of what was hers. A message that only puts something right, or adds what an answer depends on,
 * asks again what was asked last.
 */
export function applyCorrections(said: readonly string[]): readonly string[] {
  let put: readonly string[] = said.slice(0, 1)
  for (const message of said.slice(1)) {
    const last = put.at(-1)!
    const isShort = message.length <= longest
    const taken = isShort && opens.test(message) ? takeBack(message, put) : { before: put, message }
    const isForLast = taken.message === message && isShort && isAdded(message) && hasQuestionForm(last)
    put = [...taken.before, isForLast ? `${message.trim().replace(/[.\s]*$/, '.')} ${last}` : taken.message]
  }
  return put
}
