import type { FoundLibrary } from '../retrieval/foundLibrary'

/** Where a cancer was, as she tells it, and as a place of the library begins that is about it. */
const sites: readonly { told: string; begins: RegExp }[] = [
  { told: 'breast', begins: /^breast\b/i },
  { told: 'womb|uterine|uterus|endometri(?:al|um)|lining', begins: /^lining of\b/i },
  { told: 'ovar(?:y|ian|ies)', begins: /^ovary\b/i },
  { told: 'cervical|cervix', begins: /^(?:ovary, )?cervi/i },
  { told: 'vulvar?|vaginal', begins: /^(?:ovary, cervix, )?vulva\b/i },
  {
    told: 'bowel|colon|colorectal|rectal|lung|kidney|bladder|thyroid|skin|stomach|pancreatic|liver|throat',
    begins: /^$/,
  },
]
const isToldOf = (told: string, message: string) =>
  new RegExp(
    `\\b(?:${told})(?: \\w+)? (?:cancer|carcinoma|tumou?r)\\b|\\bcancer (?:of|in) (?:the |my )?(?:${told})\\b`,
    'i',
  ).test(message)

/** Leaves out what begins by naming another cancer than the one that a message tells of: each has its own advice. */
export function excludeOtherCancers<Found extends FoundLibrary>(found: Found, message: string): Found {
  const hers = sites.filter(({ told }) => isToldOf(told, message))
  if (hers.length === 0) return found
  const isOfAnother = ({ start }: { start: string }) =>
    sites.some(({ begins }) => begins.test(start)) && !hers.some(({ begins }) => begins.test(start))
  return {
    ...found,
    answers: found.answers.flatMap((answer) => {
      const excerpts = answer.excerpts.filter((excerpt) => !isOfAnother(excerpt))
      return excerpts.length === answer.excerpts.length || excerpts.length > 0 ? [{ ...answer, excerpts }] : []
    }),
  }
}
