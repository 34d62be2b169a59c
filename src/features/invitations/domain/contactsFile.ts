/**
 * The text of a file of contacts. A spreadsheet on Windows writes a CSV in that system's own encoding unless it is told
 * otherwise, and its letters are no UTF-8.
 */
export function textOfContactsFile(file: ArrayBuffer): string {
  const [first, second] = new Uint8Array(file)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(file)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return new TextDecoder('windows-1252').decode(file)
  }
}
