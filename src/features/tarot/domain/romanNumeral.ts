const numerals: [value: number, written: string][] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]

/** A card's number as printed: 0, I, II … XXI. */
export function romanNumeral(number: number): string {
  if (number === 0) return '0'
  let rest = number
  let written = ''
  for (const [value, letters] of numerals) for (; rest >= value; rest -= value) written += letters
  return written
}
