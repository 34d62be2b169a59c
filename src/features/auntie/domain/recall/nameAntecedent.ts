import { hasQuestionForm } from '../answer/question/questionForm'
import { splitSentences } from '../answer/text/sentences'
import { asksOfStopping } from '../safety/replies'
import { conditionsOf, hormones, medicinesIn } from '../answer/question/medicinesAndConditions'

/** What is done with something that is taken: “it” beside one of these is what was named last, and no complaint. */
const isTaken =
  /\b(?:tak(?:e|es|ing|en)|us(?:e|es|ing)|try(?:ing)?|buy|wear|apply|swallow|help(?:s|ing)?|works?|working|kicks? in|(?:start(?:ing)?|begin(?:ning)?) (?:it|them|that)|rais(?:e|es|ing)|increas(?:e|es|ing)|caus(?:e|es|ing)|affects?|interacts?|clash(?:es)?|interfer\w*|mix(?:ing)?|combin\w+|safe|dangerous|risky?|side[- ]effects?|dos(?:e|es)|addictive|expensive|prescri\w+|put on weight|(?:put|putting|have|having|keep|leave|get|getting) (?:it|them) in|stay(?:ing)? on (?:it|them)|stopping|(?<!\bhow )(?:can|could|should|may|must|do) (?:i|we|you) (?:\w+ )?(?:stop|quit) (?:it|them)|(?:stop|quit) (?:it|them) (?:after|early|suddenly|at once|when)|come off|coming off|(?:it|they) (?:stay|be left)|(?:leav(?:e|ing)|skip(?:ping)?|miss(?:ing)?|halv(?:e|ing)|cut(?:ting)?|swap(?:ping)?|chang(?:e|ing)) (?:it|them)|any good|worth it|(?:makes?|gives?) (?:me|you|us|women))\b/i
/** “It” and “they”, where they stand for a thing: not “is it normal”, “it seems”, “that she said”. */
const singular =
  /\b(?:it|that one|this one|that stuff|this stuff|(?<=\b(?:take|taking|use|using|try|trying|start|starting|is|does|can|will|of|with|on|about) )(?:that|this))\b(?!['’]?s? (?:(?:all |much |any |a bit |got |been )?(?:better|worse|gone|back|over|healed|settled|sorted|passed|cleared)\b)|['’]s\b(?! (?:safe|ok|okay|dangerous|any good|good|bad|working|worth))| (?:is|gets?|got|feels?|has) (?:\w+ )?(?:better|worse|gone|back|over|healed|settled|sorted)| (?:matters?|makes? sense|counts?|depends?|hurts?|itch(?:es)?|comes? back|goes|clears?|settles?|passes)\b)(?! (?:normal|ok(?:ay)? (?:if|for)|true|possible|worth \w+ing|too (?:late|early|soon)|seems?|says?|would be|menopause|peri\w*|usual|common|my|the|a|an)\b)/gi
const plural =
  /\b(?:they|them|(?:these|those)(?=\W*$|[,.;!?]| (?:help|work|safe|ok|okay|any|bad|good|with|for|and|or|in|on|at|to|too|together|interact|cause|make|do|does|are|be|clash|mix)\b)|both(?: of (?:them|these))?|the two(?: of them)?)\b/gi
/** “Could I have the same?” asks for what this message names. */
const sameAsNamed =
  /\b(?:ask for|have|get|try|take|use|go on) (?:the same(?: thing| one)?|(?:what|some of what) (?:she|he|my \w+) (?:has|takes?|uses?|is on))\b/i
/** What is bought is no illness. */
const isForSale =
  /\b(?:stores?|shops?|online|bottles?|capsules?|tablets?|creams?|sells?|sold|good idea to|worth|where)\b/i
/** “With food or without?”, “any reason I shouldn’t?”, “how long before you notice?”: asked of what was named, without its name. */
const asksOfNamed =
  /^\W*(?:(?:and|so|ok(?:ay)?|but|then|also|oh|thanks)\W+)*(?:(?:with|before|after) (?:food|meals?|breakfast|or without)\b|(?:any|what|are there|is there)(?: any| the| a)? (?:side[- ]?effects?|risks?|downsides?|dangers?|interactions?|reasons? (?:i|we|not|to|why|you|against))\b|(?:why|who|when) (?:should ?n['’]?t|should not|can['’]?t)\b|how (?:long|soon|quick(?:ly)?|fast|many (?:days|weeks|months))\b.*\b(?:notice|feel|works?|working|kicks? in|effect|difference|results?|anything happens?)\b|when (?:does|do|will|would|should|might|can) (?:you|i|one|we)(?: \w+)? (?:notice|feel|see)\b|(?:which|what) (?:kind|type|sort|form|dose|strength|brand|time of day)\b(?! of (?!it\b|them\b|that\b|those\b|these\b))|(?:in the )?(?:morning|mornings) or (?:at )?(?:night|evening|bedtime)|how (?:much|often)\W*$|how many (?:capsules|tablets|drops|pills|a day|times)\b|(?:is it )?(?:safe|ok|okay) (?:long[- ]term|for (?:years|ever|life|long)))/i
const mostWordsOfNamed = 12
/** “Is it okay to take the second one?” names one of those that were named before. */
const ordinal =
  /\bthe (first|1st|former|second|2nd|latter|last|third|3rd) (?:one|thing|kind|option|of (?:them|these|those|the two))\b/gi
/** “And the other one?” is the one of two that was not spoken of since. */
const otherOne = /\bthe other (?:one|kind|option|thing)\b/i
const placeOf: Record<string, number> = {
  first: 0,
  '1st': 0,
  former: 0,
  second: 1,
  '2nd': 1,
  latter: 1,
  third: 2,
  '3rd': 2,
  last: -1,
}

/** A form of hormones, by its whole name. */
const forms =
  /\b(?:vaginal|local) o?estr(?:ogen|adiol|iol)\b(?! (?:patch|gel|cream|ring|tablet|pessar|pill))|\b(?:(?:vaginal|local|hrt|hormone|o?estrogen|o?estradiol|progest\w+|testosterone|contraceptive|combined|mini|micronised|micronized|mirena) )+(?:patch(?:es)?|gels?|creams?|rings?|tablets?|pessar(?:y|ies)|pills?|sprays?|coils?|capsules?|therapy)\b|\b(?:veo[sz]ah|fezolinetant|elinzanetant|lynkuet|sage|soya?|isoflavones|cbt|hypnosis|acupuncture|(?:vaginal )?moisturi[sz]ers?|lubricants?|(?:the |a )?(?:hormone |hormonal |copper )?(?:coil|patch(?:es)?|gel|spray|implant|mini ?pill|pill)|antidepressants?|statins?)\b/gi

/** What a text names that is taken or used, in the order in which it names it. */
export function thingsIn(text: string): readonly string[] {
  const found = [...text.matchAll(forms)].map(({ 0: name, index }) => ({ name, index }))
  for (const { asked } of [...medicinesIn(text), hormones]) {
    const match = asked.exec(text)
    if (match) found.push({ name: match[0], index: match.index })
  }
  const isWithin = (one: (typeof found)[number]) =>
    found.some(
      (other) =>
        other !== one &&
        other.index <= one.index &&
        other.index + other.name.length >= one.index + one.name.length &&
        (other.name.length > one.name.length || found.indexOf(other) < found.indexOf(one)),
    )
  return found
    .filter((one) => !isWithin(one))
    .sort((a, b) => a.index - b.index)
    .map(({ name }) => name.trim().replace(/^(?:the|a|my) /i, ''))
    .filter((name, at, all) => all.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === at)
}

/** “How do I avoid it?” is asked of an illness that was named last. */
const ofIllness =
  /\b((?:get|getting|got|has|have|had|develop|prevent|avoid|treat|cure|inherit) )it\b(?! (?:in|out|off|on|at|with|when|all|to|checked|looked|tested|done|put)\b)/gi
/** “How is it treated?”, “is it catching?” */
const ofIllnessItself =
  /\b((?:how |what |why )?(?:is|are|can|does|do|will|could|might|would) )it(?= (?:\w+ )?(?:catching|contagious|infectious|cur(?:ed|able)|treat(?:ed|able)|diagnosed|tested for|hereditary|genetic|inherited|permanent|spread|turn into|run in|come back|progress|go away)\b)|\b((?:what|who) (?:causes|gets) )it\b/i
const illnesses =
  /\b(?:osteoporosis|osteopenia|dementia|alzheimer['’]?s|(?:breast |ovarian |womb )?cancer|diabetes|prolapse|endometriosis|fibroids|adenomyosis|lichen sclerosus|heart disease|high blood pressure|high cholesterol|migraines?)\b/i
const illnessIn = (text: string): string | undefined =>
  illnesses.exec(text)?.[0] ?? conditionsOf(text)[0]?.asked.exec(text)?.[0]

const ofCloseness =
  /\b(?:sex\w*|intima\w*|libido|desire|touch(?:ed|ing)?|cuddl\w*|in bed|bedroom|make love|making love|penetrat\w*|fancy (?:him|her|me)|physical(?:ly)?|affection\w*|rejects?|turns? (?:me|him|her) down)\b/i
const bringsUp =
  /\b(bring|talk about|speak about|raise|mention|broach) (?:it|this|that)(?:(?<=bring (?:it|this|that))( up)|(?<!bring (?:it|this|that)))\b/i
const hurtsHer =
  /\b(?:(?:it|that|this)(?= hurts?\b)|(?<=\b(?:does|could|might|would|can|is|will) )(?:it|that|this)(?= (?:hurts?|(?:be )?(?:painful|sore))\b))/i
const mostWords = 26
const longestRead = 1_500
/** How far back what is meant may have been named. */
const furthestBack = 4
/** What stands behind these is something else than what is asked about: “is it safe with blood pressure tablets”. */
const beside =
  /\b(?:with|for (?:my |the )?(?:hrt|hormones?|hormone therapy)|beside|alongside|while|if|when|on top of|instead of|and i(?:['’]m| am) on)\b.*$/i

/** “Prolia, not progesterone” names one thing. */
const named = (message: string) => {
  const all = thingsIn(message.slice(0, longestRead))
  const isRuledOut = (name: string) => new RegExp(`\\bnot (?:the |my )?${name}\\b`, 'i').test(message)
  const left = all.filter((name) => !isRuledOut(name))
  return left.length > 0 ? left : all
}

/** What was named last before a message, and what was named before that, up to two. */
function namedBefore(before: readonly string[]) {
  const recent = before
    .slice(-furthestBack)
    .map(named)
    .filter((things) => things.length > 0)
  const last = recent.at(-1) ?? []
  const two = recent.findLast(({ length }) => length === 2)
  const other = last.length === 1 && two?.includes(last[0]!) ? two.find((name) => name !== last[0]) : undefined
  const others = (recent.at(-2) ?? []).filter((name) => !last.includes(name))
  const isOfTwo = two !== undefined && last.every((name) => two.includes(name))
  return { last, other, lastTwo: last.length > 1 ? last : isOfTwo ? two : [...others.slice(-1), ...last] }
}

const asksOfOne = /\b(the|those|these|my) ([a-z]{4,})\b/gi

/** “And the pessaries, how long do they take?” with the name that they had before: “the vaginal estrogen pessaries”. */
function nameInFull(question: string, before: readonly string[]): string | undefined {
  if (before.length === 0) return undefined
  const things = before.slice(-furthestBack - 2).flatMap((message) => thingsIn(message.slice(0, longestRead)))
  for (const { 0: all, 1: article, 2: noun } of question.matchAll(asksOfOne)) {
    const full = things.findLast((thing) => new RegExp(`\\w ${noun}$`, 'i').test(thing))
    if (full && !question.toLowerCase().includes(full.toLowerCase())) return question.replace(all, `${article} ${full}`)
  }
  return undefined
}

/** “And the other one?” asks of the other what was asked of the one: “does the gel come off in the shower?” */
function askOfOther(question: string, before: readonly string[], one: string, other: string): string {
  const asked = before.at(-1) ?? ''
  const isBare =
    question.replace(otherOne, '').replace(/\b(?:and|what about|how about|or|so|ok(?:ay)?)\b|\W/gi, '') === ''
  const sentence = splitSentences(asked).findLast((part) => hasQuestionForm(part))
  if (!isBare || !sentence) return question.replace(otherOne, other)
  const named = new RegExp(`\\b${one}\\b`, 'gi')
  if (sentence.search(named) !== -1) return sentence.replace(named, other)
  return sentence.replace(/\b(?:it|they|them|this|that|these|those)\b/i, other)
}

const namesOnly = /^\W*(?:(?:ok(?:ay)?|so) )?(?:and|or|what about|how about)\s+(?:the |my )?([a-z'’ -]{3,30}?)\W*$/i

/** “And red clover?” asks of it what was asked of black cohosh; nothing where it asks of itself. */
function askTheSameOf(question: string, before: readonly string[], last: readonly string[]): string | undefined {
  const name = namesOnly.exec(question)?.[1]
  const [one, ...others] = last
  const asked = before.at(-1) ?? ''
  if (!name || !one || others.length > 0 || thingsIn(name)[0]?.toLowerCase() !== name.toLowerCase()) return undefined
  const sentence = splitSentences(asked).findLast((part) => hasQuestionForm(part))
  const named = new RegExp(`\\b${one}\\b`, 'gi')
  return sentence && sentence.search(named) !== -1 && one.toLowerCase() !== name.toLowerCase()
    ? sentence.replace(named, name)
    : undefined
}

/** “And for flushes?” asks for them what was asked for something else. */
const forOther =
  /^\W*(?:(?:and|or|ok(?:ay)?|what about|how about)\W+)+for (?:my |the )?([a-z'’ -]{3,30}?)(?: then| too)?\W*$/i
const forThis =
  /\bfor (?:my |the )?(?!me\b|it\b|that\b|this\b|years|months|weeks|how\b)[a-z'’ -]{3,40}?(?=\s*(?:[?.!,]|$))/i
function askForOther(question: string, before: readonly string[]): string | undefined {
  const name = forOther.exec(question)?.[1]
  const asked = splitSentences(before.at(-1) ?? '').findLast((part) => hasQuestionForm(part))
  const isOfSomebody =
    name !== undefined &&
    /^(?:me|him|her|us|them|(?:\w+ )?(?:husband|wife|daughter|son|sister|mother|m[uo]m|friend))$/i.test(name)
  return name && asked && !isOfSomebody && forThis.test(asked) ? asked.replace(forThis, `for ${name}`) : undefined
}

const bareName =
  /^\W*(?:(?:ok(?:ay)?|so|and|or|but|right)\W+)*(?:what about |how about |would |does |is )?(?:the |some |taking )?([a-z0-9'’ -]{3,24}?)(?:,? (?:then|instead|maybe|perhaps|though|do it|help|any good))*\W*$/i
const ofAnything =
  /\b(?:an?|any|some|what|which) (?:\w+ )?(?:supplements?|vitamins?|herbs?|teas?|foods?|tablets?|remed(?:y|ies)|thing)\b|\b(?:anything|something)\b/i
const whatFor =
  /^(?: (?:natural|herbal|else|good|nice|out there|safe|i can (?:take|try|drink|eat)|to (?:take|try|drink|eat)|that|which|(?:is|are) good))* ?((?:for|with|to) (?:my |the |a )?[a-z].*|(?:makes?|helps?|calms?|eases?|stops?|gives?|lifts?|keeps?|brings?)\b.*)$/i

/** “Magnesium then?” after “is there a supplement that makes you less cross?” asks whether that is one. */
export function askOfName(question: string, before: readonly string[]): string | undefined {
  const forAnother = askForOther(question, before)
  if (forAnother) return forAnother
  const name = bareName.exec(question)?.[1]
  const asked = before.at(-1) ?? ''
  if (!name || thingsIn(name)[0]?.toLowerCase() !== name.toLowerCase()) return undefined
  const parts = splitSentences(asked)
  const sentence = parts.findLast((part) => hasQuestionForm(part)) ?? parts.at(-1)
  const of = sentence && ofAnything.exec(sentence)
  if (!of) return undefined
  const purpose = whatFor.exec(sentence.slice(of.index + of[0].length))?.[1]?.replace(/[\s.?!]+$/, '')
  if (!purpose) return undefined
  if (/^to /i.test(purpose)) return `Does ${name} ${purpose.replace(/^to /i, '')}?`
  return /^(?:for|with) /i.test(purpose) ? `Is ${name} good ${purpose}?` : `Is ${name} something that ${purpose}?`
}

/**
 * A question with the name of what “it” and “they” stand for, where that is something that is taken: “does magnesium help
 * with sleep too?” finds by itself what “does it help with sleep too?” does not. Left as it is where it names what it asks
 * about, or where nothing tells which of several is meant.
 */
export function nameAntecedent(question: string, before: readonly string[]): string {
  const asNamed = sameAsNamed.exec(question)
  const named = asNamed ? thingsIn(question.slice(0, asNamed.index)) : []
  if (asNamed && named.length === 1) return question.replace(asNamed[0], `take ${named[0]}`)
  if (question.split(/\s+/).length > mostWords) return question
  const inFull = nameInFull(question, before)
  if (inFull) return inFull
  if (question.search(ofIllness) !== -1 && !isForSale.test(question) && thingsIn(before.at(-1) ?? '').length === 0) {
    const illness = illnessIn(question) ? undefined : illnessIn(before.at(-1) ?? '')
    if (illness) return question.replace(ofIllness, `$1${illness}`)
  }
  const itself = question.split(/\s+/).length <= mostWordsOfNamed ? ofIllnessItself.exec(question) : null
  const told = itself && before.slice(-furthestBack).findLast((message) => illnessIn(message) !== undefined)
  if (itself && told && !illnessIn(question))
    return question.replace(itself[0], `${itself[1] ?? itself[2]!}${illnessIn(told)!}`)
  const ofName = askOfName(question, before)
  if (ofName) return ofName
  if (bringsUp.test(question) && before.slice(-2).some((message) => ofCloseness.test(message)))
    return question.replace(bringsUp, '$1 sex$2').replace(hurtsHer, 'sex')
  if (hurtsHer.test(question) && before.slice(-2).some((message) => ofCloseness.test(message)))
    return question.replace(hurtsHer, 'sex')
  const { last, lastTwo, other } = namedBefore(before)
  if (other && otherOne.test(question)) return askOfOther(question, before, last[0]!, other)
  if (last.length === 0) return question
  // “And if I stop?”, of what is taken.
  if (last.length === 1 && asksOfStopping(question) && question.search(singular) === -1)
    return question.replace(/[\s.?!]*$/, ` ${last[0]!}?`)
  const same = askTheSameOf(question, before, last)
  if (same) return same
  const which = [...question.matchAll(ordinal)][0]
  if (which) {
    const name = lastTwo.at(placeOf[which[1]!.toLowerCase()]!)
    return name && lastTwo.length > 1 ? question.replace(which[0], name) : question
  }
  const hasPronoun = [singular, plural].some((form) => question.search(form) !== -1)
  const isOfNamed = !hasPronoun && asksOfNamed.test(question) && question.split(/\s+/).length <= mostWordsOfNamed
  if (isOfNamed && last.length === 1 && thingsIn(question).length === 0) return `${last[0]!}: ${question}`
  if (thingsIn(question.replace(beside, '')).length > 0 || !isTaken.test(question)) return question
  // “A bottle with ginkgo. Will it help?” is of what it names itself.
  const [pronoun] = [singular, plural].map((form) => question.search(form)).filter((at) => at >= 0)
  if (pronoun !== undefined && thingsIn(question.slice(0, pronoun)).length > 0) return question
  if (question.search(plural) !== -1) {
    const isOfTwo = /\b(?:both|two|together|each other|same time)\b/i.test(question)
    const names = isOfTwo ? lastTwo : last
    if (isOfTwo && names.length < 2) return question
    return question.replace(plural, names.join(' and '))
  }
  return last.length === 1 ? question.replace(singular, last[0]!) : question
}
