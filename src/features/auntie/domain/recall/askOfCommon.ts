import { besideMeals } from '../answer/question/pharmacistQuestions'

/** What many ask in words of their own, and the question that the library is asked then. */
type Common = { signs: readonly RegExp[]; asked: string }

const hormonal = /\b(?:hrt|hormones?|patch(?:es)?|gel|pumps?|spray|utrogestan|progest\w+|o?estr\w+)\b/i
const feels =
  /\b(?:(?:makes?|made|making|leaves?|left|turns?|turned) me|feel(?:s|ing)?|felt|i['’]?m|i am|get|getting|so)\b[^.?!]{0,30}\b(?:low|down|flat|weepy|tearful|teary|moody|cross|angry|raging|irritab\w*|depress\w*|anxious|awful|dreadful|terrible|puffy|bloat\w*|swollen|pms|pmt)\b/i

const common: readonly Common[] = [
  {
    signs: [
      /\b(?:pyjamas?|pajamas?|pjs|night(?:ie|dress|gown|shirt|wear)|bedding|bedclothes|sheets|duvet|sleep in)\b/i,
      /\b(?:sweat\w*|flush\w*|flash(?:es)?|drench\w*|soak\w*|dripping|boiling)\b/i,
      /\b(?:what|which|any|best|tips?|recommend|suggest)\b/i,
    ],
    asked: 'Woken by night sweats, what to wear and how to keep the bedroom cool',
  },
  {
    signs: [
      /\b(?:flush\w*|flash(?:es)?|sweats?)\b/i,
      /\b(?:same (?:hour|time)|clock ?work|set (?:your|a|my) (?:watch|clock)|(?:always|only|just|mostly) (?:\w+ ){0,3}(?:(?:around|about|at|between|from) )?(?:tea ?time|\d|(?:late )?(?:afternoon|evening))|between \d+ and \d+)\b/i,
      /\b(?:why|how come|what (?:makes|is it)|reason|is there a)\b/i,
    ],
    asked: 'Hot flashes at the same hour, is it my body clock',
  },
  {
    signs: [
      /\b(?:smok\w*|cigarettes?|fags?|ciggies|nicotine|vap(?:e|ing)|(?:ten|twenty|\d+) a day)\b/i,
      /\b(?:menopaus\w*|the change|my change|periods? (?:stop|end|finish)\w*|stop(?:ped|ping)? (?:having )?(?:their |my )?periods?)\b/i,
      /\b(?:earl(?:y|ier)|sooner|younger|(?:what|which) age|bring (?:it )?(?:on|forward))\b/i,
    ],
    asked: 'Does smoking bring on early menopause',
  },
  {
    signs: [hormonal, besideMeals],
    asked: 'Progesterone capsules and hormone tablets, with food or how long after a meal, and at what time of day',
  },
  {
    signs: [
      hormonal,
      /\b(?:no stock|(?:out of|not in|none in|nothing in) stock|shortages?|sold out|back ?order(?:ed)?|(?:chemists?|pharmac(?:y|ies|ists?))(?: \w+){0,2} (?:has|have|had|got) (?:none|no)|can(?:no|['’]?)t get (?:hold of )?(?:it|them|any|mine|my)\b(?! to))/i,
    ],
    asked: 'My HRT is out of stock at the pharmacy, what can I do?',
  },
  {
    signs: [
      /\b(?:progest\w+|utrogestan|prometrium|provera|norethisterone|(?:second|other) (?:type|kind|sort|half|part|hormone|one)(?: of (?:the )?(?:patch|hrt|month))?)\b/i,
      hormonal,
      feels,
      /\b(?:sensitive|intoleran\w+|react\w*|another|other|else|instead|chang\w+|swap|switch|alternatives?|options?|what (?:can|could|do|should|would)|is there|do i have to|normal)\b/i,
    ],
    asked: 'Progesterone makes me feel low and bloated, is there another kind?',
  },
]

const somebody = '(?:my |the )?(?:husband|hubby|partner|wife|boyfriend|girlfriend|other half|man)'
/** “What can my husband DO?”, of nothing else. */
const doesForHer = new RegExp(
  `\\b(what (?:else )?(?:can|could|should|might|would) ${somebody} (?:actually |really |possibly )?do)\\b(?! (?:about|for|if|when|with|to|in|on)\\b)`,
  'i',
)
/** “Can you drink on HRT?” is of alcohol. */
const drinksBeside =
  /\b(drink(?:ing)?)(?= (?:a bit )?(?:on|while|when|if|with|and)\b[^.?!]{0,20}\b(?:hrt|hormones?|patch(?:es)?|gel|o?estrogen|progest\w+|utrogestan|tablets?|pills?|medicines?|medication|meds)\b)/gi
const ofFast = /\b(?:(?:our |the )?(?:fasting month|month of fasting|holy month)|ramzan|ramazan|ramadhan|rozas?)\b/gi

/**
 * A question in words that the library is asked with, where it asks what many ask in figures and names of their own: “no stock
 * till the 19th”, “the days with the second patch”. As it is where it asks several things.
 */
export function askOfCommon(question: string): string {
  const plain = question
    .replace(doesForHer, '$1 to help me through menopause')
    .replace(ofFast, 'Ramadan fast')
    .replace(drinksBeside, '$1 alcohol')
  if ((question.match(/\?+/g) ?? []).length > 1) return plain
  return common.find(({ signs }) => signs.every((sign) => sign.test(question)))?.asked ?? plain
}
