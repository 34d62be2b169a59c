/** The kinds of picture that the media collection takes, written into the address itself. */
const carried = /^data:image\/(?:png|jpeg|webp|avif);base64,/i
const waitForPicture = 8_000

function written(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error('The picture cannot be read.'))
    reader.readAsDataURL(picture)
  })
}

/** A picture of another server, where that one hands it out. */
async function fetched(address: string): Promise<string> {
  const signal = AbortSignal.timeout(waitForPicture)
  const answer = await fetch(address, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' })
  return answer.ok ? written(await answer.blob()) : ''
}

async function carry(picture: HTMLImageElement): Promise<boolean> {
  const address = picture.getAttribute('src') ?? ''
  const data = /^https:/i.test(address) ? await fetched(address).catch(() => '') : address
  const around = picture.closest('p')
  if (carried.test(data)) picture.setAttribute('src', data)
  else picture.remove()
  if (around && !around.textContent?.trim() && !around.querySelector('img')) around.remove()
  return carried.test(data)
}

/**
 * Makes the pictures of a pasted document ones that can be uploaded, and removes the others: those on somebody’s own disk,
 * as Word names them, and those that their server keeps to itself.
 * @returns what an editor has to look at, as messages
 */
export async function inlinePictures(document: Document): Promise<string[]> {
  const carriedAlong = await Promise.all([...document.querySelectorAll('img')].map(carry))
  const left = carriedAlong.filter((isCarried) => !isCarried).length
  if (left === 0) return []
  return [
    left === 1
      ? 'A picture could not come along. Save it as a file and put it in by itself, with its description.'
      : `${left} pictures could not come along. Save them as files and put them in by themselves, with their descriptions.`,
  ]
}

/** The picture that is all a clipboard holds: Word and browsers describe it in HTML, too, by an address of no use here. */
export function onlyPicture(document: Document, clipboard: DataTransfer): File | undefined {
  if (document.body.textContent?.trim() || document.querySelectorAll('img').length !== 1) return undefined
  return [...clipboard.files].find(({ type }) => type.startsWith('image/'))
}
