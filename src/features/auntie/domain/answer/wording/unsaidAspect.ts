/** What a question wants to know, how it is worded where it is said, and what is said where it is not. */
const aspects: readonly { asked: RegExp; said: RegExp; text: string }[] = [
  {
    asked:
      /\bhow (?:long|soon|quick(?:ly)?|many (?:weeks|months))\b[^.?!]{0,40}\b(?:before|until|till|take|to (?:work|notice|feel|kick)|notice|works?|kicks? in)\b|^\W*(?:(?:and|so|but|ok(?:ay)?)\W+)*how long(?: for)?(?: (?:though|then|roughly))*\W*$/i,
    said: /\b(?:\d[\d.]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a few|several|some) (?:to \w+ )?(?:months?|weeks?|days?|nights?|hours?|minutes?)\b(?! (?:sooner|earlier|longer|more|less))|\b(?:a|another) (?:month|week|year)\b/i,
    text: 'How long that takes, what I read doesn’t say: ask whoever prescribes it, or your pharmacist.',
  },
  {
    asked:
      /\b(?:when should|(?:at )?what age|how often|how old|from when|till when)\b[^.?!]{0,40}\b(?:mammograms?|screen\w*|scans?|smears?|checks?|check[- ]?ups?|tests?|dexa)\b/i,
    said: /\b(?:\d\d|every (?:\w+ )?(?:year|years)|once a year|yearly)\b/i,
    text: 'At what age and how often, what I read doesn’t say: ask your doctor’s office what is offered where you live.',
  },
  {
    asked: /^\W*(?:(?:and|so|but|ok(?:ay)?)\W+)*how often\b[\w' ]{0,14}\W*$/i,
    said: /\b(?:every|once|twice|times|daily|weekly|yearly|a (?:day|week|month|year))\b/i,
    text: 'How often, what I read doesn’t say: ask whoever does it, or prescribes it.',
  },
  {
    asked:
      /\b(?:(?:am|are|is) (?:i|it|we|she) (?:\w+ )?likely|how likely|what are the (?:odds|chances)|(?:odds|chances) (?:of|that))\b/i,
    said: /\b(?:\d[\d.,]* (?:percent|in|of|out of)|likely|chances?|odds|common|rare\w*|most|few)\b/i,
    text: 'How likely that is, what I read doesn’t say: ask whoever has looked at you.',
  },
  {
    asked:
      /\b(?:fast(?:ing)?|(?:take|taking) (?!the edge|the sting)(?:my |the |off )?[^.?!]{0,16}\boff|undress|get ready|prepare|bring (?:anything|something)|(?:eat|drink) before|empty stomach|full bladder|drive (?:home|after))\b/i,
    said: /\b(?:fast(?:ing)?|undress|take off|empty stomach|full bladder|bring your)\b/i,
    text: 'How to get ready for it, what I read doesn’t say: your letter does, or ring the place where it is done.',
  },
  {
    asked:
      /\b(?:without paying|who pays|(?:have to|must i) pay|for free|free|for nothing|afford|how much (?:does|do|is|are|will)\b[^.?!]{0,20}\bcosts?|costs?|on the nhs|insurance)\b/i,
    said: /\b(?:free of charge|costs?|prices?|insur\w+|NHS)\b/i,
    text: 'What it costs, and where it is free, what I read doesn’t say: ask your doctor’s office what is offered where you live.',
  },
  {
    asked: /\bdo(?:es)? (?:it|they|that|this) hurt\b|\b(?:is|are) (?:it|they|that) (?:\w+ )?(?:painful|sore)\b/i,
    said: /\b(?:hurt\w*|pain\w*|sore|numb\w*|uncomfortable|sting\w*)\b/i,
    text: 'Whether it hurts, what I read doesn’t say: ask where it is done, or whoever prescribes it.',
  },
  {
    asked:
      /\b(?:how far apart|hours? (?:apart|between|before|after)|when (?:do|should|can|must) (?:i|we|she) (?:take|swallow)|what time (?:do|should))\b/i,
    said: /\b(?:apart|hours?|at bedtime|in the morning|with (?:food|a meal))\b/i,
    text: 'When to take it, and how far apart from the rest, is a question for your pharmacist.',
  },
]

/** Says of what a question wants to know that nothing that is read says it, and who can; nothing where it is said. */
export const sayUnsaid = (question: string, response: string): string | undefined =>
  aspects.find(({ asked, said, text }) => asked.test(question) && !said.test(response) && !response.includes(text))
    ?.text
