const ofPregnancy =
  /\b(?:pregnan\w*|morning[- ]after|emergency contracepti\w*|plan b|conceiv\w*|late (?:period|for)|missed (?:a |my )?period)\b/i
const isRecent =
  /\b(?:last night|tonight|today|yesterday|this (?:morning|afternoon|evening|week)|(?:the )?(?:day|night) before (?:last|yesterday)|(?:a|one|two|three|four|five|[1-5]|couple of|few) (?:days?|nights?) ago|hours ago|at the weekend|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|just (?:now|been|happened))\b/i

/** What is read to who was raped in the last days and asks whether she may be pregnant: it works for five days. */
export const emergencyQuestion = 'Do I need emergency contraception, the morning-after pill, at 49?'

/** Whether she asks of a pregnancy after what was done to her in the last days. */
export const asksOfPregnancyAfter = (said: readonly string[]): boolean =>
  ofPregnancy.test(said.at(-1) ?? '') && said.some((message) => isRecent.test(message))
