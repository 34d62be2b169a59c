import { splitSentences } from './sentences'

/**
 * An answer whose quotations are without some of their sentences; one of which nothing would be left stays as it is.
 * @param keeps whether a sentence stays, by itself and by those that stand before it
 */
export const filterQuoted = (
  response: string,
  keeps: (sentence: string, before: readonly string[]) => boolean,
): string =>
  response.replace(/“((?:[^”]|”(?=[\w,]))+)”(?=\s)/g, (whole, quote: string) => {
    const sentences = splitSentences(quote)
    const kept = sentences.filter((sentence, at) => keeps(sentence, sentences.slice(0, at)))
    return kept.length > 0 && kept.length < sentences.length ? `“${kept.join(' ')}”` : whole
  })
