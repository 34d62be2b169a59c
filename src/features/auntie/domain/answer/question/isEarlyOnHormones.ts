import { hormones } from './medicinesAndConditions'

const count: Record<string, number> = {
  a: 1,
  one: 1,
  two: 2,
  couple: 2,
  three: 3,
  few: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
}
const since =
  /\b(?:(?:start\w*|began|begun|been)\b[^.?!]{0,40}?|(?:on (?:it|hrt|hormones|the (?:patch(?:es)?|gel))) (?:for )?(?:\w+ )?|(?:only|just|about) )\b(\d+|a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|few|couple)(?: of)? (days?|weeks?|wks?|months?)\b/i
const inDays: Record<string, number> = { d: 1, w: 7, m: 30 }
/** So long bleeding that nobody planned is common. */
const longestDays = 183
const isLight =
  /\b(?:light(?:ly)?|slight(?:ly)?|spotting|spots?|tiny|(?:a )?(?:bit|little)(?: of)?|smears?|streaks?|brown\w*|pink\w*)\b/i
/** What wants to be seen at any time, or comes from elsewhere. */
const isMore =
  /\b(?:heav\w*|flood\w*|clots?|soak\w*|gush\w*|pour\w*|pads?|every day|daily|most days|all (?:day|month|the time)|constant\w*|(?:won['’]?t|doesn['’]?t|not|never) stop\w*|pains?|painful|cramps?|hurts?|dizz\w*|faint\w*|weak|pregnan\w*|sex|cancer|tamoxifen|polyps?|fever|smell\w*|discharge|worse|more and more|getting (?:heavier|more)|years?|post-?menopaus\w*|after (?:the )?menopause|through (?:the )?menopause|lump\w*|stool|urine|wee|pee|poo|bowels?)\b/i

/** Whether a message tells of light bleeding in the first half year on hormones, and of nothing else. */
export function isEarlyOnHormones(message: string): boolean {
  if (!hormones.asked.test(message) || !isLight.test(message) || isMore.test(message)) return false
  const [, number, unit] = since.exec(message) ?? []
  if (!number || !unit) return false
  const days = (Number(number) || count[number.toLowerCase()]!) * inDays[unit[0]!.toLowerCase()]!
  return days <= longestDays
}
