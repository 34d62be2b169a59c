/** Whether a text holds any of what is looked at more closely below: nearly none does. */
const isSuspect =
  /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B-\u200D\u2028-\u202E\u2061-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0001}-\u{E007F}]/u

/** Scripts that part no words by spaces: there, U+200B says where a line may break. */
const withoutSpaces = String.raw`\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`
/** Scripts whose letters are joined or parted by nothing that is not seen. */
const joinless = String.raw`\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}`

const unseen = new RegExp(
  [
    // Controls but tab and line feeds; a NUL is refused in words (findNul.ts).
    String.raw`[\u0001-\u0008\u000E-\u001F\u007F-\u009F]`,
    // What turns the text around it: embeddings, overrides, isolates, and their forerunners.
    String.raw`[\u202A-\u202E\u2066-\u206F]`,
    // Operators of formulas that are not seen, fillers that look like nothing, byte order marks, notes between lines.
    String.raw`[\u2061-\u2065\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]`,
    String.raw`(?<![${withoutSpaces}])\u200B|\u200B(?![${withoutSpaces}])`,
    // Within emoji, and in Persian or Hindi, joiners are part of the writing.
    String.raw`(?<=^|[\s${joinless}])[\u200C\u200D]+|[\u200C\u200D]+$`,
    // Tags say which flag a black flag is, and nothing else that is seen.
    String.raw`(?<!\u{1F3F4}[\u{E0001}-\u{E007F}]*)[\u{E0001}-\u{E007F}]`,
  ].join('|'),
  'gu',
)

/**
 * A text without characters that nobody sees and that turn, hide or part what stands beside them. Marks of direction
 * (U+200E, U+200F, U+061C), which a line of two scripts may need, and soft hyphens stay.
 */
export function withoutUnseen(text: string): string {
  if (!isSuspect.test(text)) return text
  // Word breaks a line by U+000B, other programs by U+2028.
  return text.replaceAll(/[\u000B\u000C\u2028\u2029]/g, '\n').replaceAll(unseen, '')
}
