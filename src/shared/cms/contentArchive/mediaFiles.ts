import { extname } from 'node:path'

import type { Doc } from './portableFields'
import { ArchiveRefused } from './refusals'
import { fileNamesOf, type ArchivedDocument } from './readContent'

const starts = (text: string, at = 0) => {
  const bytes = Buffer.from(text, 'latin1')
  return (head: Buffer) => head.subarray(at, at + bytes.length).equals(bytes)
}
const isFtyp = starts('ftyp', 4)

type PictureType = { mime: string; isIn: (head: Buffer) => boolean }

/** What the site takes by upload as well, by the end of a file's name; no SVG, which can contain scripts. */
const types: Readonly<Record<string, PictureType>> = {
  '.avif': { mime: 'image/avif', isIn: isFtyp },
  '.jpeg': { mime: 'image/jpeg', isIn: starts('\xff\xd8\xff') },
  '.jpg': { mime: 'image/jpeg', isIn: starts('\xff\xd8\xff') },
  '.mp4': { mime: 'video/mp4', isIn: isFtyp },
  '.png': { mime: 'image/png', isIn: starts('\x89PNG\r\n\x1a\n') },
  '.webm': { mime: 'video/webm', isIn: starts('\x1a\x45\xdf\xa3') },
  '.webp': { mime: 'image/webp', isIn: (head) => starts('RIFF')(head) && starts('WEBP', 8)(head) },
}

const typeOf = (name: string): PictureType | undefined => types[extname(name).toLowerCase()]

/** What a picture or video of this name is; undefined for others. */
export const mimeTypeOf = (name: string): string | undefined => typeOf(name)?.mime

/** Whether a name leads nowhere but into its folder. */
export const isPlainName = (name: string): boolean =>
  /^[^/\\\0]+$/.test(name) && name !== '.' && name !== '..' && !name.startsWith('.')

/** @param head its first bytes @throws ArchiveRefused for a file that is not what its name says */
export function refuseMismatchedFile(name: string, head: Buffer): void {
  if (!isPlainName(name) || !typeOf(name)?.isIn(head))
    throw new ArchiveRefused(`holds ${JSON.stringify(name)}, which is no picture or video that the site takes`)
}

type Named = { filename?: unknown; mimeType?: unknown } | null | undefined

/** @throws ArchiveRefused for the row of a picture that names something else, or whose files are others than it names */
export function refuseMismatchedPicture({ key, published, files = [] }: ArchivedDocument): void {
  const row: Doc = published ?? {}
  const places = [row as Named, ...Object.values((row.sizes ?? {}) as Record<string, Named>)]
  const isOdd = (place: Named) => {
    const { filename, mimeType } = place ?? {}
    if (filename === undefined || filename === null) return false
    return typeof filename !== 'string' || !isPlainName(filename) || mimeTypeOf(filename) !== mimeType
  }
  const named = new Set(fileNamesOf(row))
  if (!named.has(key) || places.some(isOdd) || files.some(({ name }) => !named.has(name)))
    throw new ArchiveRefused(`holds ${JSON.stringify(key)}, which is no picture or video that the site takes`)
}
