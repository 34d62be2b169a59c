/** Whose it is, where it is not hers: “my mother has it, not me”, “it’s my husband who’s diabetic”. */
const relative =
  'm[uo]m(?:my)?|mother|sister|dad|father|husband|wife|partner|aunt(?:ie)?|daughter|son|friend|brother|cousin|gran(?:ny)?|nan|colleague|m[uo]ther-in-law'
export const isOfAnother = new RegExp(
  `\\bmy (${relative})\\b[^.?!]{0,40}\\bnot (?:me|mine|i)\\b|\\bnot (?:me|mine)\\b[^.?!]{0,30}\\bmy (${relative})\\b|\\bit(?:['’]?s| is| was) (?:actually )?my (${relative})(?: who| that|['’]s)`,
  'i',
)
/** “I mean ME”, “it’s me that gets them”: hers, and not another’s. */
export const isOfHer =
  /\bi mean(?:t)? (?:me|myself|i['’]?m)\b|\bit(?:['’]?s| is| was) me\b|\bi(?:['’]m| am) the one (?:who|that)\b|\b(?:for|about|of) (?:me|myself),? not (?:her|him|my)\b|\bnot (?:her|him|my \w+),? (?:it['’]?s )?me\b/i
const anothers = new RegExp(`\\bmy (?:${relative})(?:['’]s| is)?(?= |$)`, 'gi')
const verbsOfAnother: readonly [RegExp, string][] = [
  [new RegExp(`\\bmy (?:${relative})(?:['’]s| is)(?= )`, 'gi'), 'I am'],
  [new RegExp(`\\bmy (?:${relative}) has\\b`, 'gi'), 'I have'],
  [new RegExp(`\\bmy (?:${relative}) does(?:n['’]t| not)\\b`, 'gi'), 'I don’t'],
  [
    new RegExp(
      `\\bmy (?:${relative}) (wake|get|take|sleep|want|need|sweat|ache|feel|bleed|leak|use|flush|forget)s\\b`,
      'gi',
    ),
    'I $1',
  ],
  [anothers, 'I'],
  [/\b(can|could|should|may|must|will|would|did) (?:she|he)\b/gi, '$1 I'],
  [/\b(?:she|he) has\b/gi, 'I have'],
  [/\b(?:she|he)(?:['’]s| is)\b/gi, 'I am'],
]
/** What was told of another, as of her who writes. */
export const asHers = (message: string) =>
  verbsOfAnother.reduce((text, [hers, mine]) => text.replace(hers, mine), message)
/** How she says what she has. */
export const saysOwn =
  /\b(?:i(?:['’]ve| have)?(?: also)?(?: just)? (?:have|had|got|been diagnosed with|was diagnosed with)|i['’]?ve|i have|i(?:['’]m| am) (?:on|taking)|i take)\b/i
