/** Words that put a sentence into a time that is long gone: years ago, a year of the last century, a childhood, */
const isLongAgo =
  /\b(?:(?:many|several|some|\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|over \w+|nearly \w+|almost \w+) (?:odd )?years (?:ago|back)|years ago|decades ago|long ago|a lifetime ago|(?:19\d\d|200\d|201\d)|back in (?:19|20)?\d\d|in (?:the|my) (?:seventies|eighties|nineties|70s|80s|90s|teens|twenties|thirties)|when i was (?:a (?:girl|child|kid|teenager|student)|little|young|small|\d+|at (?:school|university|college))|as a (?:girl|child|kid|teenager)|first (?:husband|marriage|wife)|(?:six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|\d+) years since (?:i|we|he|she))\b/
/** and words that say it is over for her who writes. */
const isOver =
  /\b(?:(?:im|i am|we are|were) (?:\w+ )?(?:safe|free|fine|happy|well|remarried|divorced|here|alive|glad|grateful|all right|ok|okay|better|over it|past it|at peace)(?: now)?|long (?:over|gone|past|remarried|divorced|dead|behind)|safe now|behind me|remarried|(?:had|did|done|after) (?:my |the |years of )?(?:therapy|counselling|counseling)|never looked back|got (?:out|away|help)|i left (?:him|her|that)|moved on|recovered|my own (?:front door|door|place|flat|home|house)|(?:got|had) (?:it )?(?:treated|treatment|help)|(?:been|im|am|doing|ive been) (?:good|fine|well|grand|great|ok|okay|happy|all right) (?:ever )?since|left (?:him|her) in (?:19|20)\d\d|new (?:man|fella|partner|husband|bloke|wife) (?:is|brings|treats|adores|makes)|sober (?:now|since)|glad (?:i|im|to be) (?:\w+ )?(?:here|alive)|happy (?:now|today))\b/
/** Somebody kind beside her now. */
const isWithAnother =
  /\b(?:lovely|kind|gentle|good|new|dear|wonderful) (?:man|husband|partner|wife|bloke|fella|chap|woman) (?:now|these days|today)\b|\b(?:with|married (?:to)?) (?:a|an) (?:lovely|kind|gentle|good|wonderful) (?:man|bloke|fella|chap|woman)\b/
/** Words that stand in any letter, and say that it goes on only where nothing says how well she is now. */
const inAnyLetter = /\b(?:again|but|keeps?|started|sometimes|thoughts?)\b/g
/** Of thoughts that she had then. */
const thoughtThen = /\bhad (?:\w+ ){0,6}thoughts\b/g
/** What says that it is not over. */
const goesOn =
  /\b(?:still|again|tonight|lately|these days|this (?:week|morning|month|time)|every (?:day|night|week)|keeps?|started|nightmares?|dreams?|flinch\w*|flashbacks?|found me|came back|comes back|coming back|(?:im|i am|so) (?:\w+ )?(?:scared|afraid|frightened|terrified)|cant (?:go on|cope|take)|want to (?:die|end)|no point|hurts me|hits me|threatens|some (?:days|nights)|sometimes|i (?:want|wish)|join (?:him|her|them)|thoughts?|but)\b/

/** Whether something is told as long over: it takes a time long gone, a word that it is over, and none that it goes on. */
export function tellsLongOver(text: string): boolean {
  if (!isLongAgo.test(text) || !isOver.test(text)) return false
  const told = text.replace(thoughtThen, ' ')
  return !goesOn.test(isWithAnother.test(told) ? told.replace(inAnyLetter, ' ') : told)
}

/** “That was twenty years ago”, “I left him in 1999”, of the sentence before. */
const datesTheOneBefore = (sentence: string): boolean =>
  /^ ?(?:(?:that|it|this|all that)(?:s| was| were| happened| is)|i (?:left|divorced|got (?:out|away)|escaped|walked out))\b/.test(
    sentence,
  ) && isLongAgo.test(sentence)

/**
 * What of a message is not told as long over; nothing where it does not say that anything is. What was survived is then told, not suffered.
 * @param sentences from `sentencesOf`
 */
export function withoutLongOver(sentences: readonly string[]): string[] | null {
  if (!tellsLongOver(sentences.join(' . '))) return null
  return sentences.filter(
    (sentence, index) =>
      !isLongAgo.test(sentence) && !isOver.test(sentence) && !datesTheOneBefore(sentences[index + 1] ?? ''),
  )
}

/** Whether she says that she has never looked back, or is with somebody else now. */
export const isLeftBehind = (text: string): boolean =>
  /\b(?:never looked back|remarried|new (?:man|fella|partner|husband|bloke|wife) (?:is|brings|treats|adores|makes))\b/.test(
    text,
  ) || isWithAnother.test(text)
