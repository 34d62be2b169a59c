/** A year that is long over, */
const ofThen =
  /\b(?:(?:in|back in|since) (?:19\d\d|20[01]\d|202[0-4])|(?:\d\d?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|several|many|few) years (?:ago|back)|years ago)\b/
/** what it was found to be, */
const cause =
  /\b(?:(?:turned|turns) out|(?:it|that|they|which) (?:was|were|proved)|proved|(?:was|were) (?:only|just|nothing|found|diagnosed|told)|diagnosed|scan(?:ned)?|checked (?:out|over)|all clear|came back (?:clear|normal|fine)|benign)\b/
/** and no word that it is there again. */
const isBack =
  /\b(?:again|now|today|tonight|yesterday|this (?:week|morning|month)|lately|still|back (?!in|then)\w*|same|keeps?|new|since then|another|worse|recent\w*|these days|started|im having|getting)\b/

/** A message without the sentences on a sign that was explained years ago: “chest pains in 2019, it was gallstones”. Null where none is. */
export function withoutExplained(sentences: readonly string[]): string[] | null {
  const text = sentences.join(' . ')
  if (isBack.test(text)) return null
  const left = sentences.filter((one) => !(ofThen.test(one) && cause.test(one)))
  return left.length === sentences.length ? null : left
}
