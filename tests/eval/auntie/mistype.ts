/** The message with one letter in about a third of its longer words missing, swapped or wrong, always the same ones. */
export function mistype(message: string): string {
  let state = [...message].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193), 0x811c9dc5)
  const random = (bound: number) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    return (state >>> 8) % bound
  }
  const slip = (word: string): string => {
    if (word.length < 4 || random(3) > 0) return word
    const at = 1 + random(word.length - 2)
    const [before, letter, after] = [word.slice(0, at), word[at]!, word.slice(at + 1)]
    return [
      before + after,
      before + after[0]! + letter + after.slice(1),
      `${before}${'aeiorstnlm'[random(10)]!}${after}`,
    ][random(3)]!
  }
  return message.split(' ').map(slip).join(' ')
}
