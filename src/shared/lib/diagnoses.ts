import { anyOf } from './patterns'
import { isQuestion } from './prose'

const illness = String.raw`(?:(?:peri|post)-?menopaus(?:e|al)|menopaus(?:e|al)|the change|depress(?:ion|ed)|anxiety|anxious|panic attacks?|(?:under|over)active thyroid|hypothyroid\w*|low (?:o?estrogen|progesterone|testosterone|iron|thyroid)|(?:o?estrogen|progesterone|testosterone|iron|vitamin d) (?:dominan\w+|deficien\w+)|osteopor\w+|lip(?:o|e|oe)dema|endometriosis|fibroids|adrenal fatigue|burnout|insulin resistan\w+|diabet\w+|adhd|hormones|hormonal)\b`
const ails = String.raw`(?:(?:early|late|full|full-blown|premature|surgical|classic|textbook|plain|pure|simple|mild|the|an?|your|good old) ){0,3}${illness}`
const certainly = String.raw`(?:(?:almost|very|most|certainly|probably|likely|clearly|definitely|obviously|surely|undoubtedly|just|only|simply|really|already|all|now|well) )`
const youHave = String.raw`you(?:['’](?:re|ve)| are| have| must be| must have| suffer from)(?: got)?`
const inIt = String.raw`(?:in|going through|entering|having|approaching|living with|suffering from|low in)`
const isNameOf = String.raw`(?! (?:bingo|in a nutshell|for you|café|cafe|group|week|month|day|days|support|page|quiz|module|we|that we))`

/** What is read out of her answers, of how it looks, or of how sure somebody is. */
const readsOut = anyOf(
  String.raw`\b(?:looks? like|look(?:s|ing)? as (?:if|though)|sounds? (?:like|as (?:if|though))|seems? (?:like|as (?:if|though)|that)|appears? that|chances are|odds are|means?|suggests?|shows?|tells? us|says|indicates?|reveals?|points? to the fact|confirms?|we can tell|clearly|no doubt)(?: that)?,? ${youHave} ${certainly}{0,2}(?:${inIt} )?${ails}`,
  String.raw`\byou(?:['’]re| are) ${certainly}{1,3}(?:${inIt} )?${ails}`,
  String.raw`\byou (?:${certainly}{1,2}have|have ${certainly}{1,2}) ${ails}`,
  String.raw`\bwhat you(?:['’]ve got| have| are (?:feeling|having)) is ${certainly}{0,2}${ails}`,
  String.raw`\b(?:ticks?|ticked|scored?|answered|answers|points|yes(?:es)?|checklist)\b[^.?!]{0,50}\b(?:${youHave}|it(?:['’]s| is)) ${certainly}{0,2}(?:${inIt} )?${ails}`,
  String.raw`^if you(?:['’]re| are|['’]ve| have)?\b[^.?!]{0,100}, (?:it|that|this)(?:['’]s| is| must be) ${certainly}{0,2}${ails}`,
)

const sign = String.raw`(?:palpitations?|heart(?:beat| rate| flutters?)?|chest (?:pains?|tightness|pressure)|bleeding|spotting|lumps?|headaches?|migraines?|dizziness|faint(?:ing|ness)|breathlessness|numbness|tingling|(?:brain )?fog|flutters?|pains?|aches?|swelling|tiredness|fatigue|exhaustion|sadness|low mood|mood swings?|forgetfulness|symptoms?|insomnia|itch(?:ing|es)?|hair loss|weight gain|cramps?)`
const cause = String.raw`(?:(?:your|the|some|an?|all in your|in your|down to|due to|because of|down to your|case of|a case of|touch of|a touch of|bit of|a bit of|plain|low|old) ){0,3}(?:hormones?|nerves|stress|anxiety|panic|(?:peri-?)?menopause|the change|age|o?estrogen|tiredness|worry|imagination|head|thyroid)\b`
/** “Your palpitations are only anxiety.” */
const explainsAway = anyOf(
  String.raw`\b(?:your|that|this|these|those)(?: \w+){0,2}? ${sign}(?: \w+){0,4}? (?:is|are|was|were)(?: \w+ly| all| really| most likely)? (?:only|just|simply|merely|nothing (?:but|more than)|purely|entirely) ${cause}`,
  String.raw`\b(?:it|that|this)(?:['’]s| is) (?:\w+ly )?(?:only|just|simply|merely|nothing (?:but|more than)|purely) ${cause}`,
)

/** What a question about her is answered with: “That's perimenopause.” “Your thyroid is slow.” */
const answersWithIt = anyOf(
  String.raw`^(?:so |well,? |then |yes,? |ah,? )?(?:that|it|this)(?:['’]s| is| must be| will be| has to be| can only be) ${certainly}{0,2}${ails}${isNameOf}`,
  String.raw`^(?:so |well,? |then |yes,? )?${youHave} ${certainly}{0,2}(?:${inIt} )?${ails}${isNameOf}`,
  String.raw`^(?:so |well,? |then |yes,? )?your (?:o?estrogen|hormones?|hormone levels|progesterone|thyroid|adrenals?|cortisol|testosterone|iron|ovaries|levels|metabolism|insulin|blood sugar)(?: levels?)? (?:has|have|is|are) (?:\w+ ){0,2}?(?:dropp\w+|fall\w*|fell|low\w*|slow\w*|high\w*|tired|exhausted|out of|off|plummet\w*|crash\w*|declin\w+|fail\w+|depleted|dwindl\w+|over\w+|under\w+)`,
)
const asksForKnowledge =
  /^(?:what|who|when|how|why|which|where|whose|is it|is this|is there|does|can|could|should|will|would|may|must)\b/

const reassures =
  /\b(?:do not|don['’]t|no need to|never|not to|nothing to) (?:worry|panic|fret|fear|be (?:afraid|scared|alarmed))\b/g
/** What somebody said, fears or asks is not told her here. */
const isNotTold =
  /["“]|\b(?:no|not|never|nothing|nobody|no one|none|neither|nor|cannot|only (?:a|your) (?:doctor|nurse)|told|heard|said|says|say|think|thinks|thought|whether|wonder|assum\w+|dismiss\w*|believe\w*|claims?|suppos\w+|unless|suspect\w*)\b|n['’]t\b/

const namesIllness = new RegExp(illness)

/** Whether a sentence tells the reader what she has. @param before the sentence before it */
export function tellsWhatSheHas(sentence: string, before = ''): boolean {
  const isAnswer = isQuestion(before) && !asksForKnowledge.test(before)
  // “Twelve points or more: you are depressed.”
  const whole = before.endsWith(':') ? `${before} ${sentence}` : sentence
  const readOut = namesIllness.test(whole) ? readsOut.exec(whole) : null
  const found = readOut ?? explainsAway.exec(sentence) ?? (isAnswer ? answersWithIt.exec(sentence) : null)
  return found !== null && !isNotTold.test(found.input.slice(0, found.index).replaceAll(reassures, ''))
}
