/** That it is none, said outright: “not a crisis”, “I’m not suicidal or anything”, “no need for hotlines”. */
const denial =
  /\b(?:(?:it|this|that|i)(?:['’]?s|['’]?m| is| am)? )?(?:not|is ?n['’]?t|nothing like) (?:in |having |at all |any |exactly )?(?:an? |any )?(?:crisis|emergency|cry for help|suicidal|danger(?: to (?:my|any)\w+)?|in danger|depressed|at risk)(?: or (?:any ?thing|what(?:ever|not)|that)(?: like that)?)?\b|\bno (?:need for (?:the |a |any )?(?:hot ?lines?|helplines?|samaritans|crisis lines?)|drama|crisis)\b/gi
/** What takes it back in the same breath, or says how near it is. */
const takenBack =
  /\b(?:but|yet|though|although|any ?more|not now|at the moment|today|tonight|probably|exactly|think|really|just (?:want|wish|tired of (?:it|living|life|being here|everything|all))|wish|if|until|unless)\b/i
const grave =
  /\b(?:die\w*|dying|dead|death|kill\w*|suicid\w*|end(?:ing|ed)? (?:it|things|my)|pills?|tablets?|rope|bridge|knife|razor|blade|hurt\w*|harm\w*|cut(?:ting)?|burn\w*|hit\w*|beat\w*|afraid|scared|frightened|alone|lonely|nobody|no ?one|hopeless\w*|pointless|burden|cope|coping|goodbye|any ?more|dark|numb|trapped|useless|worthless|wake up|disappear\w*|not (?:be )?here|without me|hide|hiding|bruis\w*|drink(?:ing)?|voices?|scars?|sleeves?)\b/i

/**
 * Whether a message says that it is no cry for help, takes nothing of that back, and has no grave word besides. A faint likeness
 * is then one by chance: whoever is asked on each form whether she is suicidal says that she is not.
 */
export function deniesNeed(message: string): boolean {
  const rest = message.replace(denial, ' ')
  if (rest === message || grave.test(rest)) return false
  const said = message.split(/(?<=[.!?\n])/).filter((sentence) => sentence.replace(denial, ' ') !== sentence)
  return !said.some((sentence) => takenBack.test(sentence.replace(denial, ' ')))
}
