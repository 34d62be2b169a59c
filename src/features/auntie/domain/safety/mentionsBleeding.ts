import type { Concern } from './findConcern'
import { isWithinAYear } from './isWithinAYear'

/** Blood by its many names, and what is worn for it. */
const bleeding =
  /\b(?:bl(?:ee|e)d\w*|blood\w*|spot(?:s|ted|ting)?|drops?|pink\w*|brown\w*|red|rust\w*|stain\w*|smear\w*|streak\w*|specks?|dots?|clots?|discharge|flow\w*|flood\w*|gush\w*|drip\w*|pads?|tampons?|towels|liners?|underwear|knickers|panties|menstruat\w*|aunt flo|flo)\b/

/** Periods that are missed, counted back to, or said never to have come again. */
const missed =
  /\b(?:no|not|without|never|last|final|missed|since|stopped|havent|hasnt|hadnt|havent had|past my last)\b(?:\s\w+){0,4}?\s(?:period|periods|cycle|cycles|monthlies|menses)\b(?:\s(?:stopped|ended|finished|are over|went|disappeared))?/g

/** A period that came, or something that came back. */
const period =
  /\b(?:a|another|got|get|getting|having|started?|starting|came|its|surprise|heavy|light|full|real|proper)\b(?:\s\w+){0,2}\s(?:period|periods|monthlies|menses|one)\b|\b(?:period|periods|monthlies|menses|cycle|it|they|one)\b(?:\s\w+){0,5}\s(?:came|come|comes|start\w*|arriv\w*|show\w*|appear\w*|turn\w*|today|yesterday|now)\b|\b(?:again|return\w*|resum\w*|reappear\w*|restart\w*|(?:came|come|comes|coming|is|are|its|re) back)\b/

/** Of blood, and of none that was lost, or none any more: what thins it, or gets into it. */
const noBleeding =
  /\b(?:stopped|finished|ended|ceased|quit|done|no|not|never|without) (?:any |more )?(?:bleeding|spotting|menstruating|bled|blood)\b(?! (?:between|until|till|before|for \w+ (?:years|months) (?:and|then|but)|but|then))|\bblood (?:thinners?|thinning|pressure|tests?|sugars?|counts?|type|group|work|results?|levels?|flow|supply|stream|donors?|donations?)\b|\b(?:thin|thins|thinn\w+|thicken\w*)(?: (?:the|my|your|her|our))? blood\b|\b(?:into|through|reach\w*|enter\w*)(?: (?:the|my|your|her|our))? blood(?:stream)?\b|\b(?:giv\w+|gave|donat\w+) blood\b/g

/** “No bloody use”, as it is said of whatever annoys: of blood where it stands before what it is in, */
const swearing =
  /\bbloody (?!show|discharge|mucus|stools?|poos?|nose|urine|wee|pee|water|phlegm|spit|sputum|vomit|sick|tissue|nipple|fluid|stuff|gunk|smears?|spots?|streaks?|patch on|stain\w*|knickers|pants|underwear|sheets?|pads?|towels?|liner|when|after|and|again|on|in|from|or)\w/g

/**
 * Whether bleeding, or a period that came, is spoken of at all. “My periods stopped 14 months ago” says when menopause was.
 * @param text a normalized message
 */
export function mentionsBleeding(text: string): boolean {
  return (
    bleeding.test(text.replaceAll(swearing, ' ').replaceAll(noBleeding, ' ')) ||
    period.test(text.replaceAll(missed, ' '))
  )
}

const afterMenopause = 'bleeding-after-menopause' satisfies Concern

/** The concern that a message cannot be about: no bleeding is after menopause within a year of the last one. */
export const cannotBe = (text: string): Concern | undefined => (isWithinAYear(text) ? afterMenopause : undefined)

/**
 * What is resembled, but for bleeding after menopause in words that speak of none, or of less than a year without: when menopause
 * was is in every such message.
 * @param part what was judged @param text the message it stands in
 */
export const spokenOf = (concern: Concern | null, part: string, text = part): Concern | null =>
  concern === afterMenopause && (!mentionsBleeding(part) || isWithinAYear(text)) ? null : concern
