const primes = { start: 5381, times: 33, most: 2 ** 32 }

/** One of several wordings, always the same for the same message. */
export function chooseWording(message: string, texts: readonly string[]): string {
  let hash = primes.start
  for (const letter of message.trim().toLowerCase()) hash = (hash * primes.times + letter.codePointAt(0)!) % primes.most
  return texts[hash % texts.length]!
}
