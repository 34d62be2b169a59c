import { anyOf } from './patterns'
import { isQuestion } from './prose'

const illness = String.raw`(?:(?:peri|post)-?menopaus(?:e|al)|menopaus(?:e|al)|the change|depress(?:ion|ed)|anxiety|anxious|panic attacks?|(?:under|over)active thyroid|hypothyroid\w*|low (?:o?estrogen|progesterone|testosterone|iron|thyroid)|(?:o?estrogen|progesterone|testosterone|iron|vitamin d) (?:dominan\w+|deficien\w+)|osteopor\w+|lip(?:o|e|oe)dema|endometriosis|fibroids|adrenal fatigue|burnout|insulin resistan\w+|diabet\w+|adhd|autis\w+|hormones|hormonal|(?:adhesive capsulitis|frozen shoulder|arthritis|hashimoto\w*|fibromyalgia|an[ae]?emia|prolapse|sleep apn(?:o|)ea|sciatica|ibs|pcos|long covid|dementia|cysts?|(?:o?estrogen|hormone|progesterone) (?:withdrawal|shortage|crash)))\b`
const ails = String.raw`(?:(?:early|late|full|full-blown|menopausal|hormonal|premature|surgical|classic|textbook|plain|pure|simple|mild|the|an?|your|good old) ){0,3}${illness}`
const certainly = String.raw`(?:(?:almost|very|most|certainly|probably|likely|clearly|definitely|obviously|surely|undoubtedly|just|only|simply|really|already|all|now|well) )`
const youHave = String.raw`you(?:['’](?:re|ve)| are| have| must be| must have| suffer from)(?: got)?`
const inIt = String.raw`(?:in|going through|entering|having|approaching|living with|suffering from|low in)`
const isNameOf = String.raw`(?! (?:bingo|in a nutshell|for you|café|cafe|group|week|month|day|days|support|page|quiz|module|we|that we))`

/** What is read out of her answers, of how it looks, or of how sure somebody is. */
const readsOut = anyOf(
  String.raw`\b(?:looks? like|look(?:s|ing)? as (?:if|though)|sounds? (?:like|as (?:if|though))|seems? (?:like|as (?:if|though)|that)|appears? that|chances are|odds are|means?|suggests?|shows?|tells? us|says|indicates?|reveals?|points? to the fact|confirms?|we can tell|clearly|no doubt)(?: that)?,? ${youHave} ${certainly}{0,2}(?:${inIt} )?${ails}`,
  String.raw`\byou(?:['’]re| are) ${certainly}{1,3}(?:${inIt} )?${ails}`,
  String.raw`\byou (?:${certainly}{1,2}have|have ${certainly}{1,2}) ${ails}`,
  String.raw`\bwhat you(?:['’]ve got| have|(?: are|['’]re) (?:feeling|having|dealing with|going through|living with|seeing|looking at)) is ${certainly}{0,2}${ails}`,
  String.raw`\b(?:ticks?|ticked|scored?|answered|answers|points|yes(?:es)?|checklist)\b[^.?!]{0,50}\b(?:${youHave}|it(?:['’]s| is)) ${certainly}{0,2}(?:${inIt} )?${ails}`,
  String.raw`\b(?:ticks?|ticked|scored?|answered|answers|points|boxes|quiz|checklist)\b[^.?!]{0,60}\b(?:welcome to|hello,?|say hello to|meet) (?:the )?${ails}${isNameOf}`,
  String.raw`\b(?:diary|answers?|pattern|signs?|symptoms?|score|results?|ticks?|cycles?|(?:list|diary|chart|history) like yours)\b[^.?!]{0,30}\b(?:can|could|must) (?:only|really|just) (?:mean|be|point to|come from)(?: one thing)?(?: that)? (?:the |your |you |it |a |an )?(?:${illness}|\w+ (?:have|has|are|is) (?:\w+ )?(?:begun|started|retir|clos|shut|dropp|fall|failing|low|high|slow|stopp|wind)\w*|ovaries|thyroid|adrenals)`,
  String.raw`^if you(?:['’]re| are|['’]ve| have)?\b[^.?!]{0,100}, (?:it|that|this)(?:['’]s| is| must be) ${certainly}{0,2}${ails}`,
  String.raw`^if you(?![^.?!]*\b(?:months|year|period|periods|ovaries|told|diagnos\w+)\b)[^.?!]{0,100}, (?:then )?you(?:['’]re| are|['’]ve| have) ${certainly}{0,2}(?:${inIt} )?${ails}`,
)

const sign = String.raw`(?:palpitations?|heart(?:beats?| rate| flutters?)?|chest (?:pains?|tightness|pressure)|bleeding|spotting|lumps?|headaches?|migraines?|dizziness|faint(?:ing|ness)|breathlessness|numbness|tingling|(?:brain )?fog|flutters?|pains?|aches?|swelling|tiredness|fatigue|exhaustion|sadness|low mood|mood swings?|forgetfulness|symptoms?|insomnia|itch(?:ing|es)?|hair loss|weight gain|cramps?)`
const cause = String.raw`(?:(?:your|the|some|an?|all in your|in your|down to|due to|because of|down to your|case of|a case of|touch of|a touch of|bit of|a bit of|plain|low|old) ){0,3}(?:hormones?|progesterone|cortisol|nerves|stress|wind|indigestion|(?:harmless )?(?:cysts?|bruis(?:e|es)|gristle|gland|polyps?)|(?:o?estrogen|hormone) (?:withdrawal|shortage|crash|dip)|anxiety|panic|(?:peri-?)?menopause|the change|age|o?estrogen|tiredness|worry|imagination|head|thyroid)\b`
/** “Your palpitations are only anxiety.” */
const explainsAway = anyOf(
  String.raw`\b(?:your|that|this|these|those)(?: \w+){0,2}? ${sign}(?: [\w.]+){0,5}? (?:is|are|was|were)(?: \w+ly| all| really| most likely)? (?:simple|plain|only|just|simply|merely|nothing (?:but|more than)|purely|entirely) ${cause}`,
  String.raw`\b(?:your|that|those) (?:\w+ ){0,2}?${sign}(?: [\w.]+){0,5}? (?:is|are)(?: not|n['’]t) (?:a |an |the |your |any )?(?:heart(?: problem| attack| disease)?|dementia|alzheimer\w*|cancer\w*|tumou?rs?|strokes?|serious|dangerous|anything serious)\b`,
  String.raw`\b(?:it|that|this|they)(?:['’]s|['’]re| is| are) (?:\w+ly )?(?:simple|plain|only|just|simply|merely|nothing (?:but|more than)|purely) ${cause}`,
)

/** What a question about her is answered with: “That's perimenopause.” “Your thyroid is slow.” */
const answersWithIt = anyOf(
  String.raw`^(?:so |well,? |then |yes,? |ah,? )?(?:that|it|this)(?:['’]s| is| must be| will be| has to be| can only be) ${certainly}{0,2}${ails}${isNameOf}`,
  String.raw`^(?:so |well,? |then |yes,? )?${youHave} ${certainly}{0,2}(?:${inIt} )?${ails}${isNameOf}`,
  String.raw`^(?:so |well,? |then |yes,? )?your (?:o?estrogen|hormones?|hormone levels|progesterone|thyroid|adrenals?|nervous system|cortisol|testosterone|iron|ovaries|levels|metabolism|insulin|blood sugar)(?: levels?)? (?:has|have|is|are) (?:\w+ ){0,2}?(?:dropp\w+|fall\w*|fell|low\w*|slow\w*|high\w*|tired|exhausted|out of|off|plummet\w*|crash\w*|declin\w+|fail\w+|depleted|burnt out|burned out|worn out|run down|empty|on strike|retir\w+|giving up|dwindl\w+|over\w+|under\w+)`,
)
/** What is named to somebody who has told what ails her: “there goes your thyroid”. */
const namesIt = anyOf(
  String.raw`^(?:so |well,? |then )?(?:there goes|blame|thank|meet|hello,?|say hello to|welcome to|enter|here comes|that would be|that will be) (?:your |the )?(?:${illness}|thyroid|adrenals?|ovaries|cortisol)`,
)
/** What follows what she answered is told of her. */
const readsHer =
  /\b(?:your|these|those) (?:answers?|score|results?|ticks?|diary|chart|list|symptoms|signs) (?:\w+ )?(?:adds? up|points?|says?|means?|leads?|tells?|shows?|speaks?)\b[^.?!]{0,20}\b(?:one thing|(?:clear|plain|loud)\w*|itself|themselves|a story|it all)\b|\b(?:your|the|a) (?:\w+ )?(?:label|diagnosis|name for it|culprit|answer)(?: is)?:$|\b(?:ticked|scored)\b/
/** “Tired, chilly and losing hair:” */
const tellsSigns = /^(?:\w+ ){0,3}?\w+,(?: \w+){1,4}?,? (?:and|or) (?:\w+ ?){1,4}:$/
/** Names that medicine does not know, and that much is sold by. */
const madeUp = String.raw`(?:adrenal (?:fatigue|exhaustion|burnout)|leaky gut|(?:o?estrogen|cortisol) (?:dominance|overload|face|belly)|candida overgrowth|toxin? (?:overload|build-?up)|(?:a )?sluggish liver)`
/** “Call it what it is: menopausal arthritis.” “Its name is perimenopause.” “It is your thyroid that is acting up.” */
const givesName = anyOf(
  String.raw`(?<!\b(?:if|when|whether|that|because|as|do|may|might|can|could) )\byou(?:['’]ve got| have(?: got)?| suffer from) ${certainly}{0,2}${madeUp}\b`,
  String.raw`\b(?:has a name|there(?:['’]s| is) a (?:name|word) for (?:it|this|that))[,:] ${certainly}{0,2}${madeUp}\b`,
  String.raw`\b(?:its|the|this|that) name (?:for (?:it|this|that) )?is ${certainly}{0,2}${ails}`,
  String.raw`\b(?:call (?:it|this|that) (?:what it is|by its name)|the name for (?:it|this|that)|what this is)[,:] ${ails}`,
  String.raw`\b(?:it|this|that)(?:['’]s| is) your (?:\w+ )?(?:thyroid|hormones|ovaries|adrenals|o?estrogen|progesterone|cortisol)(?: levels?)? (?:that|which|who|acting|playing|saying|talking|speaking|calling|running|going|leaving|dropping|giving)\b`,
  String.raw`\b(?:feeling|being|waking|sweating|forgetting|aching|bleeding) [^.?!]{0,30}\bis (?:just |only )?your (?:\w+ )?(?:thyroid|hormones|ovaries|adrenals|o?estrogen|progesterone|cortisol)\b`,
  String.raw`\b(?:has|have|it['’]s got|is) (?:absolutely )?nothing to do with your (?:\w+ or your )?(?:heart|ears|lungs|brain|breasts|womb|mind|thyroid)\b`,
)
/** “Your mood swings are caused by falling progesterone.” “It is not your heart, it is your hormones.” */
const tellsCause = anyOf(
  String.raw`(?<!\b(?:if|when|whether|that|because|as) )\b(?:your|that|those) (?:\w+ ){0,2}?${sign}(?: [\w.]+){0,4}? (?:is|are|comes?|stems?) (?:\w+ly )?(?:caused by|from|due to|down to|because of|a sign of|the (?:result|work) of) (?:\w+ ){0,2}?(?:${cause}|${illness})`,
  String.raw`\b(?:it|this|that)(?:['’]s not| is not| isn['’]t) your \w+[,;] (?:it|this|that)(?:['’]s| is) (?:just |only )?(?:your |the )?(?:${illness}|thyroid|nerves|stress|age)`,
  String.raw`\b(?:it|this|that)(?:['’]s| is) (?:almost |nearly |very )?(?:always|usually|mostly|probably|likely|surely|certainly) (?:the |your |an? )?(?:${illness}|thyroid|nerves)`,
)
/** “You have osteoporosis if your bones ache.” “Your anxiety is hormonal.” */
const hasIt = anyOf(
  String.raw`^you(?:['’]ve got| have|['’]re in| are in) ${certainly}{0,2}${ails} (?:if|when|because)\b`,
  String.raw`(?<!\b(?:if|when|whether|that|because|as) )\byour (?:\w+ )?(?:${sign}|anxiety|depression|panic|tears|rage) (?:is|are) ${certainly}{0,2}(?:hormonal|(?:peri)?menopausal|all in your head)\b`,
)
const neverLies =
  /\b(?:quiz|test|score|answers?|numbers|checklist) (?:\w+ ){0,5}?(?:(?:does|do)(?: not|n['’]t)|never) lies?\b/

const asksForKnowledge =
  /^(?:what|who|when|how|why|which|where|whose|is it|is this|is there|does|can|could|should|will|would|may|must)\b/

const reassures =
  /\b(?:do not|don['’]t|no need to|never|not to|nothing to) (?:worry|panic|fret|fear|be (?:afraid|scared|alarmed))\b/g
/** What somebody said, fears or asks is not told her here. */
const isNotTold =
  /["“]|\b(?:no|not|never|nothing|nobody|no one|none|neither|nor|cannot|only (?:a|your) (?:doctor|nurse)|told|heard|said|says|say|think|thinks|thought|whether|wonder|assum\w+|dismiss\w*|believe\w*|claims?|suppos\w+|unless|suspect\w*)\b|n['’]t\b/

const namesIllness = new RegExp(illness + String.raw`|ovaries|thyroid|adrenals|can only|could only|must`)
const startsWithIllness = anyOf(`^${ails}`)

/** Whether a sentence tells the reader what she has. @param before the sentence before it */
export function tellsWhatSheHas(sentence: string, before = ''): boolean {
  const isAnswer = (isQuestion(before) && !asksForKnowledge.test(before)) || readsHer.test(before)
  // “Twelve points or more: you are depressed.”
  const whole = before.endsWith(':') ? `${before} ${sentence}` : sentence
  const isNamed = isAnswer || tellsSigns.test(before)
  const found =
    (namesIllness.test(whole) ? readsOut.exec(whole) : null) ??
    explainsAway.exec(sentence) ??
    (isAnswer ? answersWithIt.exec(sentence) : null) ??
    (isNamed ? namesIt.exec(sentence) : null) ??
    (before.endsWith(':') && readsHer.test(before) ? startsWithIllness.exec(sentence) : null) ??
    givesName.exec(whole) ??
    tellsCause.exec(sentence) ??
    hasIt.exec(sentence) ??
    neverLies.exec(sentence)
  return found !== null && !isNotTold.test(found.input.slice(0, found.index).replaceAll(reassures, ''))
}
