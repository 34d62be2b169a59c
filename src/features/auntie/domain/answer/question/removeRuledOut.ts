import { splitSentences } from '../text/sentences'

const history =
  'clots?|dvt|cancers?|smok\\w+|drink\\w*|alcohol|sugar|bp|blood pressure|diabet\\w+|migraines?|strokes?|heart (?:trouble|disease|problems?|attacks?)|birth control|contracepti\\w+|fever|lumps?|thyroid(?: (?:trouble|problems?))?|kidney (?:trouble|problems?)|allerg\\w+|medication|medicines|(?:hot )?(?:flush|flash)es|(?:night )?sweats'
/** What she says that she has not, does not or takes not. */
const ruledOut = new RegExp(
  `\\b(?:no|non|nor|never|not|without|(?:don|haven|hadn|didn)['’]?t)[ -](?:(?:any|had|have|got|a|on|on any|personal|family|known|history of|hot) ){0,4}(?:${history})\\b(?: (?:or|nor|and) (?:any )?(?:${history})\\b)*(?: in (?:the |my )?family)?`,
  'gi',
)
const foundNegative =
  /\b(?:pregnancy|covid|celiac|coeliac) tests? (?:was |is |came back |all )*negative\b|\btubes? (?:are |were )?tied(?: at \d\d)?/gi

/** “Never had an anxious day in my life” asks of no anxiety. */
const neverFelt =
  /\bnever (?:been |felt |had |suffered (?:from |with )?)?(?:an? |any )?(?:anxi\w+|nervous|depress\w+|panicky?|worrie[rd])(?: (?:day|moment|person|type|one)\b)?(?: in (?:all )?my (?:whole )?life)?/gi

/**
 * A letter without what it rules out, for looking up: “no clots, no cancer in the family” asks neither of clots nor of
 * cancer. What is asked stays whole, and so does a message of one sentence.
 */
export function removeRuledOut(message: string): string {
  // Cutting into sentences costs more than all of this, and few rule anything out.
  if ([ruledOut, foundNegative, neverFelt].every((form) => message.search(form) === -1)) return message
  const sentences = splitSentences(message)
  if (sentences.length < 2 || !sentences.some((sentence) => sentence.endsWith('?'))) return message
  return sentences
    .map((sentence) =>
      sentence.endsWith('?')
        ? sentence
        : sentence.replace(ruledOut, ' ').replace(foundNegative, ' ').replace(neverFelt, ' ').replace(/ {2,}/g, ' '),
    )
    .join(' ')
}
