import { withPlainQuotes } from '@/shared/lib/plainQuotes'

import { sayToFelt } from './feltBeside'

const person =
  'mum|mom|mummy|mother|mam|dad|daddy|father|nan|nana|gran|granny|grandma|grandmother|grandad|grandfather|husband|wife|partner|sister|brother|twin|son|daughter|best friend|friend|aunt|auntie|uncle|cousin|mother-in-law|father-in-law'
const animal =
  'dog|cat|horse|pony|rabbit|budgie|parrot|hens|spaniel|collie|labrador|terrier|retriever|beagle|greyhound|tortoise|donkey'
/** “my old black cat”, “our neighbour’s dog”: hers is the last. */
const dear = (named: string) =>
  `(?:my|our) (?:(?:dear|old|big|little|late|lovely|eldest|youngest|first|[a-z]+est) ){0,2}(${named})`

const gone =
  '(?:died|passed(?: away| on)?(?! (?:her|his|their|the|me|my|a|with|out))|was put (?:down|to sleep)|were (?:all )?(?:taken|killed)|had to be put (?:down|to sleep)|took (?:his|her|their) own life)'
const losses: readonly RegExp[] = [
  new RegExp(`\\b${dear(`${person}|${animal}`)}\\b[^.?!]{0,25}\\b${gone}\\b`, 'i'),
  new RegExp(
    `\\b(?:lost|buried|burying|scattered|saying goodbye to) ${dear(`${person}|${animal}`)}\\b(?!['’]s (?:\\w+ ){0,2}(?:number|keys|ring|phone|recipe))`,
    'i',
  ),
  new RegExp(`\\b${dear(person)}['’]s (?:funeral|ashes|wake|burial)\\b`, 'i'),
]
/** “Mum died”: without a word before it. */
const named = new RegExp(`(?:^|[.!?] )(mum|mom|mam|dad|gran|nan)\\b[^.?!]{0,15}\\b(?:died|passed(?: away)?)\\b`, 'i')
const babies = /\b(?:(?:had|after) (?:\w+ ){0,2}miscarriages?|miscarried|stillborn|never (?:got|had) (?:my|a) baby)\b/i
/** Somebody near who is gravely ill. */
const ill = new RegExp(
  `\\b${dear(person)}\\b[^.?!]{0,40}\\b(?:is having chemo|having chemo|has (?:\\w+ )?(?:cancer|dementia|parkinson\\w*|alzheimer\\w*|mnd)|(?:was|been) told[^.?!]{0,25}cancer|is dying|in a hospice|had a stroke (?:last|this))\\b`,
  'i',
)
const joys: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:i['’]?m|i am|we['’]?re|we are) getting married\b/i,
    'Congratulations, and I hope the day is all you want it to be.',
  ],
  [/\b(?:signed off|all[- ]clear|in remission|clear now)\b/i, 'That’s good news, and well earned.'],
  [
    /\b(?:(?:been )?sober for|(?:years?|months?) (?:sober|clean))\b/i,
    'Well done, love. That took some doing, every day of it.',
  ],
]
const praises =
  /\b(?:saved my (?:life|marriage|sanity)|thank you for being (?:here|there)|god bless you|you(?:['’]re| are) (?:a (?:star|gem|tonic|treasure|lifesaver|godsend)|wonderful|brilliant|the best)|love (?:your|this) (?:site|answers?|pages?|library))\b|^\W*thank(?:s| you) (?:so much )?for\b/i
const figurative =
  /\b(?:died (?:laughing|of)|lost (?:my|our) (?:\w+ ){0,2}(?:temper|patience|keys|voice|nerve)|metaphor\w*)\b/i

/** From so many words on there is more to a message than what it asks. */
const fewestWords = 5
const opens = (text: string, whom: string) => `${text} ${whom.toLowerCase()}.`

/** What a person would say first to a letter that asks something and tells of a death, an illness, a joy or thanks beside it. */
function findOpening(message: string, isWorrying: boolean, saidBefore: string): string | null {
  const text = withPlainQuotes(message)
  if (text.trim().split(/\s+/).length < fewestWords || figurative.test(text)) return null
  const lost = losses.map((loss) => loss.exec(text)?.[1]).find((one) => one !== undefined) ?? named.exec(text)?.[1]
  if (lost) return opens('I’m so sorry about your', lost)
  if (babies.test(text)) return 'I’m so sorry. That’s a real loss, however long ago.'
  const sick = ill.exec(text)?.[1]
  if (sick) return opens('I’m sorry to read that about your', sick)
  if (isWorrying) return null
  const joy = joys.find(([sign]) => sign.test(text))?.[1]
  if (joy) return joy
  return praises.test(text) ? 'Thank you, that’s kind to read.' : sayToFelt(text, saidBefore)
}

/**
 * An answer with one kind sentence before it, where she tells of more than she asks; nothing else is said of that, and nothing twice.
 * Where something gives reason to worry nobody is congratulated.
 * @param saidBefore what was answered before in the conversation
 */
export function openWarmly<Answer extends { response: string }>(
  answer: Answer,
  message: string,
  isWorrying: boolean,
  saidBefore = '',
): Answer {
  const opening = findOpening(message, isWorrying, saidBefore)
  return opening && !saidBefore.includes(opening) ? { ...answer, response: `${opening}\n\n${answer.response}` } : answer
}
