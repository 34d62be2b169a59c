/** Payload's parser and its validation walk every value; no form of ours comes near this. */
const deepestForm = 64

/**
 * Counts nesting and values of JSON without building anything, so that what is too much costs no memory.
 * @param mostValues how many values the text may hold
 */
export function isWithinJsonLimits(text: Uint8Array, maxValues: number, deepest = deepestForm): boolean {
  let depth = 0
  let values = 0
  let inString = false
  for (let index = 0; index < text.length; index += 1) {
    const byte = text[index]
    if (inString) {
      if (byte === 0x5c) index += 1
      else if (byte === 0x22) inString = false
      continue
    }
    if (byte === 0x22) inString = true
    else if (byte === 0x7b || byte === 0x5b) {
      depth += 1
      values += 1
      if (depth > deepest) return false
    } else if (byte === 0x7d || byte === 0x5d) depth -= 1
    else if (byte === 0x2c) values += 1
    if (values > maxValues) return false
  }
  return true
}
