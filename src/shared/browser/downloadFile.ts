/** Hands a file made in the browser to the visitor; nothing of it is sent anywhere. */
export function downloadFile(name: string, type: string, content: readonly BlobPart[]): void {
  const address = URL.createObjectURL(new Blob([...content], { type }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // Some browsers read the file only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
