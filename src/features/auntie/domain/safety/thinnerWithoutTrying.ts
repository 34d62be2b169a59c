/** What is lost, how much of it, and that nothing was done for it: “not been trying” is what despair says, too. */
const ofWeight =
  /\b(?:lost|losing|dropped|dropping|shed|down)\b|\b(?:\d+ ?)?(?:lbs?|kgs?|kilos?|stones?|pounds?|weight)\b|\b(?:not|never|without|havent|hasnt|wasnt|didnt|aint|isnt|im not)\b(?: (?:even|been|really|ever))* ?(?:tried|trying|dieting)\b(?: to\b)?/g

/** A normalized message without the words that tell of weight lost by itself. */
export const withoutWeightLost = (text: string): string => text.replaceAll(ofWeight, ' ').replaceAll(/ +/g, ' ').trim()
