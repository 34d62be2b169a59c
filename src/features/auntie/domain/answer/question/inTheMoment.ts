const isMoment =
  /\b(?:(?:having|got|in the middle of|middle of|in the midst of) (?:a|an|another|one|it)?\s*(?:hot )?(?:flash|flush)|(?:flash|flush)(?:ing)? (?:right )?now|(?:burning up|boiling|roasting|dripping|overheating|sweating)(?: \w+){0,3} (?:right now|now|this (?:minute|second))|it['’]?s (?:happening|starting|coming on) (?:right )?now|(?:having|got|getting) (?:one|another(?: one)?) (?:right )?now)\b/i
const isOtherAttack = /\b(?:headache|migraine|panic|palpitation|cramp|period)/i

/** Somebody who asks what to do in one, wherever it finds her: at the wheel, at the till. */
const asksForMoment =
  /\b(?:(?:can|could|should|do|to) (?:i )?do|helps?|works?|trick|cools?)\b[^.?!]{0,40}\b(?:in the moment|on the spot|there and then|when (?:it|one) (?:hits|strikes|comes|starts|happens))\b|\b(?:in the moment|on the spot|there and then|when (?:it|one) (?:hits|strikes|comes|starts|happens))\b[^.?!]{0,60}\b(?:can i|do i|should i|to do|helps?|works?|cools?)\b/i

/** Whether somebody writes in the middle of a flash, or asks what to do then. */
export const isInTheMoment = (question: string): boolean =>
  (isMoment.test(question) && (/\bfl[au]sh/i.test(question) || !isOtherAttack.test(question))) ||
  (asksForMoment.test(question) && /\b(?:hot )?fl[au]sh(?:es)?\b/i.test(question))

/** What to look for first for somebody in the middle of a flash. */
export const momentQuestion =
  'a flash attended: heat rising, shoulders drop, jaw, hands, wait and watch, ride it like a wave, it will pass'
