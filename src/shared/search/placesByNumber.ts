/** Where each number is in some lists of them: places of lists, ascending. */
export function placesByNumber(size: number, lists: readonly Int32Array[]): Int32Array[] {
  const places: number[][] = Array.from({ length: size }, () => [])
  for (const [place, list] of lists.entries()) for (const number of new Set(list)) places[number]!.push(place)
  return places.map((own) => Int32Array.from(own))
}
