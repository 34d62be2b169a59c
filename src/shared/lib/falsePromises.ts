/** What is sold or recommended without proof, beside `notATreatment` of `healthClaims.ts`. */
const unproven =
  /\b(?:teas?|tonics?|smoothies?|juices?|shots?|creams?|lotions?|oils?|balms?|gels?|serums?|powders?|potions?|elixirs?|tinctures?|drops|gumm(?:y|ies)|supplements?|capsules|superfoods?|diets?|keto\w*|fasting|cleanses?|detox\w*|programmes?|programs?|rituals?|crystals?|reiki|spells?|prayers?|cider vinegar|collagen|bioidentical\w*|plant (?:hormones?|estrogens?)|phyto\w*|mushrooms?|packs?|seed cycling|roots?|natural hormones?|breath\w*|yoga|tai chi|mindful\w*|meditat\w*|black cohosh|soy|isoflavones?|red clover|evening primrose|magnesium|ashwagandha|herb\w*|acupuncture|ginseng|maca|sage|dong quai|wild yam|flax ?seeds?|vitex|valerian|rhodiola|vitamins?|omega-?3s?|cbd|melatonin|turmeric|curcumin|probiotics?|homeopath\w*|this|it)\b/i
const ailments =
  /\b(?:hot flash(?:es)?|flash(?:es)?|flush(?:es)?|sweats?|(?:peri)?menopause|cancers?|tumou?rs?|thyroid|osteopor\w*|bones?|arthritis|diabetes|insulin resistance|dementia|depression|anxiety|insomnia|brain fog|migraines?|belly fat|dryness|libido|infections?|lip(?:o|e)dema|endometriosis|fibroids?|symptoms?|ag(?:e|)ing|wrinkles?|liver|gut|hormones)\b/i

/** Medicine that somebody was prescribed. */
const medicine = String.raw`(?:medicines?|medication|meds|pills|tablets|antidepressants?|statins?|hormones?|hrt|mht|estrogen|patch(?:es)?|insulin|blood thinners?|inhalers?|blood pressure pills|prescriptions?|therapy)`

/** Each tells a reader what nobody can promise her, or what may harm her. */
const promises: { says: RegExp; /** Whether it has to speak of what is unproven. */ ofUnproven?: true }[] = [
  {
    says: /\b(?:natural|real|true|sure|only|sure-?fire|ancient|secret|best|herbal) cures?\b|\b(?:is|as) (?:a|the) cure (?:for|of)\b(?!.{0,60}(?:\b(?:not|never|no)\b|n['’]t\b))/i,
  },
  {
    says: new RegExp(
      String.raw`\b(?:(?<!\b(?:a|the|no) )cur(?:e|es|ed|ing)|heal(?:s|ed|ing)?|kill(?:s|ed|ing)?|reverses?|reversed|eliminates?|banish(?:es)?|erases?|dissolves?|wipes? out|melts?|gets? rid of)\b[^.?!]{0,50}${ailments.source}`,
      'i',
    ),
    ofUnproven: true,
  },
  {
    says: /\b(?:menopause|ag(?:e|)ing|bone loss|osteoporosis) can be (?:\w+ )?(?:reversed|cured|stopped|avoided|undone|prevented)\b|^(?:reverse|cure|undo|outrun|skip) (?:your |the )?(?:menopause|ag(?:e|)ing|osteoporosis)\b/i,
  },
  {
    says: /\bguarante(?:e|es|ed|eing)\b(?=.{0,80}\b(?:flash\w*|flush\w*|sweats?|sleep|menopause|relief|results?|weight|libido|symptoms?|hormon\w*)\b)/i,
  },
  {
    says: /\b(?:works?|safe|good|right|effective) for (?:everyone|everybody|every woman|all women|every body|anyone|each of us)\b/i,
  },
  {
    says: /\b(?:completely|totally|perfectly|absolutely|entirely|100 ?%|utterly|always) (?:safe|harmless|risk[- ]free|effective)\b/i,
  },
  {
    says: /\b(?:there (?:are|is)|has|have|had|comes? with|with|and|has got) (?:absolutely )?(?:no|zero|not a single|none of the) (?:known )?(?:side[- ]effects?|risks?|downsides?)\b|\bwithout (?:any |the )?(?:side[- ]effects?|risks?)\b|\bside[- ]effect[- ]free\b/i,
    ofUnproven: true,
  },
  {
    says: /\bnever (?:again )?(?:have|feel|get|suffer|worry about|wake up with|struggle with)\b[^.?!]{0,40}\bagain\b/i,
  },
  {
    says: /\bmiracle (?:cure|pill|food|herb|supplement|cream|ingredient|remedy|worker)s?\b|\b(?:a|the|real) miracle (?:for|against|cure)\b|\bmagic (?:pill|bullet|cure)s?\b|\bwonder (?:drug|cure|pill|herb|weed)s?\b/i,
  },
  {
    says: /\b(?:doctors?|gp|pharma|the industry|they|nobody) (?:do(?:es)?n['’]?t|don['’]?t|won['’]?t|will not|do not|does not|never) (?:want|wants|ever want)? ?(?:us|you|women)? ?(?:to know|to hear|tell you|told you|talk about this)\b|\b(?:your )?doctors? (?:won['’]?t|will never|never) tell you\b/i,
  },
  {
    says: new RegExp(
      String.raw`(?:^|[,;:–—] ?|\b(?:and|so|then|just|simply|can|could|may|should|might|will|safely|finally|to) )(?:stop|quit|skip|ditch|drop|throw (?:away|out)|bin|come off|give up|put away|flush|swap|halve|toss|leave out)(?: taking| using)? (?:your|all your|those|that|all) (?:[\w-]+ ){0,3}?${medicine}\b`,
      'i',
    ),
  },
  {
    says: new RegExp(
      String.raw`\b(?:replaces?|makes? (?:up for )?|does the job of|is (?:an? )?(?:alternative to|substitute for)|(?:is )?(?:as good as|better than|stronger than|safer than)) (?:your |any |taking |all |an? )?(?:[\w-]+ ){0,2}?${medicine}\b`,
      'i',
    ),
    ofUnproven: true,
  },
  {
    says: new RegExp(
      String.raw`\byou (?:really )?(?:do not|don['’]?t|won['’]?t|will not|no longer|never(?: again)?|['’]ll never) need (?:an?|to see an?|your|any|those|to have an?|to book an?) (?:\w+ )?(?:doctors?|gp|mammograms?|smears?|pap tests?|screenings?|check-?ups?|scans?|biops(?:y|ies)|medicines?|vaccines?|${medicine})(?!['’]s)\b[^.?!]{0,40}\b(?:if|when|once|because|as long as|unless|any ?more|with|after)\b`,
      'i',
    ),
  },
  {
    says: /\b(?:detox(?:es|ed|ify|ifies|ing)?|flush(?:es)?|cleans(?:es?|ing)|purg(?:es?|ing)|draws? out|rids?)\b[^.?!]{0,40}\b(?:toxins?|liver|hormones?|poisons?)\b/i,
  },
  {
    says: /\b(?:re)?balanc(?:es?|ed|ing) (?:out )?(?:your|the|our|all|female)? ?hormones\b|\bhormones? (?:back )?(?:in|into|to) (?:perfect |full )?balance\b|\bhormone[- ]balancing\b|\bhormones? (?:back )?(?:in|into) harmony\b/i,
  },
  { says: /\b(?:melts?|burns?|blasts?|torches|strips?)\b (?:away |off )?(?:\w+ )?fat\b/i, ofUnproven: true },
]

const denial =
  /\b(?:no|not|never|nothing|nobody|no one|none|neither|nor|cannot|beware|myths?|false|untrue|wrong|claims?|claimed|promis\w*|sold as|believe|suspect|unproven|whoever|anyone who|anybody who|so-called|supposed\w*|unless|before|if it|instead of|rather than|if you|when you|whether|should you|suddenly)\b|n['’]t\b/i

/** Whether a sentence promises what nobody can. @param named the sentence with what it goes on from */
export const promisesTooMuch = (sentence: string, named: string): boolean =>
  promises.some(({ says, ofUnproven }) => {
    const found = says.exec(sentence)
    if (!found || denial.test(sentence.slice(0, found.index))) return false
    return !ofUnproven || unproven.test(named)
  })
