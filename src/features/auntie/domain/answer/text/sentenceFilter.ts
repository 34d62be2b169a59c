/** Why a sentence of the model is not passed on. */
export type RejectionReason = 'link' | 'dose' | 'diagnosis' | 'leak'

const units =
  '(?:mg|mcg|µg|μg|ug|iu|i\\.u\\.|g|gr|grams?|ml|milli(?:gram|liter|litre)s?|microgram(?:me)?s?|milligrammes?|units?|tablets?|pills?|capsules?|drops?|pumps?|patch(?:es)?|puffs?|sprays?|gumm(?:y|ies)|suppositor(?:y|ies)|tea ?spoons?|table ?spoons?)'
const numberWords =
  '(?:half|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|double|several)'
const amount = new RegExp(
  `(?:\\d[\\d.,]*|\\b${numberWords}(?:[ -]${numberWords})*)(?:\\s*(?:-|–|to|or)\\s*\\d[\\d.,]*)?[\\s-]*(?:of an?\\s+)?${units}(?![a-z])`,
  'i',
)

/** What is eaten, bled or befalls somebody after one pill is no dose: grams of protein, more grams than any medicine has, what a day's food should hold by age or not go beyond, milliliters less. */
const noDose =
  /\b[\d.]+(?: to [\d.]+)? (?:g|grams?) of (?:protein|fib(?:re|er)|salt|sugar)\b|\b[2-9]\d(?: to \d+)? grams a day\b|\beven after one (?:pill|tablet|capsule)\b|\b\d+ ml (?:less|more)\b|\b[\d,]+ mg (?:up to age|from) \d\d\b|\b(?:target|upper limit) is [\d,]+ (?:mg|iu) a day\b/gi

/** A weight of a substance is a dose even where the number stands elsewhere. */
const weight = /\b(?:milli|micro)gram(?:me)?s?\b/i

const medicine =
  '(?:dos(?:e|es|age|ing)|medications?|medicines?|meds|pills?|tablets?|antidepressants?|statins?|o?estrogens?|o?estradiol|progest\\w+|testosterone|hormones?|hormone therapy|hrt|mht|patch(?:es)?|gel|dhea|gabapentin|fezolinetant|elinzanetant|ssris?|blood pressure|insulin|thyroxine|levothyroxine|tamoxifen|contracepti\\w+|the pill|supplements?|magnesium|melatonin|black cohosh|ashwagandha|red clover|herbs?)'
const changeOfMedicine = new RegExp(
  `\\b(?:start(?:ing)?|stop(?:ping)?|quit|resume|restart|begin|come off|increas(?:e|ing)|decreas(?:e|ing)|reduc(?:e|ing)|lower|rais(?:e|ing)|doubl(?:e|ing)|halv(?:e|ing)|skip|taper|switch|take|taking|use|add|try)\\b[^.!?]{0,40}\\b${medicine}\\b`,
  'i',
)
const howOften =
  /\b(?:once|twice|three times|four times|every|each)\b[^.!?]{0,12}\b(?:a|per|each|every)?\s?(?:day|daily|night|morning|evening|hours?|week)\b/i
const taking = /\b(?:take|taking|swallow|apply|dose)\b/i
const sendsToSomeone = /\b(?:ask|talk|speak|call|doctor|pharmacist|prescriber|clinician|gynecologist|provider|nurse)\b/i
// A finding told about others is a fact of the library; only what is said to the visitor is advice.
const addressesVisitor =
  /\b(?:you|your|yours)\b|^\W*(?:please\s+)?(?:start|stop|quit|resume|restart|begin|come off|increase|decrease|reduce|lower|raise|double|halve|skip|taper|switch|take|swallow|add|try|use)\b/i

const conditions =
  '(?:cancer|tumou?r|perimenopaus\\w+|menopaus\\w+|postmenopaus\\w+|endometriosis|fibroids?|polyps?|pcos|depress\\w+|anxiety|bipolar|adhd|autis\\w+|dementia|alzheimer\\S*|lip(?:o)?edema|thyroid|hypothyroid\\w*|hyperthyroid\\w*|osteo\\w+|an(?:a)?emi\\w+|diabet\\w+|hypertension|heart disease|heart attack|stroke|clot|dvt|embolism|infection|uti|arthritis|fibromyalgia|migraines?|insomnia|sleep apn(?:o)?ea|pregnan\\w+|disorder|disease|syndrome|condition|deficien\\w+|atrophy)'
const diagnosisPatterns = [
  new RegExp(
    `\\byou(?:['’]re| are| have| had|['’]ve| suffer| may| might| could| must| probably| likely| definitely| clearly| do| don['’]t| do not| are not| aren['’]t| seem| appear| got)\\b[^.!?]{0,45}\\b${conditions}`,
    'i',
  ),
  new RegExp(
    `\\b(?:it|this|that|these|symptoms?|yours?)\\b[^.!?]{0,25}\\b(?:is|are|['’]s|sounds?|looks?|seems?|points?)\\b[^.!?]{0,30}\\b(?:definitely|clearly|surely|certainly|probably|likely|just|only|like|to|indicates?|means)\\b[^.!?]{0,20}\\b(?:${conditions}|hormones|stress|aging|nothing)`,
    'i',
  ),
  /\b(?:i|my) diagnos\w+|\bdiagnosed? (?:you|with)|\bnothing to worry about|\bnothing serious|\bno need to (?:see|worry|call|go)|\b(?:don['’]t|do not|needn['’]t|no) need (?:to )?(?:see |call |visit )?(?:a |your )?doctor|\bconsistent with a diagnosis|\byou are fine\b|\byou['’]re fine\b/i,
]
const onlyIf = new RegExp(
  `\\b(?:if|whether|when|unless|in case|before|once|should|do|did|whenever|because) you\\b[^.!?]{0,60}\\b${conditions}`,
  'i',
)

const linkPattern =
  /https?:|ftp:|javascript:|data:|mailto:|www\.|\/\/[a-z0-9]|[\w.+-]+@[\w-]+\.\w|\b(?:[a-z0-9-]+\.)+[a-z]{2,}\b|\b(?:[A-Z0-9-]+\.)+[A-Z]{2,}\b|\bdot (?:com|org|net|example|co|io)\b/i
const phoneNumber = /\+?\d[\d\s().-]{6,}\d/
const promptLeakPattern =
  /\b(?:system prompt|my (?:instructions|rules|guidelines|prompt)|i was (?:told|instructed) to|developer mode|as an unfiltered|<\/?passages?)\b/i

/** A sentence with nothing to look at but words: no markup, no addresses behind words, full-width signs narrowed. */
export function sanitizeSentence(sentence: string): string {
  return (
    sentence
      .normalize('NFKC')
      .replace(/[。．｡]/g, '.')
      .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g, '')
      .replace(/!?\[([^\]]*)\]\(([^)]*)\)/g, (_, words: string, address: string) => `${words} ${address}`)
      // A tag that is never closed, too: its address was taken out of the message, and the end with it.
      .replace(/<\/?[a-z!][^>]*(?:>|$)/gi, '')
      .replace(/[*_`#>]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, '')
  )
}

/** Why a plain sentence may not be passed on; null for one that may. */
export function findRejectionReason(sentence: string): RejectionReason | null {
  if (linkPattern.test(sentence) || phoneNumber.test(sentence)) return 'link'
  if (promptLeakPattern.test(sentence)) return 'leak'
  if (amount.test(sentence) || weight.test(sentence)) return 'dose'
  if (taking.test(sentence) && howOften.test(sentence) && addressesVisitor.test(sentence)) return 'dose'
  if (changeOfMedicine.test(sentence) && addressesVisitor.test(sentence) && !sendsToSomeone.test(sentence))
    return 'dose'
  if (diagnosisPatterns.some((pattern) => pattern.test(sentence)) && !onlyIf.test(sentence)) return 'diagnosis'
  return null
}

/** Whether a text of the library names an amount to take; Auntie does not quote those. */
export const mentionsDose = (text: string): boolean => amount.test(text.replace(noDose, ''))
