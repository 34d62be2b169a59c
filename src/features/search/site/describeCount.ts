/** How much a search found, in words. */
export function describeCount(count: number, search: string): string {
  if (count === 0) return `Nothing found for “${search.trim()}”. Fewer or other words may help.`
  return `${count === 1 ? 'One result' : `${count} results`} for “${search.trim()}”`
}
