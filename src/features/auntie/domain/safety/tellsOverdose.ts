import { normalizeMessage } from './normalizeMessage'

/** What was taken, and how much of it: all that was left, a box, twenty. */
const taken =
  /\b(?:took|taken|swallowed|downed|necked|drank|ingested|popped)\b(?! (?:away|out|off|up|back|from))[^.]{0,50}?\b(?:all (?:of )?(?:the|my|his|her|them|it)|whole|(?:the )?rest of|(?:the )?lot|box(?:es)?|packets?|packs?|bottles?|strips?|handfuls?|fistful|too many|loads|everything|every (?:one|last)|overdose|bleach|antifreeze|\d\d+|ten|twenty|thirty|forty|fifty)\b|\b(?:i|ive|have) (?:just )?overdosed\b/
const ofIdle = /\b(?:took|taken)\b[^.]{0,40}\b(?:out|away|off me|back to|from me|to the)\b/
/** Of another time, or only asked. */
const isOver =
  /\b(?:years? ago|months? ago|weeks? ago|last (?:year|month)|when i was|in (?:19|20)\d\d|back then|as a (?:girl|child|kid|teenager)|(?:19|20)\d\d|survived|woke up in)\b|\b(?:what if|if i|would|which|could i have)\b/
/** Who can help is there, or was. */
const isSeenTo =
  /\b(?:(?:ambulance|paramedics?|crew|999|911|112)(?: is| are| was| were|s| has| have)? (?:\w+ )?(?:here|coming|came|come|on (?:the|its|their) way|with me)|(?:called|rang|phoned|got) (?:an |the )?(?:ambulance|999|911|112|poisons?)|(?:im|i am|was|been|back from|went to|at|in) (?:\w+ ){0,2}(?:hospital|a e|a and e|er|casualty|emergency)|they (?:pumped|kept me|discharged|let me go|gave me (?:charcoal|the antidote)))\b/

/** Whether a message tells that too much of something was taken, and not years ago. */
export function isOverdoseTold(message: string): boolean {
  const text = normalizeMessage(message)
  return taken.test(text) && !ofIdle.test(text) && !isOver.test(text)
}

/** Whether a message tells that somebody who can help with it is there, or was. */
export const isHelpThere = (message: string): boolean => isSeenTo.test(normalizeMessage(message))
