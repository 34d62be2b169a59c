import { isFollowUp, wordsNamed } from '../conversation'
import { thingsIn } from './nameAntecedent'

/** “Going back to the first thing, is that cream okay?” goes on with what was asked first. */
const backToFirst =
  /^\W*(?:(?:(?:ok(?:ay)?|so|and|thanks|anyway|can (?:i|we)|let['’]?s) )*(?:(?:going|go|coming|come|getting|get) )?back to (?:the|my|that) (?:very )?(?:first|original) (?:thing|question|point|one|topic|subject|bit)|(?:(?:ok(?:ay)?|so|and|anyway),? )*my (?:very )?(?:first|original) (?:question|thing|point)(?: again)?(?=\s*[,.:;–—-])|(?:(?:ok(?:ay)?|so|and|but|thanks|thank you|right|anyway)\W+)*(?:about |as for |on )?(?:(?:the|my) (?:very )?(?:first|original) (?:thing|question|point) (?:that )?(?:i|we|you) (?:asked|said|mentioned|told (?:you|me)|started with|came (?:here )?for|explained|read(?: me| out)?|answered|wrote)|what i (?:first asked|asked (?:you )?(?:first|at first|at the (?:start|beginning))))(?: you)?(?: (?:about|first))?(?=\s*[,.:;–—-]))\b[\s,.:;–—-]*/i

/** “Back to the other thing” goes on with what was asked before what was asked last. */
const backToOther =
  /^\W*(?:(?:ok(?:ay)?|so|and|thanks|right|anyway|can (?:i|we)|let['’]?s) )*(?:(?:going|go|coming|come|getting|get) )?back to (?:the|my|that|what i asked) ?(?:other|earlier|previous|last|before)?(?: (?:thing|question|point|one|topic|subject|bit|matter))\b[\s,.:;–—-]*(?:before\b[\s,.:;–—-]*)?|^\W*(?:(?:ok(?:ay)?|so|and|anyway) )*back to what i asked\b[\s,.:;–—-]*(?:before\b[\s,.:;–—-]*)?/i

const lead = String.raw`^\W*(?:(?:ok(?:ay)?|so|and|but|thanks|thank you|right|anyway|anyhow|well|now|can (?:i|we)|could (?:i|we)|let['’]?s|let me|to|i want to|just)\W+)*`
const topic = String.raw`(?:the |my |that |those |this |what (?:i|you) (?:said|asked|told me|mentioned) about (?:the |my )?)?([a-z'’ -]{3,28}?)(?: (?:thing|question|bit|stuff|issue|problem|trouble|business|topic|one|again|now|then|you mentioned|i mentioned|i asked about|from (?:before|earlier)))*`
const mark = String.raw`\s*[,.:;–—-]+\s*(?=\w)`
/** “To go back to the sleep, …”, and “about the bones again, …”, which has to say again. */
const backToNamed = new RegExp(
  `${lead}(?:(?:go|going|come|coming|get|getting|circl(?:e|ing)|return(?:ing)?) (?:back )?to|back (?:to|on))\\s+${topic}${mark}`,
  'i',
)
const namedAgain = new RegExp(
  `${lead}(?:about|on|re|regarding|as (?:for|to)|with) (?:the |my |that |those )?([a-z'’ -]{3,28}?) (?:again|thing|from (?:before|earlier)|(?:you|i) mentioned|i asked about)${mark}`,
  'i',
)

/** “Right, sweats again: …”, “that leaflet, …” and “for the anxiety, …”, where that was told. */
const onlyNamed = new RegExp(
  `${lead}(?:([a-z'’ -]{3,20}?) again|(?:as )?(?:for|about|on) (?:the|my) ([a-z'’ -]{3,24}?)|that (?!(?:one|way|said|case|day|time|night|being|made|makes|was|sounds|helps|thing)\b)([a-z'’-]{3,20}))${mark}`,
  'i',
)

/** What a topic is called when it is told, and when it is gone back to. */
const sameTopic: readonly RegExp[] = [
  /\b(?:sleep\w*|asleep|awake|wak\w+|insomnia|nights?)\b/i,
  /\b(?:bleed\w*|bled|period\w*|flooding|spotting|cycles?|heavy|clots)\b/i,
  /\b(?:bones?|osteo(?:porosis|penia)|dexa|dxa|fractures?|density)\b/i,
  /\b(?:exercis\w*|walk\w*|weights|lift\w*|gym|run\w*|yoga|pilates|swim\w*|training|workouts?)\b/i,
  /\b(?:mood\w*|low|depress\w*|anxi\w*|cry\w*|tearful|rage|angry|anger|temper|irritab\w*|worry|panic)\b/i,
  /\b(?:skin|itch\w*|wrinkles?|rash\w*|dry|acne|spots)\b/i,
  /\b(?:joints?|knees?|hips?|shoulders?|ach\w+|hands|fingers|stiff\w*|back pain|arthritis)\b/i,
  /\b(?:bladder|wee|pee|peeing|leak\w*|utis?|cystitis|urine|infections?)\b/i,
  /\b(?:hair|thinning|bald\w*|scalp)\b/i,
  /\b(?:sex|libido|desire|intimacy|intercourse)\b/i,
  /\b(?:weight|belly|waist|fat|stones?|pounds|kilos?|lbs|heavier|diet|eating|food)\b/i,
  /\b(?:head(?:ache)?s?|migraines?)\b/i,
  /\b(?:flush\w*|flash(?:es)?|sweat\w*|hot)\b/i,
  /\b(?:brain|fog|memory|forget\w*|concentrat\w*|focus|words)\b/i,
  /\b(?:hrt|hormones?|patch(?:es)?|gel|o?estrogen|progest\w+)\b/i,
  /\b(?:heart|palpitations?|racing|cholesterol|blood pressure)\b/i,
  /\b(?:dryness|vagina\w*|down there|moisturi\w*|lubricant\w*)\b/i,
  /\b(?:work|job|boss|office|colleagues?)\b/i,
]

/** “But the heart thing, does it matter”, where that was told. */
const namedThing = new RegExp(
  `${lead}(?:hm+\\W+)?(?:(?:and|but|so|ok(?:ay)?)\\W+)*(?:the|that|this|my) ([a-z'’ -]{3,20}?) (?:thing|question|bit|stuff|issue|business|one)${mark}`,
  'i',
)
/** “You said something before about mood and sleep? How are they linked” */
const saidAbout = new RegExp(
  `${lead}(?:(?:before|earlier|a while ago|just now|above),? )?(?:you (?:(?:also |just )?(?:said|mentioned|told me|wrote|were saying|talked))|(?:did(?:n['’]t)? you|have(?:n['’]t)? you) (?:say|said|mention(?:ed)?)) ?(?:something|anything|a (?:bit|thing))?(?: (?:before|earlier|above|back then|at the start))? about (?:the |my )?([a-z'’ -]{3,28}?)(?: (?:before|earlier|above|at the start))?(?:,? (?:didn['’]?t you|did you not|right|i think|i believe))?\\s*[?,.:;–—-]+\\s*(?=\\w)`,
  'i',
)
const pointsBack = /\b(?:they|them|these|those|it|that|the two)\b/i

const stemOf = (word: string) => word.toLowerCase().replace(/(?:ing|ies|es|s|e)$/, '')
const saysNothing = /^(?:the|my|that|and|with|what|about|thing|stuff|question|other|first|last|previous|earlier)$/i

/** Whether a message is about a topic, by its words or by those that are said for it. */
function isAbout(message: string, named: string): boolean {
  const words = named.match(/[a-z]{3,}/gi)?.filter((word) => !saysNothing.test(word)) ?? []
  const own = (message.match(/[a-z]{3,}/gi) ?? []).map(stemOf)
  return (
    words.some((word) => own.includes(stemOf(word))) ||
    sameTopic.some((signs) => signs.test(named) && signs.test(message))
  )
}

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
/** “For Tuesday, do I need to fast?” is of what is on Tuesday, */
const ofDay = new RegExp(
  `\\b(?:for|on|by|before|after|about|at|till|until) (?:the |my |next |this )?(${weekday}|tomorrow|appointment|scan|visit|operation|op|surgery|biopsy|procedure)\\b`,
  'i',
)
/** and “how do I get that CBT” of what was named before what was asked last. */
const ofThat = /\b(?:that|this|those|these|the same) (?=[a-z])/i

const mostWordsOfWhen = 6
/** “Got mine Tuesday”, “I have one on Friday” */
const saysOnlyWhen = (message: string): boolean =>
  isFollowUp(message) || (message.split(/\s+/).length <= mostWordsOfWhen && /\b(?:mine|one|it|that)\b/i.test(message))

/** The message that tells of something, and the one that it goes on with. */
const toldWith = (all: readonly string[], at: number): readonly string[] =>
  all.slice(at > 0 && saysOnlyWhen(all[at]!) ? at - 1 : at, at + 1)

/** What a question means that names a day, or something of which was asked before what was asked last. */
function findMeant(asking: string, all: readonly string[]): readonly string[] {
  const last = all.at(-1) ?? ''
  const day = ofDay.exec(asking)?.[1]
  const dayNamed = day ? new RegExp(`\\b${day}\\b`, 'i') : undefined
  if (dayNamed) {
    const at = all.findLastIndex((message) => dayNamed.test(message))
    return at === -1 ? [] : toldWith(all, at)
  }
  const [thing] = ofThat.test(asking) ? thingsIn(asking) : []
  if (!thing || new RegExp(`\\b${thing}\\b`, 'i').test(last)) return []
  const at = all.findLastIndex((message) => new RegExp(`\\b${thing}\\b`, 'i').test(message))
  return at === -1 ? [] : all.slice(at, at + 1)
}

/** “What did you say to try first” asks what to try. */
const saidToDo = /\bwhat (?:did|was it) you (?:say|tell me|suggest) (?:i should |to |about )/i

/** A question that says so much by itself is asked by itself. */
const fewestOwnWords = 3
const opensLightly =
  /^\W*(?:(?:haha?|lol|ok(?:ay)?|good|great|fine|right|so|and|but|well|thanks|ta|cheers|grand|lovely)\b\W*)+/i

type Returned = {
  /** The question, going on from */
  written: string
  /** what it goes back to. */
  before: readonly string[]
}

/**
 * Reads “back to the sleep thing, what should I try first?” as a question that goes on with what was said of sleep before,
 * and not with what was said last.
 * @param lookedUp what may be gone back to @param all the same with what the rules answered @param isSubject whether a message names one
 */
export function returnToTopic(
  asking: string,
  lookedUp: readonly string[],
  all: readonly string[],
  isSubject: (message: string) => boolean,
): Returned {
  if (backToFirst.test(asking)) return { written: asking.replace(backToFirst, 'and '), before: lookedUp.slice(0, 1) }
  if (backToOther.test(asking)) {
    const lastAsked = lookedUp.findLastIndex(isSubject)
    return {
      written: asking.replace(backToOther, 'and '),
      before: lastAsked > 0 ? lookedUp.slice(0, lastAsked) : lookedUp,
    }
  }
  const form = [backToNamed, namedAgain, onlyNamed, namedThing, saidAbout].find((one) => one.test(asking))
  const named = form?.exec(asking)?.slice(1).find(Boolean)
  const isKnown = named !== undefined && all.some((message) => isAbout(message, named))
  if (!form || !named || ((form === onlyNamed || form === namedThing) && !isKnown)) {
    const meant = findMeant(asking, lookedUp)
    return meant.length > 0
      ? { written: `and ${asking.replace(opensLightly, '')}`, before: meant }
      : { written: asking, before: lookedUp }
  }
  // It names all that is asked about, whatever was said of it before.
  if (form === saidAbout) {
    const asked = asking.replace(form, '')
    return {
      written: asked.search(pointsBack) === -1 ? `${named}: ${asked}` : asked.replace(pointsBack, named),
      before: [],
    }
  }
  const question = asking.replace(form, '').replace(saidToDo, 'what should I ')
  const told = all.filter((message) => isAbout(message, named))
  const isNamed = isAbout(question, named)
  // A new question about it is asked by itself: what was read of it before is no answer to that.
  const isNew = told.length > 0 && wordsNamed(question).filter((word) => !isAbout(word, named)).length >= fewestOwnWords
  if (isNew) return { written: `${isNamed ? '' : `${named}: `}${question}`, before: [] }
  return {
    written: `${told.length > 0 ? 'and ' : ''}${isNamed ? '' : `${named}: `}${question}`,
    before: told.slice(0, 1),
  }
}
