/** Whoever asks whether it can wait asks of what she was just told not to wait with, in however many words. */
const putsOff =
  /\b(?:wait|waiting|see how (?:it|i|things|that)|sleep on it|leave it|ride it out|tomorrow|in the morning|(?:on|till|until|til|by|before) (?:the (?:morning|weekend)|next week|mon|tues|wednes|thurs|fri|satur|sun)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|urgent|serious|(?:go|going|drive) to (?:the )?(?:er|a ?& ?e|hospital|emergency)|(?:call|ring) (?:an ambulance|911|999|112|000|111))\b/i

/** In more words than these she tells of something else as well. */
const mostWordsOfDelay = 30
/** Whether a message asks whether it can wait. */
export const asksToWait = (message: string) =>
  message.trim().split(/\s+/).length <= mostWordsOfDelay && putsOff.test(message)

/** “What should I tell her”, “can I put something on it”: asked of what was just told, and answered by it. */
const asksWhatToDo =
  /\b(?:what|how) (?:(?:else )?(?:should|do|can|could|shall|must|would|will) (?:i|we|she|he)|to) (?:do|say|tell|get|make|convince|persuade)\b(?:(?: (?:her|him|them|it|about|this|that|now|first|then|next|to|the|a|my|gp|doctors?|nurse|see|go|get|have|looked|checked|seen|someone|somebody|listen|at))*)\W*$/i
const asksOfIt =
  /\b(?:put|rub|use|take|do|try|have|apply|spread|give)\b[^.?!]{0,30}\b(?:on|for|about|with|to) (?:it|this|that|them|the (?:ache|aching|pain|lump|swelling|bleeding|spot|sore|leg|calf|dent|chest))\b/i
const asksOfRemedy =
  /^\W*(?:and |so |but )?(?:would|will|can|could|should|does|do|might)\b[^.?!]{1,30}\b(?:(?:help|ease|loosen|fix|shift|clear|cure|stop|calm|settle|soothe) (?:it|this|that|them)|do(?: it| me| for (?:it|now))?)\W*$/i
/** “What should I do if it gets bad in the night?” */
const asksIfWorse =
  /\bwhat (?:should|do|can|could|must|would) (?:i|we|she) do if (?:it|this|that|things?) (?:gets?|got|goes|turns|becomes?|is|happens?|starts?|comes?)\b|\bwhen (?:should|do|must) (?:i|we|she) (?:worry|call|ring|go in|get help)\b/i
const mostWordsOfIt = 18

/** Whether a message asks of what was just warned of: what to do or to say, whether something helps it. */
export const asksOfAlarm = (message: string) =>
  message.trim().split(/\s+/).length <= mostWordsOfIt &&
  [asksWhatToDo, asksOfIt, asksOfRemedy, asksIfWorse].some((asks) => asks.test(message))
