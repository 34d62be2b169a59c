const count =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|[1-9]|10|11)(?: and a half| half| point five)?'

/** A time of less than twelve months: “11 months”, “40 weeks”, “not quite a year”. */
const lessThanAYear = `(?:${count}(?: or (?:so )?${count})? months?|(?:[1-9]|[1-4]\\d) weeks|(?:nearly|almost|not quite|not yet|just under|under|less than|close to|coming up to|just short of|short of) (?:an?|one|1|12|twelve|the|my)(?: (?:full|whole))?(?: (?:years?|months?))?(?: mark)?)`

/** It, as the time without a period. */
const gap = new RegExp(
  `\\b(?:no|not|without|last|missed|back|again|gone|stopped|absent|skipped|returned|came)(?: (?!years?|yrs?|months|but|and)\\w+){0,5}? ${lessThanAYear}\\b|\\b${lessThanAYear}(?: (?:exactly|now|later|to the day))? (?:without|with no|with none|with nothing|of no|of none|of nothing|since|no|free|clear|later|ago|gap|and then|and now|then|after)\\b`,
  'g',
)

/** A year or longer, menopause, a womb that is gone, an age at which periods are long over, or blood that floods. */
const aYearOrMore =
  /\b(?:years?|yrs?|decades?|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|(?:1[2-9]|[2-9]\d) months|(?:5[2-9]|[6-9]\d|\d{3}) weeks|post ?meno\w*|(?:past|after|since|through|finished|done with|had) (?:the |my )?menopause|menopausal|(?:19|20)\d\d|5[6-9]|[6-9]\d|fifty (?:six|seven|eight|nine)|(?:in my )?(?:sixt(?:y|ies)|sevent(?:y|ies)|eight(?:y|ies))|ablation|hysterectomy|womb|uterus|flood\w*|gush\w*|pour\w*|soak\w*|clots?)\b/
const ageBefore = /\b(?:[34]\d|5[0-5]) (?:years?|yrs?) old\b/g

/**
 * Whether a message tells of less than a year without a period, and of nothing longer: then a bleeding is a late period, and
 * menopause is yet to come.
 * @param text a normalized message
 */
export function isWithinAYear(text: string): boolean {
  const rest = text.replaceAll(gap, ' ')
  return rest !== text && !aYearOrMore.test(rest.replaceAll(ageBefore, ' '))
}
