/** Speech settings from the specification. */
export const speechSettings = { rate: 0.9, pitch: 1, volume: 0.8 } as const

/** Chrome stops an utterance after about fifteen seconds; this many characters take less at rate 0.9. */
const maxChunkLength = 180

const sentenceSegmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Splits a sentence that is too long between words, after a comma or similar if there is one. */
function splitLong(sentence: string): string[] {
  const parts: string[] = []
  let rest = sentence
  while (rest.length > maxChunkLength) {
    const head = rest.slice(0, maxChunkLength)
    const pause = Math.max(...[', ', '; ', ': ', ' – ', ' — '].map((mark) => head.lastIndexOf(mark)))
    const space = head.lastIndexOf(' ')
    const cut = pause > maxChunkLength / 3 ? pause + 1 : space > 0 ? space : maxChunkLength
    parts.push(rest.slice(0, cut).trim())
    rest = rest.slice(cut).trim()
  }
  return rest ? [...parts, rest] : parts
}

/**
 * Splits paragraphs into utterances that browsers speak to their end: sentences, merged while they are short.
 * @param paragraphs headings, paragraphs and list items in order
 */
export function splitForSpeech(paragraphs: readonly string[]): string[] {
  return paragraphs.flatMap((paragraph) => {
    const text = paragraph.replaceAll(/\s+/g, ' ').trim()
    const sentences = Array.from(sentenceSegmenter.segment(text), ({ segment }) => segment.trim())
    const chunks: string[] = []
    for (const sentence of sentences.flatMap(splitLong)) {
      const last = chunks.at(-1)
      if (last && last.length + sentence.length < maxChunkLength) chunks[chunks.length - 1] = `${last} ${sentence}`
      else chunks.push(sentence)
    }
    return chunks
  })
}

type Voice = { name: string; lang: string; localService?: boolean }

/** Names of common English female voices. */
const femaleNames =
  /female|\b(?:allison|amy|aria|ava|catherine|emma|fiona|hazel|heather|jenny|joanna|karen|kate|kimberly|libby|linda|michelle|moira|nicky|salli|samantha|serena|sonia|susan|tessa|veena|victoria|zira|zoe)\b/i

/**
 * The voice for reading: English and female, else English, else the first. Remote voices are excluded: they would send
 * the text to the vendor's server.
 * @returns undefined when there is none
 */
export function preferVoice<Candidate extends Voice>(voices: readonly Candidate[]): Candidate | undefined {
  const own = voices.filter(({ localService }) => localService !== false)
  const english = own.filter(({ lang }) => /^en\b/i.test(lang.replace('_', '-')))
  const american = english.filter(({ lang }) => /^en.us/i.test(lang))
  const female = ({ name }: Voice) => femaleNames.test(name)
  return american.find(female) ?? english.find(female) ?? american[0] ?? english[0] ?? own[0]
}
