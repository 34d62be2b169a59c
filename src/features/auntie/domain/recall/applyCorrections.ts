import { hasQuestionForm } from '../answer/question/questionForm'
import { bearingFacts } from './bearingFacts'
import type { FactKind } from './fact'
import { thingsIn } from './nameAntecedent'
import { toldFacts } from './toldFacts'
import { asHers, isOfAnother, isOfHer, saysOwn } from './whoseIsMeant'

/** What is longer tells something new. */
const longest = 240
/** How somebody begins who takes something back, or says that she does. */
const opens =
  /^\s*\*\s*\w|^\W*\d+\W+(?:sorry|oops|whoops|typo|i (?:hit|meant|typed))\b|^\W*(?:(?:no|oh|ach|och|ah|eh|um|oops|whoops|sorry|wait|hang on|actually|typo|correction|scrap that|scratch that|hold on|my (?:mistake|bad)|ignore that)\b\W*)+|^\W*not (?:(?:the|my|a|an|her|him)\b|(?!sure|really|well|long|often|always|today|sleeping|feeling)[\w'’-]{4,}\s*[,;–—-])|\b(?:typo|correction|i mean(?:t)?|i (?:wrote|said|put|typed) (?:that|it) wrong|that['’]?s (?:wrong|not right)|i got (?:that|it) wrong)\b/i
/** The same words, to be left out. */
const opening =
  /^\W*(?:(?:no|oh|ach|och|ah|eh|um|oops|whoops|sorry|wait|hang on|actually|typo|autocorrect|correction|scrap that|scratch that|hold on|my (?:mistake|bad)|ignore that)\b\W*)+/i
const unit = '(?:years?|months?|weeks?|days?|yrs?|mths?|wks?)'
const amount = `(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:and a half )?${unit}`
const amountAtEnd = new RegExp(`\\b(${amount})\\W*$`, 'i')
const numberAtEnd = /\b(\d+)\W*(?:years old|yo)?\W*$/i
const numberOfUnit = new RegExp(`\\b(\\d+) ${unit}\\W*$`, 'i')
/** Why it was wrong, which puts nothing right: “34. I hit the wrong key” */
const excuse =
  /[\s.,;!–—-]+(?:(?:sorry|oops|whoops|typo|duh|doh|lol|haha|silly me|my (?:mistake|bad))\b|(?:i )?(?:hit|pressed|typed|tapped) the wrong (?:key|number|button|one|thing|letter)|(?:i )?(?:fat|clumsy) (?:fingers?|thumbs?)|slip of the (?:finger|thumb|tongue)|(?:i )?can['’]?t (?:type|count|spell)|(?:i )?(?:always )?(?:muddle|mix) (?:them|it|those|the two)(?: up)?|i (?:always|keep) (?:muddl\w+|mix\w+|getting) (?:them|it|those)(?: (?:up|wrong|mixed up))?|(?:i )?(?:need|forgot|without|have ?n['’]?t got) my (?:glasses|specs)(?: on)?)[\s.!]*$/i
/** The same in front of it: “oh God, typing in the dark. 43” */
const excuseBefore =
  /^\W*(?:(?:oh|my|god|lord|gosh|goodness|dear|me|heavens|ugh|sorry|no|oops)\b\W*)*(?:(?:typing|writing|texting) (?:in the dark|too fast|in a hurry|on my phone|one[- ]handed|without [\w ]{2,16})|(?:no|without(?: my)?|forgot my|need my) (?:glasses|specs)(?: on)?|(?:fat|clumsy) (?:fingers?|thumbs?)|(?:hit |pressed )?(?:the )?wrong (?:key|button))\b[\s.,;:!–—-]*/i
/** “43. Forty three” */
const saidInWords =
  /(?<=\d)[\s.,;:!–—-]+(?:twenty|thirty|fou?rty|fifty|sixty|seventy)(?:[- ]?(?:one|two|three|four|five|six|seven|eight|nine))?\W*$/i
const midway = /\s*[,;.–—-]+\s*(?:sorry|oops|whoops|duh)\b[\s,;.!–—-]*(?=\w)/gi
/** What puts something right, without the asterisk and the excuses around it. */
const withoutExcuse = (message: string): string =>
  message
    .replace(/^\W*\*\s*/, '')
    .replace(excuseBefore, '')
    .replace(saidInWords, '')
    .replace(excuse, '')
    .replace(excuse, '')
    .replace(midway, ', ')

/** “47 not 57”, “the gel and not the patch”, “7 months, not a year”. */
const ratherThan =
  /^(.*?)[\s,;–—-]+(?:and |rather than |instead of )?(?<!\b(?:am|is|are|do|does|did|was|were|had|have|has|can|could|should|would|i['’]m|it['’]s) )not (?:(?:the|my|for|on) )?([\w'’ -]+?)(?=\s*(?:[,.;!?]|\band\b|$))/is
const otherThan =
  /\bnot (?:(?:the|my|on) )?([\w'’-]+(?: [\w'’-]+)?)[,;]? (?:but |it['’]?s |i['’]?m |i meant )?(?:the |my |on )?([\w'’-]+)\W*$/i
const meant =
  /\b(?:i|what i) (?:mean(?:t|s)?|said) (?:to (?:say|write|ask about) )?(?:the |my |a |an |about )*([\w'’-]+(?: [\w'’-]+){0,2}?)(?: actually| though| sorry| of course)?\W*(?:$|[.,;!?])/i

/** “Sorry, patch I mean” */
const meantBefore = /^\W*(?:the |my |a )?([\w'’-]+(?: [\w'’-]+)?),? (?:i|is what i) mean(?:t)?\W*$/i
/** “Not the contraceptive one, the HRT pill”: a kind of what was named. */
const ofKind =
  /^\W*not (?:the |my |an? )?(?:[\w'’-]+ ){0,3}?([\w'’-]+)\s*[,;–—-]+\s*(?:but |it['’]?s |i mean(?:t)? )?(?:the |my |an? )([\w'’-]+(?: [\w'’-]+){0,2})\W*$/i
/** “I’ve the copper one”: the same of another kind. */
const otherKind =
  /\b(?:the|a|an) (copper|hormone|hormonal|vaginal|combined|mini|low[- ]dose|progesterone|o?estrogen|skin|daily|weekly) one\b/i
/** “It’s the mini pill”, where the combined one was named, however long before. */
const kindNamed =
  /\b(?:combined|mini|progest(?:erone|ogen)[- ]only|copper|hormon(?:e|al)|sequential|continuous|cyclical) (pill|coil|iud|hrt)\b/gi
const hasIt =
  /\b(?:it['’]?s|it is|mine(?: is|['’]s)|i['’]?m on|i mean(?:t)?|i take|i have|i['’]ve(?: got)?|make that) (?:the |an? |my )?$/i
function otherKindNamed(message: string, before: readonly string[]): Change | undefined {
  const named = [...message.matchAll(kindNamed)].find(({ index }) => hasIt.test(message.slice(0, index)))
  if (!named || hasQuestionForm(message)) return undefined
  const earlier = before.flatMap((one) => [...one.matchAll(kindNamed)])
  const said = earlier.findLast(([, noun]) => noun!.toLowerCase() === named[1]!.toLowerCase())?.[0]
  return said && said.toLowerCase() !== named[0].toLowerCase() ? { said, meant: named[0] } : undefined
}
/** What is known by a name of its own, by its kind. */
const kindOf = (thing: string): string =>
  /^(?:mirena|iud|jaydess|kyleena)$/i.test(thing) ? 'coil' : thing.split(' ').at(-1)!

/** “I meant for urge leaks”: what was asked is asked of less. */
const meantFor =
  /\b(?:i|what i) mean(?:t|s)? ((?:for|about|with|in|on|after|before|when) [\w'’ -]+?)(?:,? (?:and )?not [\w'’ -]+)?\W*$/i

/** “4 months”, and nothing else: of a time a time. */
const onlyAmount = new RegExp(`^\\W*(?:(?:it['’]?s|it was|make that|i mean(?:t)?|only|just) )*(${amount})\\W*$`, 'i')
const amounts = new RegExp(`\\b${amount}\\b`, 'gi')
/** “One ovary”, of both. */
const onlyOne = /^\W*(?:(?:it['’]?s|it was|they took|i mean(?:t)?|only|just) )*(one (?:ovary|breast|kidney|tube))\W*$/i
const bothOf = /\b(?:both (?:of )?)?(?:my |the )?(?:ovaries|breasts|kidneys|tubes)\b/i

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const wholeWord = (text: string) => new RegExp(`(?<![\\w])${escape(text)}(?![\\w])`, 'gi')

/** Words that are in any message. */
const saysNothing =
  /^(?:[a-z]{1,2}|the|and|for|too|yet|with|this|that|have|them|they|when|what|just|from|about|your|even|very|much|sure|able|been|because|only|really|like|know|always|every|anymore|any more|for me)$/i

/** A word that was put for another: “autocorrect! I meant rash”. */
const isSlip = /\b(?:auto ?correct\w*|typo|wrong word|spelling|predictive)\b/i
const lastWord = /([\w'’-]{4,})\W*$/

const adult = 18
const isOfAdult = (number: string): boolean => Number(number) >= adult

const sentenceEnd = /[.!?]+\s+/

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

/** “Sorry, gel”: a thing, and nothing else. */
const bareThing = (written: string): string | undefined => {
  if (/^\W*no\b/i.test(written)) return undefined
  const [thing] = thingsIn(written)
  const rest = written
    .replace(opening, '')
    .replace(/^\W*(?:the|my|an?) /i, '')
    .replace(/\W+$/, '')
  return thing && rest.toLowerCase() === thing.toLowerCase() ? thing : undefined
}

/** What a message puts in the place of what, if it does: “not Prozac, propranolol. The heart one” does so at once. */
const changeOf = (written: string, before: readonly string[]): Change | undefined =>
  changeIn(withoutExcuse(written), before) ?? changeIn(withoutExcuse(written).split(sentenceEnd)[0]!, before)

function changeIn(written: string, before: readonly string[]): Change | undefined {
  const message = written.replace(opening, '')
  const rather = ratherThan.exec(message)
  if (rather) {
    const said = findSaid(rather[2]!, before)
    const replaced = said && findMeant(rather[1]!, said)
    if (said && replaced) return { said, meant: replaced }
  }
  const instead = otherThan.exec(message)
  const said = instead && findSaid(instead[1]!, before)
  if (said) return { said, meant: instead[2]! }
  const ofKindNamed = otherKindNamed(message, before)
  if (ofKindNamed) return ofKindNamed
  const last = thingsIn(before.at(-1) ?? '')
  const ofTwoKinds = ofKind.exec(message)
  const kindMeant = ofTwoKinds?.[2]!.replace(/ one$/i, ` ${ofTwoKinds[1]!}`)
  const noun = kindMeant?.split(' ').at(-1)
  if (kindMeant && noun && kindMeant !== noun && wholeWord(noun).test(before.at(-1)!))
    return { said: noun, meant: kindMeant }
  const other = otherKind.exec(message)?.[1]
  if (other && last.length === 1) {
    const kind = kindOf(last[0]!)
    const whole = new RegExp(`\\b(?:copper|hormon(?:e|al)|vaginal|combined) ${kind}\\b`, 'i').exec(before.at(-1)!)?.[0]
    return { said: whole ?? last[0]!, meant: `${other} ${kind}` }
  }
  const amountMeant = onlyAmount.exec(message)?.[1]
  const amountsSaid = before.at(-1)!.match(amounts) ?? []
  if (amountMeant && amountsSaid.length === 1) return { said: amountsSaid[0]!, meant: amountMeant }
  const oneMeant = onlyOne.exec(message)?.[1]
  const bothSaid = bothOf.exec(before.at(-1)!)?.[0]
  if (oneMeant && bothSaid) return { said: bothSaid, meant: oneMeant }
  const numbers = before.at(-1)!.match(/\b\d+\b/g) ?? []
  const name =
    meant.exec(message)?.[1] ??
    meantBefore.exec(message)?.[1] ??
    /^\W*(\d+)\W*$/.exec(message)?.[1] ??
    kindMeant ??
    bareThing(written)
  // Of two numbers that one is put right which may be the same: an age is no number of months.
  const alike = name && /^\d+$/.test(name) ? numbers.filter((one) => isOfAdult(one) === isOfAdult(name)) : []
  const mistyped = numbers.length === 1 ? numbers[0] : alike.length === 1 ? alike[0] : undefined
  if (name && /^\d+$/.test(name) && mistyped) return { said: mistyped, meant: name }
  const kind = name && thingsIn(name)[0]
  const mistaken = isSlip.test(written) && last.length === 0 ? lastWord.exec(before.at(-1)!)?.[1] : undefined
  if (name && mistaken && !kind && !saysNothing.test(mistaken) && !wholeWord(name).test(before.at(-1)!))
    return { said: mistaken, meant: name }
  return kind && last.length === 1 && !wholeWord(kind).test(before.at(-1)!)
    ? { said: last[0]!, meant: kind }
    : undefined
}

/** “I should say I had breast cancer”, “didn’t mention I’m on warfarin”: told for the question before. */
const adds =
  /^\W*(?:(?:oh|ah|sorry|wait|hang on|right|well|ok(?:ay)?)\W+)*(?:(?:i )?(?:should|ought to|must|better|might) (?:have )?(?:said?|add(?:ed)?|mention(?:ed)?|t(?:ell|old))|(?:i )?(?:should|ought to) probably|(?:i )?(?:forgot|left out|missed out|meant to (?:say|add)|didn['’]?t (?:say|mention|tell)|haven['’]?t (?:said|mentioned|told))|(?:oh )?(?:by the way|btw)|(?:one|another) (?:more )?thing|in case it (?:matters|helps|makes)|(?:it )?(?:might|may) (?:matter|be relevant|help)|(?:for )?(?:context|background)|also|oh and|and|but|sorry|actually|p\.?s\.?)\b|\b(?:by the way|btw|though|as it happens)\W*$|\b(?:if that (?:matters|changes|makes)|in case (?:that|it) (?:matters|changes)|(?:forgot|should have|meant) to (?:say|mention|add)|should have (?:said|mentioned))\b/i
/** What she has or takes, where the question before it may depend on that, is told for it in whatever words. */
const decides: readonly FactKind[] = [
  'cancer',
  'cancer medicine',
  'clot',
  'aura',
  'gene',
  'medicine',
  'illness',
  'allergy',
  'trans',
  'womb',
]
const tellsLate =
  /\b(?:i )?(?:should|ought to|must|better|might)(?: probably)? (?:have )?(?:said?|add(?:ed)?|mention(?:ed)?|t(?:ell|old)(?: you)?)\b(?: that)?|\b(?:i )?(?:forgot|meant|didn['’]?t) (?:to )?(?:say|mention|tell you|add)\b(?: that)?/gi
function isAdded(message: string, last: string): boolean {
  if (hasQuestionForm(message)) return false
  // “I should have told you I’m on lithium” takes it all the same.
  const facts = toldFacts([message.replace(tellsLate, '')])
  return adds.test(message)
    ? facts.length > 0
    : (thingsIn(last).length > 0 ? facts : bearingFacts(facts, last)).some(({ kind }) => decides.includes(kind))
}

const leadingMarks = /^[\s.,;:!–—-]+/

/** What is left of a message that takes something back. */
const restOf = (message: string): string =>
  withoutExcuse(message)
    .replace(/^\W*not [\w'’-]+(?: [\w'’-]+)?, [\w'’-]+[.!]+\s+/i, '')
    .replace(opening, '')
    .replace(isSlip, ' ')
    .replace(ratherThan, ' ')
    .replace(otherThan, ' ')
    .replace(meant, ' ')
    .replace(meantBefore, ' ')
    .replace(ofKind, ' ')
    .replace(/^[\W\d]*(?:and|but)\b/i, '')
    .replace(/^\W*\d+\W*$/, '')
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
    // “My mother is on the warfarin, not me”: then nothing is taken with it.
    const withTheirs = thingsIn(message).reduce(
      (text, thing) =>
        text.replace(new RegExp(`\\s(?:with|while on|beside|on top of) (?:the |my )?${escape(thing)}\\b`, 'i'), ''),
      last,
    )
    return {
      before: [...before.slice(0, -1), withTheirs === last ? last.replace(saysOwn, `my ${whose} has`) : withTheirs],
      message: hasQuestionForm(rest) ? rest : message.replace(opening, ''),
    }
  }
  if (isOfHer.test(message) && asHers(last) !== last)
    return { before: [...before.slice(0, -1), asHers(last)], message: asHers(last) }
  const change = changeOf(message, before)
  const narrowed = change || !hasQuestionForm(last) ? undefined : meantFor.exec(message)?.[1]
  if (narrowed) return { before, message: `${last.replace(/[\s.?!]+$/, '')} ${narrowed}?` }
  if (!change) return { before, message }
  const put = before.map((one) => one.replace(wholeWord(change.said), change.meant))
  const asked = hasQuestionForm(message) ? undefined : put.findLast((one) => hasQuestionForm(one))
  const rest = otherKind.test(message)
    ? message.replace(opening, '').replace(otherKind, `a ${change.meant}`)
    : restOf(message)
  const isMeantAlone =
    otherKindNamed(message, before) !== undefined ||
    rest.replace(/\W/g, '').toLowerCase() === change.meant.replace(/\W/g, '').toLowerCase()
  if (asked && isMeantAlone) return { before: put, message: asked.trim() }
  // “No, hair, not nails” is what she says of before, and nothing else.
  if (!asked && rest.replace(/\W/g, '') === '') return { before: put, message: put.at(-1)! }
  const mark = otherKind.test(message) ? '. ' : ' '
  return { before: put, message: asked ? `${asked.trim()}${mark}${rest}`.trim() : message }
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
    const isForLast = taken.message === message && isShort && hasQuestionForm(last) && isAdded(message, last)
    put = [...taken.before, isForLast ? `${message.trim().replace(/[.\s]*$/, '.')} ${last}` : taken.message]
  }
  return put
}
