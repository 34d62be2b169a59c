/** A follow-up: what its own words and those before it have to say, and the question that the library is asked then. */
type FollowUp = { question: RegExp; subject: RegExp; unless?: RegExp; asked: string }

const followUps: readonly FollowUp[] = [
  {
    question:
      /\b(?:which|what|any|anything|when)\b.*\b(?:same day|straight ?away|at once|urgent\w*|emergenc\w*|red flags?|(?:danger|warning) signs?|serious|(?:call|phone|ring|see) (?:the |a |my |her )?(?:doctor|gp|911|999|112|000))\b/i,
    subject: /\bside[- ]?effects?\b/i,
    asked:
      'If I do start hormone therapy, which signs do I report: bleeding, one leg suddenly swollen, chest pain, a severe headache?',
  },
  {
    question:
      /\b(?:gel|spray)\b.*\binstead\b|\binstead\b.*\b(?:gel|spray)\b|\b(?:what (?:about|if)|would|try) .*\b(?:gel|spray)\b/i,
    subject: /\bpatch(?:es)?\b[^.?!]*\b(?:itch\w*|red|rash\w*|sore|blister\w*|mark\w*|allerg\w*)\b/i,
    asked: 'The HRT patch makes my skin itch, is there a gel or spray instead?',
  },
  {
    question: /\b(?:last (?:period|bled)|no (?:period|bleed)|periods? stopped|haven['’]?t (?:bled|had))\b/i,
    subject: /\b(?:sequential|cyclical|monthly kind|monthly bleed|continuous|no[- ]bleed)\b/i,
    asked:
      'Which rhythm of HRT, the monthly kind or the one without bleeding, and when may I change from one to the other?',
  },
  {
    question:
      /\b(?:part|half) of (?:my |the )?(?:hrt|hormones?|hormone (?:therapy|replacement))\b|\b(?:for|with|in) (?:my |the )?(?:hrt|hormone (?:therapy|replacement))\b/i,
    subject: /\b(?:mirena|levosert|benilexa|(?:hormonal )?(?:coil|iud|ius))\b/i,
    unless: /\bcopper\b/i,
    asked: 'Can my coil be the progestogen half of hormone therapy, and for how many years?',
  },
  {
    question:
      /\b(?:still|ever|when|will|do) (?:i |we )?(?:still )?(?:get|go through|have|reach|know)\b[^.?!]*\b(?:menopause|the change|it)\b/i,
    subject:
      /\bhysterectomy\b[^]*\b(?:leave|left|keep|kept|stay)\b|\b(?:leave|left|keep|kept|stay)\w*\b[^]*\bovar(?:y|ies)\b/i,
    asked:
      'Hysterectomy with the ovaries kept: does menopause still come, sooner, and how would I know without periods?',
  },
  {
    question:
      /\b(?:patch|gel)\b[^.?!]*\bor\b[^.?!]*\b(?:pill|tablet)s?\b|\b(?:pill|tablet)s?\b[^.?!]*\bor\b[^.?!]*\b(?:patch|gel)\b/i,
    subject: /\b(?:hrt|mht|hormone (?:therapy|replacement)|o?estrogen)\b/i,
    asked: 'Estrogen through the skin by patch or gel, or as a tablet: which is safer for clots?',
  },
  {
    question: /\b(?:only|alone|just) (?:the )?o?estrogen\b|\bo?estrogen (?:only|alone)\b/i,
    subject: /\b(?:cancer|breast)\b/i,
    asked: 'In women without a uterus, how many of 1,000 got breast cancer on estrogen alone?',
  },
  {
    question:
      /\b(?:not|no|without|isn['’]?t|aren['’]?t|thats not|other than|instead of|besides|but) (?:\w+ ){0,2}?(?:hormones?|hormonal|hrt)\b|\bnon-?\s?hormon\w*|\bhormone[- ]free/i,
    subject: /\b(?:flush\w*|flash(?:es)?|sweats?)\b/i,
    unless: /\bvagina\w*|\bdry(?:ness)?\b/i,
    asked: 'Which prescription medicines without hormones help hot flashes, and what else helps?',
  },
  {
    question: /\b(?:injections?|jabs?|shots?|ozempic|wegovy|mounjaro|semaglutide|tirzepatide|pens?)\b/i,
    subject: /\b(?:weight|kgs?|kilos?|stones?|pounds|lbs|belly|tummy|waist|fat|fatter|heavier)\b/i,
    unless: /\b(?:b ?12|iron|botox|steroids?|depo|knees?|joints?|shoulders?|bones?|osteo\w*)\b/i,
    asked: 'Weight-loss shots such as semaglutide or Mounjaro, and hormones beside them',
  },
  {
    question:
      /\b(?:hrt|hormones?|hormone therapy|o?estrogen|patch(?:es)?|gel)\b.*\b(?:worse|gain\w*|put on|heavier|fatter|weight|shift it|help|lose it)\b/i,
    subject: /\b(?:weight|kgs?|kilos?|stones?|pounds|lbs|belly|tummy|waist|fatter|heavier)\b/i,
    unless: /\b(?:joints?|pains?|period|bleed\w*|lump)\b/i,
    asked: 'Does hormone therapy make you put on weight?',
  },
  {
    question: /\bprogest\w+|\butrogestan\b|\b(?:second|other) hormone\b/i,
    subject: /\bvaginal o?estrogen\b|\b(?:vagifem|vagirux|estring|pessar(?:y|ies)|imvexxy)\b|\bo?estrogen cream\b/i,
    unless: /\b(?:patch(?:es)?|gel|spray|systemic)\b/i,
    asked: 'Do I need progesterone with vaginal estrogen if I have a womb?',
  },
  {
    question:
      /\b(?:for ?ever|for life|at some point|how long (?:can|do|should|may|must) i|(?:do|can|should|must) i (?:ever )?(?:have to )?stop|ever stop|keep (?:using|on))\b/i,
    subject: /\bvaginal o?estrogen\b|\b(?:vagifem|vagirux|estring|pessar(?:y|ies)|imvexxy)\b|\bo?estrogen cream\b/i,
    unless: /\b(?:patch(?:es)?|gel|spray|systemic|sting\w*|burn\w*|bleed\w*)\b/i,
    asked: 'How long does vaginal estrogen take to work fully, and may I stay on it?',
  },
  {
    question:
      /\b(?:(?:what|which) (?:sorts?|kinds?|types?) of )?(?:changes|adjustments|accommodations|arrangements|things) (?:could|can|might|should|do|would) i (?:ask|request)|\bwhat (?:could|can|might|should|do) i (?:ask for|request|ask (?:him|her|them) for)\b/i,
    subject: /\b(?:manager|boss|work|job|office|hr|employer|supervisor|shift)\b/i,
    asked: 'Which small changes at work can I ask for: a desk by the door, a fan, breaks, hours?',
  },
  {
    question:
      /\bwhat (?:can|could|should|do|would) i (?:actually |really )?do\b|\bwhat (?:helps|would help)\b|\b(?:tips|tricks)\b/i,
    subject:
      /\bbrain fog\b|\bfoggy\b|\b(?:blank|forget|lose|losing|lost) (?:\w+ ){0,3}?(?:names?|words?|things|track)\b/i,
    unless: /\b(?:sleep|flush\w*|flash\w*|sweats?|depress\w*)\b/i,
    asked: 'What can I do for brain fog from day to day, lists and notes?',
  },
  {
    question:
      /\b(?:risks?|odds|dangers?)\b[^.?!]*\b(?:numbers?|figures?|how (?:big|high|many|much))\b|\b(?:numbers?|figures?|how (?:big|high)|how many)\b[^.?!]*\b(?:risks?|odds|cancers?)\b/i,
    subject: /\b(?:hrt|mht|hormones?|hormone (?:therapy|replacement))\b/i,
    unless: /\b(?:clots?|stroke|patch|family|mother|sister|m[uo]m|brca|vaginal)\b/i,
    asked: 'In a thousand women on combined hormone therapy, how many more breast cancers after five years?',
  },
  {
    question:
      /\b(?:drunk|tipsy|woozy|dopey|dopy|spac(?:ed|ey)|sleepy|dizzy|groggy|hung ?over|drowsy|zombie|out of it|knocked out)\b/i,
    subject: /\b(?:utrogestan|prometrium|progesterone|micronised|micronized)\b/i,
    asked: 'Can progesterone capsules make me sleepy or dizzy?',
  },
  {
    question:
      /\b(?:miss(?:ed|es|ing)?|forg[eo]t(?:ten|s)?|skip(?:ped|ping)?)\b (?:to take |taking )?(?:a|one|some|it|them|the odd|two)\b/i,
    subject:
      /\b(?:hrt|elleste|femoston|utrogestan|premarin|tibolone|(?:hormone|oestrogen|estrogen|progest\w+) (?:tablets?|pills?|capsules?))\b/i,
    unless: /\b(?:periods?|smears?|appointments?|mini ?pill|contracepti\w+|work)\b/i,
    asked: 'I forgot my hormone tablet, what do I do about a missed dose?',
  },
]

/**
 * What a follow-up asks, in the words in which the library answers it: “and what can I do that’s not hormones” after night
 * sweats. Nothing where its own words say it.
 * @param subject the question with what it leans on @param recent the last messages
 */
export const askOfFollowUp = (question: string, subject: string, recent: string): string | undefined =>
  followUps.find(
    (one) => one.question.test(question) && one.subject.test(`${subject} ${recent}`) && !one.unless?.test(subject),
  )?.asked
