/**
 * The address that opens a page with its drafts, for those who are signed in.
 * @param path the page's own address on this site, e.g. `/education/hot-flashes-honestly`
 */
export function previewAddress(path: string): string {
  return `/preview?${new URLSearchParams({ path })}`
}
