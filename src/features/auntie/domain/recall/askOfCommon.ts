import { besideMeals } from '../answer/question/pharmacistQuestions'

/** What many ask in words of their own, and the question that the library is asked then. */
type Common = {
  signs: readonly RegExp[]
  unless?: RegExp
  asked: string
  /** Whatever else is asked beside it is answered by it. */
  isDecisive?: true
}

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
      /\b(?:sensitive|intoleran\w+|react\w*|another|other|else|instead|chang\w+|swap|switch|alternatives?|options?|what (?:can|could|do|should|would)|is there|do i have to|normal|leav(?:e|ing) (?:it|them|that) (?:out|off)|(?:stop|skip|drop|ditch)(?:p?ing)?|without (?:it|them))\b/i,
    ],
    asked: 'Progesterone makes me feel low and bloated, is there another kind?',
  },
  {
    signs: [
      /\b(?:mirena|levosert|benilexa|(?<!copper )(?:coil|iud|ius))\b(?! (?:out|removed|taken))/i,
      /\b(?:progest\w+|utrogestan|prometrium|provera|(?:second|other) (?:hormone|half))\b/i,
      /\b(?:do i|should i|would i|will i|must i|have to|need|needs|count\w*|enough|as well|on top|instead|part|half|protect\w*|too)\b/i,
    ],
    unless: /\b(?:copper|low|down|tearful|moody|depress\w*|bloat\w*|bleed\w*|spotting|contracepti\w*|pregnan\w*)\b/i,
    asked: 'Can my coil be the progestogen half of hormone therapy?',
  },
  {
    signs: [
      /\bpatch(?:es)?\b/i,
      /\b(?:tape[ds]?|taping|film|plasters?|cling ?film|sweat\w*|heat|humid\w*|swim\w*|sauna|hot weather|tropical)\b/i,
      /\b(?:stick|sticks|sticking|stuck|stay(?:s|ing)?(?: on| put)?|(?:fall|fell|com|slid|slip|peel)\w* (?:right |straight )?off|tape[ds]?|taping|film|loose|peel\w*|curl\w*)\b/i,
    ],
    unless: /\b(?:nicotine|fentanyl|eye ?patch|rash|itch\w*|red)\b/i,
    asked: 'My HRT patch comes off when I sweat, can I put tape over a patch?',
  },
  {
    signs: [
      /\b(?:(?:christmas|work|office|leaving|staff|hen|family) (?:do|party|parties|night|lunch|meal|dinner|bash)|part(?:y|ies)|weddings?|reunion|get[- ]together|night out|invitations?|invited)\b/i,
      /\b(?:can['’]?t (?:face|bear|stand)|don['’]?t (?:want|fancy|feel like)|dread\w*|hate the (?:idea|thought)|rather (?:not|stay)|no wish|not up to)\b/i,
      /\b(?:do i (?:really |actually )?have to|must i|should i|how (?:do|can) i (?:say no|get out|refuse|turn|decline|not go)|can i (?:say no|not go|refuse|skip)|okay to (?:say no|skip|not go)|say no)\b/i,
    ],
    asked: 'How do I say no to an invitation kindly?',
  },
  {
    signs: [
      /\b(?:morning[- ]after(?: pill)?|emergency contracepti\w*|plan b|levonelle|ella ?one|(?:condom|sheath) (?:split|broke|burst|came off|tore)|unprotected sex|sex without (?:a condom|contraception|protection|anything))\b/i,
    ],
    unless: /\b(?:years ago|sti|stis|std|herpes|chlamydia)\b/i,
    asked: 'Do I need emergency contraception, the morning-after pill, at 49?',
  },
  {
    signs: [
      /\b(?:down (?:there|below)|vulva\w*|vagin\w*|private(?:s| parts?)|undercarriage|lady (?:bits|garden)|fanny|foof)\b/i,
      /\b(?:burn\w*|sting\w*|itch\w*|sore\w*|raw|irritat\w*)\b/i,
      /\b(?:wash\w*|soaps?|dettol|antiseptic|douch\w*|wipes?|bubble bath|shower gel|body wash|disinfect\w*|savlon|tcp|deodorant|perfum\w*)\b/i,
    ],
    asked: 'It itches and stings down there, is it thrush or dryness?',
  },
  {
    signs: [
      /\b(?:mirena|levosert|benilexa|(?<!copper )(?:coil|iud|ius))\b/i,
      /\bdoubl(?:e|es|ing) (?:up|as)\b|\b(?:both|two) (?:jobs|birds|things|purposes)\b|\b(?:part|half|piece) of (?:my |the )?(?:hrt|hormones?|hormone (?:therapy|replacement))\b/i,
    ],
    unless: /\b(?:copper|pain|expel\w*)\b/i,
    asked: 'Can my coil be the progestogen half of hormone therapy?',
  },
  {
    signs: [
      /\b(?:(?:ovaries|everything|the lot|it all|whole lot) (?:\w+ ){0,3}?(?:out|removed|taken|gone)|(?:surgical|premature|early) menopause|poi|periods? (?:stopped|ended|finished|went) (?:when i was |at |aged? )(?:[23]\d|4[0-4]))\b/i,
      /\b(?:do|should|must|will|would) i (?:\w+ ){0,2}?(?:need|take|taking|have|be on|stay on)\b|\b(?:mentioned|offered|told|explained)\b/i,
      /\b(?:hormones?|hrt|mht|o?estrogen|patch(?:es)?)\b/i,
    ],
    unless: /\b(?:breast cancer|brca|er ?\+|tamoxifen|letrozole|anastrozole|exemestane|contracepti\w+|testosterone)\b/i,
    asked: 'Why does early menopause matter for bones and heart, and should I take hormones until 51?',
  },
  {
    signs: [
      /\btrans(?:gender)? (?:man|men|bloke|guy|lad|masc\w*|boy)\b|\bnon-?binary\b|\bftm\b/i,
      /\b(?:dry|dryness|sore|sting\w*|raw|tears?|burn\w*)\b/i,
    ],
    unless: /\b(?:eyes?|mouth|throat|skin|hair)\b/i,
    asked: 'I take testosterone as a trans man: does it make the vagina thin and dry, and is vaginal estrogen for me?',
  },
  {
    signs: [
      /\b(?:pain\w*|hurts?|sore|stings?|agony|like (?:glass|sandpaper|knives|a knife))\b/i,
      /\b(?:w|with|w\/|during|after|in|have|having|had|for) ?(?:penetrative )?(?:sex|intercourse|penetration)\b|\bsex (?:is |now |just |really )*(?:hurts?|pain\w*|sore|stings?|agony)\b/i,
      /\b(?:help\w*|what|how|anything|fix|easier|again|met (?:some(?:one|body)|a (?:man|bloke|guy|fella)))\b/i,
    ],
    unless:
      /\b(?:bleed\w*|blood|raped?|forc\w+|makes me|made me|refus\w+|cancer|trans|deep|endo\w*|thrush|pessar\w+|ring|estrogen|oestrogen)\b/i,
    asked: 'Sex hurts since menopause, what helps: lubricants, moisturizers, vaginal estrogen?',
  },
  {
    signs: [
      hormonal,
      /\b(?:(?:danger|warning|red) (?:signs?|flags?)|(?:what|which) (?:signs|symptoms|side effects)|(?:side effects|anything) (?:to |i should |we should |should i )?(?:watch|look))\b/i,
      /\b(?:same day|straight ?away|at once|urgent\w*|emergenc\w*|(?:call|phone|ring|see) (?:the |a |my |her )?(?:doctor|gp|911|999|112|000|ambulance)|a and e|a&e|hospital|danger\w*|warning|red flags?)\b/i,
    ],
    unless: /\b(?:tablets? for|antidepress\w+|sertraline|statin)\b/i,
    asked:
      'If I do start hormone therapy, which signs do I report: bleeding, one leg suddenly swollen, chest pain, a severe headache?',
  },
  {
    signs: [
      /\b(?:itch\w*)\b/i,
      /\b(?:private parts?|privates|down (?:there|below)|vulva\w*|vagina\w*|undercarriage|lady (?:bits|garden))\b/i,
      /\b(?:candid\w*|canesten|thrush (?:cream|treatment|pessar\w+)|clotrimazole|fluconazole|antifungal|every cream|all the cream)\b/i,
    ],
    asked: 'It itches down there and thrush cream does not help: dryness, or white itchy skin from lichen sclerosus?',
  },
  {
    signs: [
      /\b(?:both|my|her) (?:\w+ )?(?:legs|ankles|feet)\b/i,
      /\b(?:swell\w*|swollen|puffy|puff up)\b/i,
      /\b(?:amlodipine|felodipine|nifedipine|lercanidipine)\b/i,
    ],
    asked: 'Can amlodipine make my ankles swell?',
    isDecisive: true,
  },
  {
    signs: [
      /\bhiv\b/i,
      /\b(?:hormones?|hormone medicine|hrt|mht|patch(?:es)?|gel|flush\w*|flash(?:es)?|menopaus\w*)\b/i,
    ],
    unless: /\b(?:sti|stis|test for|condoms?|catch)\b/i,
    asked: 'I have HIV, is HRT safe beside it, and does menopause come with HIV?',
    isDecisive: true,
  },
  {
    signs: [
      /\btamoxifen\b/i,
      /\b(?:paroxetine|fluoxetine|paxil|seroxat|prozac)\b/i,
      /\b(?:i['’]?m|i am|i|been|gave me|put me) (?:already |also |still )?(?:on|tak(?:e|ing)|took|prescribed)\b|\bgave me\b/i,
    ],
    unless: /\b(?:should i stop|stopped|came off|swapped|instead)\b/i,
    asked: 'I take paroxetine with tamoxifen: which antidepressants block it, and what do I do?',
    isDecisive: true,
  },
  {
    signs: [
      /\b(?:tamoxifen|letrozole|anastrozole|exemestane|arimidex|femara|aromasin|aromatase inhibitors?)\b/i,
      /\b(?:quit\w*|stop\w*|com(?:e|ing) off|giv(?:e|ing) (?:it |them )?up|pack(?:ing)? (?:it |them )?in|ditch\w*|skip\w*|bin(?:ning)?)\b/i,
    ],
    unless: /\b(?:venlafaxine|hrt|hormone therapy|paroxetine|fluoxetine|paxil|prozac|period\w*|bleed\w*)\b/i,
    asked: 'The side effects are bad and I want to quit the pills after breast cancer, tamoxifen or letrozole',
  },
  {
    signs: [
      /\bablation\b/i,
      /\b(?:know|tell|sure|find out|sign)\b/i,
      /\b(?:menopaus\w*|the change|perimenopaus\w*|through it)\b/i,
    ],
    unless: /\b(?:heart|progest\w+|spotting|brown|bleed(?:ing|s)? again)\b/i,
    asked: 'How would I know I am in menopause after an ablation, without periods?',
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
  const asksSeveral = (question.match(/\?+/g) ?? []).length > 1
  return (
    common.find(
      ({ signs, unless, isDecisive }) =>
        (isDecisive || !asksSeveral) && !unless?.test(question) && signs.every((sign) => sign.test(question)),
    )?.asked ?? plain
  )
}
