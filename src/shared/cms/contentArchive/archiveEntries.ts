import { toSlug } from '@/shared/lib/toSlug'

import { sha256, type Content, type FileStore } from './readContent'

/** The form of an archive; a site refuses one that is newer than its own. */
export const archiveFormat = 1
export const manifestName = 'manifest.json'
export const filesFolder = 'files/'

/** The first entry: what the others hold. */
export type Manifest = { format: number; madeAt: string; sums: Record<string, string> }

/** A text of the archive by the name of its file, for people who look into it; what counts is what it holds. */
function textsOf({ collections, globals }: Content): Map<string, string> {
  const texts = new Map<string, string>()
  const add = (folder: string, name: string, text: object) => {
    const base = toSlug(name) || 'untitled'
    let entry = `${folder}/${base}.json`
    for (let number = 2; texts.has(entry); number += 1) entry = `${folder}/${base}-${number}.json`
    texts.set(entry, `${JSON.stringify(text, null, 2)}\n`)
  }
  for (const [slug, documents] of Object.entries(collections))
    documents.forEach((document, index) => add(`collections/${slug}`, document.key, { index, ...document }))
  for (const [slug, wording] of Object.entries(globals)) add('pages', slug, { page: slug, ...wording })
  return texts
}

const picturesOf = ({ collections }: Content) =>
  Object.values(collections).flatMap((documents) => documents.flatMap(({ files = [] }) => files))

/** The entries of an archive one after the other, the manifest first; pictures are read as they come. */
export async function* entriesOfContent(
  content: Content,
  store: Pick<FileStore, 'read'>,
  madeAt: Date,
): AsyncGenerator<{ name: string; data: Buffer | string }> {
  const texts = textsOf(content)
  const pictures = picturesOf(content)
  const sums = Object.fromEntries([
    ...[...texts].map(([name, text]) => [name, sha256(text)]),
    ...pictures.map(({ name, sha256: sum }) => [filesFolder + name, sum]),
  ]) as Manifest['sums']
  const manifest: Manifest = { format: archiveFormat, madeAt: madeAt.toISOString(), sums }
  yield { name: manifestName, data: JSON.stringify(manifest, null, 2) }
  for (const [name, data] of texts) yield { name, data }
  for (const { name } of pictures) yield { name: filesFolder + name, data: await store.read(name) }
}
